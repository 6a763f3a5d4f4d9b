/* What the library offers for solving the two-player game; lab/solve/native.py is the Python side.
 *
 * Two tables bracket the truth: one never above it, one never below. The mover's chance can only
 * fall when the other player's chances rise, so one turn of look-ahead makes a lower table of an
 * upper one and the other way round. Each table is computed from the other alone: threads never
 * meet, and the result does not depend on how many there are.
 */
#ifndef RAPIDO_SOLVE_H
#define RAPIDO_SOLVE_H

#include <stdint.h>

enum { MOST_FINISH = 64 };

enum bound { LOWER, UPPER, NEITHER };

/* Part of a sweep. Several threads may share it; each takes what is left to do. */
struct task {
    int32_t finish;
    int32_t whole;    /* whether cells are int32_t or double, see solve_flight.c */
    int32_t flight;   /* see solve_stairs.h */
    int32_t pairs;    /* only the boards on which so many pairs lie */
    int32_t bound;    /* what `to` is; NEITHER writes nothing there and measures */
    int32_t hand_on;  /* whether to leave what doubles are worth for the flights below */
    const void *from; /* the table of the other bound */
    void *to;
    void *doubles; /* three rows of `finish` cells for each board, all 0 when a sweep begins */
    _Atomic int32_t next; /* 0 at first */
};

/* The largest change of any cell, and the largest distance of `from` and `to` afterwards (or, when
 * measuring, of `from` and one turn of look-ahead), as probabilities. */
struct outcome {
    double change, gap;
};

/* Take boards from the task until none are left. */
void solve_flight(struct task *task, struct outcome *outcome);

/* Make the lower table the middle of both, from cell `first` up to `last`. */
void solve_middle(void *lower, const void *upper, int whole, int64_t first, int64_t last);

/* Write the boards from `first` up to `last` of a table in the form of the table file. */
void solve_pack(const void *table, int whole, int finish, int first, int last, uint16_t *packed);

/* Tables have a few cells more than they need, since rows are read eight cells at a time. */
enum { CELLS_TO_SPARE = 64 };

#endif
