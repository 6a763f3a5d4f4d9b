/* One turn of the three-player game worked out from a table file, in the plainest way; shares
 * nothing with solve_three.c but the numbers of the boards and the rule of solve_three.h. */
#ifndef RAPIDO_SOLVE_THREE_TURN_H
#define RAPIDO_SOLVE_THREE_TURN_H

#include <stdint.h>

#include "solve.h"
#include "solve_three_board.h"

/* A table as in its file, and how it is played. */
struct three_table {
    const uint16_t *cells;
    double delta;
    int32_t finish;
};

/* What the turn brings the mover, the next and the third player; on each step of the mover from
 * `lowest` on. */
struct three_turn {
    double weight[MOST_FINISH][VALUES][FIELD_COUNT]; /* how likely each field is, */
    double stop[MOST_FINISH][VALUES];                /* and placing at all */
    double after[MOST_FINISH][VALUES][3];            /* after each roll */
    double worth[MOST_FINISH][3];                    /* the whole turn, before its first roll */
};

/* The pairs of the next and the third player are given as codes, the steps as they are. */
void three_turn(const struct three_table *table, int next, int third, int lowest, int next_step,
                int third_step, struct three_turn *turn);

/* The chance of the mover (who = 0) or of the next player (1) in a state. */
static inline double three_chance(const struct three_table *table, int board, int who, int mover,
                                  int next, int third)
{
    int finish = table->finish, positions = finish * finish * finish;
    int64_t at = cell_of_three(finish, board, mover, next, third) + (int64_t)who * positions;
    return (float)(table->cells[at] / 65535.0);
}

#endif
