/* The boards of the three-player game at the start of a turn, numbered without gaps.
 *
 * The mover's pair has scored or had nothing to score, so only those of the next and the third
 * player can lie on fields. A pair on field 0 scores nothing, blocks nobody and is never thrown
 * out, just like a pair in front of its owner. So the code of a pair is 0 (nowhere), or 1 to 150
 * for 30 values on the fields 1 to 5, and there are 151 + 150 * 121 = 18,301 boards.
 *
 * A table holds for every board the chances of the mover and then those of the next player, each
 * by the steps of the third player, the mover and the next player, in this order. After the
 * turn has passed, the cells that a placement leads to are contiguous for all steps of the third.
 */
#ifndef RAPIDO_SOLVE_THREE_BOARD_H
#define RAPIDO_SOLVE_THREE_BOARD_H

#include <stdint.h>

#include "solve/rolls.h"

enum { CODES = 1 + TOP_FIELD * VALUES, BESIDE = CODES - VALUES };
enum { THREE_BOARDS = CODES + (CODES - 1) * BESIDE };

HOST_DEVICE static inline int code_of(int field, int value)
{
    return field ? 1 + (field - 1) * VALUES + value : 0;
}

HOST_DEVICE static inline int code_field(int code)
{
    return (code + VALUES - 1) / VALUES;
}

HOST_DEVICE static inline int code_value(int code)
{
    return (code + VALUES - 1) % VALUES;
}

HOST_DEVICE static inline int three_board(int next, int third)
{
    if (next == 0)
        return third;
    return CODES + (next - 1) * BESIDE + third -
           (code_field(third) > code_field(next) ? VALUES : 0);
}

/* The cell of the mover; that of the next player comes `finish`^3 cells later. */
HOST_DEVICE static inline int64_t three_cell(int finish, int board, int mover, int next, int third)
{
    int64_t positions = (int64_t)finish * finish * finish;
    return 2 * board * positions + ((int64_t)third * finish + mover) * finish + next;
}

#endif
