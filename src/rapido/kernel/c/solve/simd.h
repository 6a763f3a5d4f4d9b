/* When to stop rolling, solved for eight positions at once.
 *
 * Cells of a table are either 31-bit fixed-point numbers, so that both tables of the full game fit
 * into 4 GB, or doubles, for the last digits. The arithmetic is in double precision; it is exact
 * to SLACK cells, and bounds are rounded outward by more than that.
 */
#ifndef RAPIDO_SOLVE_SIMD_H
#define RAPIDO_SOLVE_SIMD_H

#include <stdint.h>

#include "solve/rolls.h"

#if FIXED_POINT
typedef int32_t cell;
#define ONE 2147483647.0 /* a sure win */
#define SLACK 1e-3
#else
typedef double cell;
#define ONE 1.0
#define SLACK 8e-15
#endif

#define INLINE static inline __attribute__((always_inline))

enum { LANES = 8 };

typedef double f64x8 __attribute__((vector_size(LANES * sizeof(double))));
typedef int64_t i64x8 __attribute__((vector_size(LANES * sizeof(int64_t))));

INLINE f64x8 where(i64x8 condition, f64x8 x)
{
    return (f64x8)((i64x8)x & condition);
}

/* R, the value of rolling again, where `fixed` is the value of the outcomes that leave no choice:
 *
 *     36 R = fixed + sum over the 22 outcomes without cross or double of max(place, R)
 *
 * The right side is convex and grows more slowly than the left, so Newton's method approaches
 * the solution from below and has reached it once no outcome changes sides. Nothing is assumed
 * about which rolls are better than others. */
INLINE f64x8 value_of_rolling(const f64x8 *place, f64x8 fixed, f64x8 guess)
{
    f64x8 none = {0};
    for (;;) {
        /* Two independent sums each, for instruction-level parallelism. */
        f64x8 sum[2] = {fixed, none}, weight[2] = {none + (36 - 22), none};
#pragma GCC unroll 30
        for (int v = 0; v < VALUES; v++)
            if (!roll_has_cross(v) && !roll_double(v)) {
                i64x8 stop = place[v] > guess;
                sum[v % 2] += where(stop, roll_ways(v) * place[v]);
                weight[v % 2] += where(stop, none + roll_ways(v));
            }
        f64x8 better = (sum[0] + sum[1]) / (weight[0] + weight[1]), off = better - guess;
        guess = better;
        off *= off;
        double low = off[0] + off[1] + (off[2] + off[3]);
        double high = off[4] + off[5] + (off[6] + off[7]);
        if (low + high < SLACK * SLACK / 64)
            return guess;
    }
}

INLINE double distance(double a, double b)
{
    return a > b ? a - b : b - a;
}

INLINE double larger(double a, double b)
{
    return a > b ? a : b;
}

#endif
