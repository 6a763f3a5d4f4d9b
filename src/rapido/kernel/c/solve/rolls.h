/* The rolls as the solvers see them, and limits that both share. */
#ifndef RAPIDO_SOLVE_ROLLS_H
#define RAPIDO_SOLVE_ROLLS_H

#include <stdint.h>

#include "game/values.h"

/* Tables are padded, since rows are read eight cells at a time. */
enum { MAX_FINISH = 64, CELL_PADDING = 64 };

#ifdef __cplusplus
#define EXTERN_C extern "C"
#else
#define EXTERN_C
#endif

#ifdef __CUDACC__
#define HOST_DEVICE __host__ __device__
#else
#define HOST_DEVICE
#endif

enum { TOP_FIELD = 5, FIELD_COUNT = 6 };

/* The 30 values of a roll are identified by their index:
 *     0 10 11 20 21 22 30 31 32 33 40 41 42 43 50 51 52 53 54 60 61 62 63 64 70 71 72 73 75 76 */
enum {
    WITH_CROSS = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 6 | 1 << 10 | 1 << 14 | 1 << 19 | 1 << 24,
    TWO_WAYS = 1 << 1 | 1 << 3 | 1 << 4 | 1 << 6 | 1 << 7 | 1 << 8
};

HOST_DEVICE static inline int roll_has_cross(int v)
{
    return WITH_CROSS >> v & 1;
}

HOST_DEVICE static inline int roll_double(int v)
{
    return v == 2 ? 1 : v == 5 ? 2 : v == 9 ? 3 : 0;
}

/* How many of the 36 outcomes show it: both dice have an X, a 1, a 2 and a 3. */
HOST_DEVICE static inline int roll_ways(int v)
{
    return 1 + (TWO_WAYS >> v & 1);
}

int value_index(int value);

#endif
