/* Selects how the network is evaluated. */
#include "cpu_features.h"
#include "network/evaluate.h"

extern const network_backend network_portable;
#if defined(__x86_64__)
extern const network_backend network_avx2, network_avx512;
#endif

const network_backend *find_network_backend(int backend)
{
    switch (backend) {
    case PORTABLE_NETWORK:
        return &network_portable;
#if defined(__x86_64__)
    case AVX2_NETWORK:
        return has_avx2() && has_fma() ? &network_avx2 : 0;
    case AVX512_NETWORK:
        return has_avx512() ? &network_avx512 : 0;
#endif
    default:
        return 0;
    }
}

const network_backend *fastest_network_backend(void)
{
    const network_backend *found = 0;
    for (int backend = NETWORK_BACKENDS - 1; !found; backend--)
        found = find_network_backend(backend);
    return found;
}
