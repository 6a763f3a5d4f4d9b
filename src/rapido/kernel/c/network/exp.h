/* The exponential function, since WebAssembly has no C library: accurate to 1e-7, and the same
 * wherever the kernel runs. */
#ifndef RAPIDO_NETWORK_EXP_H
#define RAPIDO_NETWORK_EXP_H

#include <stdint.h>

enum { EXP_LANES = 8 };

typedef float exp_floats __attribute__((vector_size(EXP_LANES * sizeof(float))));
typedef double exp_doubles __attribute__((vector_size(EXP_LANES * sizeof(double))));
typedef int32_t exp_ints __attribute__((vector_size(EXP_LANES * sizeof(int32_t))));

static inline exp_floats larger_of(exp_floats a, exp_floats b)
{
    exp_ints first = a > b;
    return (exp_floats)(((exp_ints)a & first) | ((exp_ints)b & ~first));
}

/* Of numbers that are not positive: e^x = 2^n e^r with |r| <= ln(2) / 2, and a polynomial for e^r
 * (that of expf in Moshier's Cephes library). Below -87 the result stays at e^-87. */
static inline exp_floats exp_of(exp_floats x)
{
    const float to_integer = 12582912; /* 1.5 * 2^23: adding it rounds to an integer */
    exp_floats none = {0};
    x = larger_of(x, none - 87);
    exp_floats shifted = x * 1.44269504f + to_integer, n = shifted - to_integer;
    exp_floats r = x - n * 0.693359375f + n * 2.12194440e-4f;
    exp_floats p = r * 1.9875691500e-4f + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1;
    exp_ints power = (exp_ints)shifted - (exp_ints)(none + to_integer);
    return (exp_floats)((exp_ints)p + power * (1 << 23));
}

#endif
