/* What the kernel uses of math.h; math.c has the functions that are no instructions. */
#ifndef RAPIDO_WASM_MATH_H
#define RAPIDO_WASM_MATH_H

#define INFINITY __builtin_inff()

double log(double x);

static inline double fabs(double x)
{
    return __builtin_fabs(x);
}

static inline double sqrt(double x)
{
    return __builtin_sqrt(x);
}

#endif
