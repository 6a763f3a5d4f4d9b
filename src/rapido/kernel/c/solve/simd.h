/* The end of a turn as a problem of stopping, for eight positions side by side.
 *
 * Cells of a table are whole numbers of 31 bits, so that both tables of the full game fit in 4 GB,
 * or numbers of double precision, for the last digits. The arithmetic is in double precision; it
 * is exact to SLACK cells, and results are rounded outwards by more than that.
 */
#ifndef RAPIDO_SOLVE_LANES_H
#define RAPIDO_SOLVE_LANES_H

#include <stdint.h>

#include "solve.h"
#include "solve_board.h"

#if WHOLE
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

typedef double lanes __attribute__((vector_size(LANES * sizeof(double))));
typedef int64_t marks __attribute__((vector_size(LANES * sizeof(int64_t))));

INLINE lanes where(marks condition, lanes x)
{
    return (lanes)((marks)x & condition);
}

/* R, what rolling again is worth, if `fixed` is the worth of the outcomes that leave no choice:
 *
 *     36 R = fixed + sum over the 22 outcomes without cross or double of max(place, R)
 *
 * The right side is convex and grows more slowly than the left, so Newton's method comes up to
 * the solution from below and is there as soon as no outcome changes sides. Nothing is assumed
 * about which rolls are better than others. */
INLINE lanes worth_of_rolling(const lanes *place, lanes fixed, lanes guess)
{
    lanes none = {0};
    for (;;) {
        /* Two sums each, which the processor can add up at the same time. */
        lanes sum[2] = {fixed, none}, weight[2] = {none + (36 - 22), none};
#pragma GCC unroll 30
        for (int v = 0; v < VALUES; v++)
            if (!roll_has_cross(v) && !roll_double(v)) {
                marks stop = place[v] > guess;
                sum[v % 2] += where(stop, roll_ways(v) * place[v]);
                weight[v % 2] += where(stop, none + roll_ways(v));
            }
        lanes better = (sum[0] + sum[1]) / (weight[0] + weight[1]), off = better - guess;
        guess = better;
        off *= off;
        double low = off[0] + off[1] + (off[2] + off[3]);
        double high = off[4] + off[5] + (off[6] + off[7]);
        if (low + high < SLACK * SLACK / 64)
            return guess;
    }
}

INLINE cell rounded(double x, int bound)
{
    x += bound == UPPER ? SLACK + WHOLE : -SLACK;
    return (cell)(x < 0 ? 0 : x > ONE ? ONE : x);
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
