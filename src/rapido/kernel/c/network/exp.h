/* The exponential function, since WebAssembly has no C library: accurate to 1e-7, and the same
 * wherever the kernel runs. */
#ifndef RAPIDO_NETWORK_EXP_H
#define RAPIDO_NETWORK_EXP_H

#include <stdint.h>
#include <string.h>

enum { EXP_LANES = 8 };

typedef float exp_floats __attribute__((vector_size(EXP_LANES * sizeof(float))));
typedef int32_t exp_ints __attribute__((vector_size(EXP_LANES * sizeof(int32_t))));

/* Of numbers that are not positive: e^x = 2^n e^r with |r| <= ln(2) / 2, and a polynomial for e^r
 * (that of expf in Moshier's Cephes library). Below -87 the result stays at e^-87. */
static inline void exp_of(float numbers[EXP_LANES])
{
    const float to_integer = 12582912; /* 1.5 * 2^23: adding it rounds to an integer */
    exp_floats x, none = {0};
    memcpy(&x, numbers, sizeof x);
    exp_ints in_range = x > -87;
    x = (exp_floats)(((exp_ints)x & in_range) | ((exp_ints)(none - 87) & ~in_range));
    exp_floats shifted = x * 1.44269504f + to_integer, n = shifted - to_integer;
    exp_floats r = x - n * 0.693359375f + n * 2.12194440e-4f;
    exp_floats p = none + 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1;
    exp_ints power = (exp_ints)shifted - (exp_ints)(none + to_integer);
    x = (exp_floats)((exp_ints)p + power * (1 << 23));
    memcpy(numbers, &x, sizeof x);
}

#endif
