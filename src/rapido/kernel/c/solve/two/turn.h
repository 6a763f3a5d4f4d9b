/* One turn worked out from a finished table, in the plainest way: no lanes, no flights, no guesses.
 *
 * It shares nothing with the iteration but the numbers of the boards, so that tables can be
 * checked with it.
 */
#ifndef RAPIDO_SOLVE_TURN_H
#define RAPIDO_SOLVE_TURN_H

#include <stdint.h>

#include "solve.h"
#include "solve_board.h"

/* A table in the order of the table file: by board, step of the mover, step of the other player. */
struct finished {
    const void *cells; /* uint16_t as in the file if packed, else double */
    int32_t packed;
    int32_t finish;
};

static inline double chance_at(const struct finished *table, int board, int step, int other_step)
{
    int finish = table->finish;
    int64_t at = ((int64_t)board * finish + step) * finish + other_step;
    return table->packed ? ((const uint16_t *)table->cells)[at] / 65535.0
                         : ((const double *)table->cells)[at];
}

/* Where a choice leads: to a board, with the other player up by so many steps. */
struct way {
    int board; /* NOWHERE if this is no choice */
    int score;
};

enum { NOWHERE = -1 };

/* All that can come of a turn on a board, wherever the pieces stand. */
struct outlook {
    struct way place[VALUES][FIELD_COUNT];
    struct way cross;
};

/* What the turn is worth to the mover on each step from `lowest` on, while the other player stands
 * on a certain step. */
struct turn {
    double again[MOST_FINISH];         /* rolling again */
    double place[MOST_FINISH][VALUES]; /* placing each roll on the best field, */
    int field[MOST_FINISH][VALUES];    /* and which that is */
    double worth[MOST_FINISH];         /* the whole turn, before its first roll */
};

void solve_look(const struct pairs *mover, const struct pairs *other, struct outlook *outlook);
void solve_turn(const struct finished *table, const struct outlook *outlook, int lowest,
                int other_step, struct turn *turn);

#endif
