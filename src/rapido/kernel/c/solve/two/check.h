/* How a finished table is checked; lab/solve/check.py is the Python side. */
#ifndef RAPIDO_SOLVE_CHECK_H
#define RAPIDO_SOLVE_CHECK_H

#include <stdint.h>

struct finished; /* see solve_turn.h */

/* The largest difference between any state and one turn of look-ahead, over one of `parts` parts
 * of the boards. What look-ahead gives is written to `better` (double, in the order of the table
 * file) unless that is NULL: repeated, it is the plainest way of solving the game. */
double solve_residual(const struct finished *table, double *better, int part, int parts);

/* What was seen in games of two perfect players. */
struct played {
    uint64_t games, wins; /* those that the first player won */
    uint64_t turns, rolls;
};

/* Play games first, first + 1, ... of a seed by the table and the rules of game.h. */
void solve_play(const struct finished *table, uint64_t seed, uint64_t first, uint64_t games,
                struct played *played);

#endif
