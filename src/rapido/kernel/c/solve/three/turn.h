/* Reference solution of one turn of the three-player game, from a table file. It shares nothing
 * with sweep.c but the board numbers and the policy, so it can check tables. */
#ifndef RAPIDO_SOLVE_THREE_TURN_H
#define RAPIDO_SOLVE_THREE_TURN_H

#include <stdint.h>

#include "solve/three/board.h"

/* The cells of a table file, and the width of its policy. */
struct three_table {
    const uint16_t *cells;
    double delta;
    int32_t finish;
};

/* The chances of the mover, the next and the third player, by the step of the mover. */
struct three_turn {
    double weight[MAX_FINISH][VALUES][FIELD_COUNT]; /* the probability of each field, */
    double stop[MAX_FINISH][VALUES];                /* and of placing at all */
    double after[MAX_FINISH][VALUES][3];            /* after each roll */
    double worth[MAX_FINISH][3];                    /* the whole turn, before its first roll */
};

/* Solve the turn for all steps of the mover from `lowest` up; `next` and `third` are pair codes. */
void three_solve_turn(const struct three_table *table, int next, int third, int lowest,
                      int next_step, int third_step, struct three_turn *turn);

/* The chance of the mover (who = 0) or of the next player (1) in a state. */
static inline double three_chance(const struct three_table *table, int board, int who, int mover,
                                  int next, int third)
{
    int finish = table->finish, positions = finish * finish * finish;
    int64_t at = three_cell(finish, board, mover, next, third) + (int64_t)who * positions;
    return (float)(table->cells[at] / 65535.0);
}

#endif
