/* Checks of a solved table; lab/solve/check.py is the Python side. */
#ifndef RAPIDO_SOLVE_TWO_CHECK_H
#define RAPIDO_SOLVE_TWO_CHECK_H

#include "solve/played.h"
#include "solve/two/turn.h"

/* The largest difference between any state and one turn of look-ahead, over one of `parts` parts
 * of the boards. Unless `better` is NULL, it receives the result of look-ahead (double, in the
 * order of the table file): repeated, that is the simplest way to solve the game. */
double two_residual(const struct two_table *table, double *better, int part, int parts);

void two_play(const struct two_table *table, uint64_t seed, uint64_t first, uint64_t games,
              struct played *played);

#endif
