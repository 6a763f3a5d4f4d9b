/* The boards of the three-player game at the start of a turn, numbered without gaps.
 *
 * The mover's pair has scored or had nothing to score, so only those of the next and the third
 * player can lie on fields. A pair on field 0 scores nothing, blocks nobody and is never thrown
 * out: it is as good as nowhere. So a pair lies nowhere (code 0) or on one of the fields 1 to 5
 * with one of 30 values (code 1 to 150), and there are 151 + 150 * 121 = 18,301 boards.
 *
 * A table holds for every board the chances of the mover and then those of the next player, each
 * by the steps of the third player, the mover and the next player, in this order: the turn goes
 * round, and so the cells that a placement leads to lie side by side for all steps of the third.
 */
#ifndef RAPIDO_SOLVE_THREE_BOARD_H
#define RAPIDO_SOLVE_THREE_BOARD_H

#include <stdint.h>

#include "solve_board.h"

enum { CODES = 1 + TOP_FIELD * VALUES, BESIDE = CODES - VALUES };
enum { BOARDS_OF_THREE = CODES + (CODES - 1) * BESIDE };

ANYWHERE static inline int code_of(int field, int value)
{
    return field ? 1 + (field - 1) * VALUES + value : 0;
}

ANYWHERE static inline int code_field(int code)
{
    return (code + VALUES - 1) / VALUES;
}

ANYWHERE static inline int code_value(int code)
{
    return (code + VALUES - 1) % VALUES;
}

ANYWHERE static inline int board_of_three(int next, int third)
{
    if (next == 0)
        return third;
    return CODES + (next - 1) * BESIDE + third -
           (code_field(third) > code_field(next) ? VALUES : 0);
}

/* The cell of the mover; that of the next player comes `finish`^3 cells later. */
ANYWHERE static inline int64_t cell_of_three(int finish, int board, int mover, int next, int third)
{
    int64_t positions = (int64_t)finish * finish * finish;
    return 2 * board * positions + ((int64_t)third * finish + mover) * finish + next;
}

#endif
