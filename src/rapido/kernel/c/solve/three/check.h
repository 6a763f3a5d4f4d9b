/* Checks of a solved table for three; lab/solve/check.py is the Python side. */
#ifndef RAPIDO_SOLVE_THREE_CHECK_H
#define RAPIDO_SOLVE_THREE_CHECK_H

#include "solve/played.h"
#include "solve/three/turn.h"

/* The largest difference between any state and one turn of play by the table, over one of `parts`
 * parts of the boards. */
double three_residual(const struct three_table *table, int part, int parts);

void three_play(const struct three_table *table, uint64_t seed, uint64_t first, uint64_t games,
                struct played *played);

#endif
