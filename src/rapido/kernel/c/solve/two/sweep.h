/* Value iteration for the two-player game; lab/solve/two/bindings.py is the Python side.
 *
 * Two tables bracket the truth: one never above it, one never below. The mover's chance can only
 * fall when the other player's chances rise, so one turn of look-ahead turns an upper table into a
 * lower one and vice versa. Each table is computed from the other alone: threads never write where
 * others read, and the result does not depend on their number.
 */
#ifndef RAPIDO_SOLVE_TWO_SWEEP_H
#define RAPIDO_SOLVE_TWO_SWEEP_H

#include <stdint.h>

enum bound { LOWER, UPPER, NEITHER };

/* Part of a sweep. Several threads may share it; each takes the next piece of work. */
struct two_task {
    int32_t finish;
    int32_t fixed_point;  /* whether cells are int32_t or double, see solve/simd.h */
    int32_t diagonal;     /* see layout.h */
    int32_t pairs;        /* only boards with this number of pairs */
    int32_t bound;        /* what `to` is; NEITHER only measures and writes nothing */
    int32_t push_doubles; /* whether to store what doubles are worth for the lower diagonals */
    const void *from;     /* the table of the other bound */
    void *to;
    void *doubles;        /* three rows of `finish` cells per board, all 0 when a sweep begins */
    _Atomic int32_t next; /* 0 at first */
};

/* The largest change of any cell, and the largest distance between `from` and `to` afterward
 * (when measuring: between `from` and one turn of look-ahead), as probabilities. */
struct two_stats {
    double change, gap;
};

/* Take boards from the task until none are left. */
void two_sweep(struct two_task *task, struct two_stats *stats);

/* Replace the lower table by the average of both, from cell `first` up to `last`. */
void two_average(void *lower, const void *upper, int fixed_point, int64_t first, int64_t last);

/* Write the boards from `first` up to `last` of a table in the format of the table file. */
void two_pack(const void *table, int fixed_point, int finish, int first, int last,
              uint16_t *packed);

#endif
