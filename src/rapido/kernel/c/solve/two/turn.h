/* Reference solution of one turn from a solved table: no SIMD, no diagonals, no initial guesses. It
 * shares nothing with sweep.c but the board numbers, so it can check tables. */
#ifndef RAPIDO_SOLVE_TWO_TURN_H
#define RAPIDO_SOLVE_TWO_TURN_H

#include <stdint.h>

#include "solve/two/board.h"

/* A table in the order of the table file: by board, step of the mover, step of the other player. */
struct two_table {
    const void *cells; /* uint16_t as in the file if packed, else double */
    int32_t packed;
    int32_t finish;
};

static inline double chance_at(const struct two_table *table, int board, int step, int other_step)
{
    int finish = table->finish;
    int64_t at = ((int64_t)board * finish + step) * finish + other_step;
    return table->packed ? ((const uint16_t *)table->cells)[at] / 65535.0
                         : ((const double *)table->cells)[at];
}

/* Where a choice leads: to a board, after the other player has gone up by `score` steps. */
struct successor {
    int board; /* NOT_LEGAL if there is no such choice */
    int score;
};

enum { NOT_LEGAL = -1 };

/* Where all choices on a board lead, whatever the steps of the players. */
struct successors {
    struct successor place[VALUES][FIELD_COUNT];
    struct successor cross;
};

/* The value of a turn to the mover, by the step of the mover. */
struct two_turn {
    double again[MAX_FINISH];         /* rolling again */
    double place[MAX_FINISH][VALUES]; /* placing each roll on the best field, */
    int field[MAX_FINISH][VALUES];    /* and which field that is */
    double worth[MAX_FINISH];         /* the whole turn, before its first roll */
};

void two_list_successors(const struct pairs *mover, const struct pairs *other,
                         struct successors *successors);

/* Solve the turn for all steps of the mover from `lowest` up. */
void two_solve_turn(const struct two_table *table, const struct successors *successors, int lowest,
                    int other_step, struct two_turn *turn);

#endif
