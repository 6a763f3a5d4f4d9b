/* How a table for three is checked; lab/solve/three_check.py is the Python side. */
#ifndef RAPIDO_SOLVE_THREE_CHECK_H
#define RAPIDO_SOLVE_THREE_CHECK_H

#include <stdint.h>

struct three_table; /* see solve_three_turn.h */

/* The largest difference between any state and one turn of play by the table, over one of `parts`
 * parts of the boards. */
double three_look(const struct three_table *table, int part, int parts);

struct three_played {
    uint64_t games, wins[3], turns, rolls;
};

/* Play games first, first + 1, ... of a seed by the table and the rules of game.h. */
void three_play(const struct three_table *table, uint64_t seed, uint64_t first, uint64_t games,
                struct three_played *played);

#endif
