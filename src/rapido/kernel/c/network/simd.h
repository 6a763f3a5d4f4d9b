/* Vectors of WIDTH bytes, with GNU C and a few instructions that it has no notation for. */
#ifndef RAPIDO_NETWORK_SIMD_H
#define RAPIDO_NETWORK_SIMD_H

#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))

enum { LANES = WIDTH / (int)sizeof(float) };

typedef float vec __attribute__((vector_size(WIDTH)));
typedef int32_t ints __attribute__((vector_size(WIDTH)));

INLINE vec load(const float *at)
{
    return *(const vec *)__builtin_assume_aligned(at, WIDTH);
}

INLINE void store(float *at, vec x)
{
    *(vec *)__builtin_assume_aligned(at, WIDTH) = x;
}

/* ReLU, without comparing: clear what has a sign. */
INLINE vec positive(vec x)
{
    return (vec)((ints)x & ~((ints)x >> 31));
}

INLINE float add_lanes(vec x)
{
#if WIDTH == 64 && defined(__AVX512F__)
    return _mm512_reduce_add_ps((__m512)x);
#elif WIDTH == 32 && defined(__AVX2__)
    __m128 half = _mm_add_ps(_mm256_castps256_ps128((__m256)x), _mm256_extractf128_ps((__m256)x, 1));
    half = _mm_add_ps(half, _mm_movehl_ps(half, half));
    return _mm_cvtss_f32(half) + _mm_cvtss_f32(_mm_movehdup_ps(half));
#else
    float sum = 0;
    for (int lane = 0; lane < LANES / 2; lane++)
        sum += x[lane] + x[lane + LANES / 2];
    return sum;
#endif
}

/* One bit for each lane that is positive. */
INLINE unsigned lane_mask(ints x)
{
#if WIDTH == 32 && defined(__AVX2__)
    return (unsigned)_mm256_movemask_ps((__m256)(x > 0));
#elif WIDTH == 16 && defined(__SSE2__)
    return (unsigned)_mm_movemask_ps((__m128)(x > 0));
#elif WIDTH == 16 && defined(__wasm_simd128__)
    return (unsigned)__builtin_wasm_bitmask_i32x4(x > 0);
#else
    unsigned mask = 0;
    for (int lane = 0; lane < LANES; lane++)
        mask |= (unsigned)(x[lane] > 0) << lane;
    return mask;
#endif
}

/* List `first` + lane for the lanes that are positive, with room for LANES; return how many. */
INLINE int list_lanes(ints any, int first, int32_t *list)
{
#if WIDTH == 64 && defined(__AVX512F__)
    __mmask16 mask = _mm512_test_epi32_mask((__m512i)any, (__m512i)any);
    __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    __m512i numbers = _mm512_add_epi32(_mm512_set1_epi32(first), lanes);
    _mm512_storeu_si512(list, _mm512_maskz_compress_epi32(mask, numbers));
    return __builtin_popcount(mask);
#else
    int count = 0;
    unsigned mask = lane_mask(any);
    for (int lane = 0; lane < LANES; lane++) {
        list[count] = first + lane;
        count += mask >> lane & 1;
    }
    return count;
#endif
}

#endif
