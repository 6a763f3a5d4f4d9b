/* Selects the backend that plays the games. */
#include "simulate/simulate.h"

#include "cpu_features.h"

int rapido_has_backend(int backend)
{
    switch (backend) {
    case SCALAR:
    case PORTABLE:
        return 1;
#if defined(__x86_64__)
    case AVX2:
        return has_avx2();
    case AVX512:
        return has_avx512();
#endif
    default:
        return 0;
    }
}

void rapido_play(int backend, const simulation *s, totals *t)
{
    switch (backend) {
    case SCALAR: play_scalar(s, t); break;
    case PORTABLE: play_portable(s, t); break;
#if defined(__x86_64__)
    case AVX2: play_avx2(s, t); break;
    case AVX512: play_avx512(s, t); break;
#endif
    default: break;
    }
}
