/* Memory layout of a table of bounds: one diagonal for each sum of the two players' steps.
 *
 * Each diagonal has one row per board, each row one cell per step of the mover. Play continues on
 * the same diagonal, on higher ones and, after crosses, on the two below; so a sweep runs from the
 * highest diagonal down.
 */
#ifndef RAPIDO_SOLVE_TWO_LAYOUT_H
#define RAPIDO_SOLVE_TWO_LAYOUT_H

#include <stdint.h>

#include "solve/two/board.h"

/* The lowest step of either piece on this diagonal, and the number of cells in its rows. */
HOST_DEVICE static inline int diagonal_low(int finish, int diagonal)
{
    return diagonal < finish ? 0 : diagonal - finish + 1;
}

HOST_DEVICE static inline int diagonal_width(int finish, int diagonal)
{
    return diagonal < finish ? diagonal + 1 : 2 * finish - 1 - diagonal;
}

/* The cells that one board has on all lower diagonals. */
HOST_DEVICE static inline int64_t cells_below(int finish, int diagonal)
{
    int64_t up = diagonal < finish ? diagonal : finish;
    int64_t down = diagonal - up, left = finish - 1 - down;
    return up * (up + 1) / 2 + (int64_t)finish * (finish - 1) / 2 - left * (left + 1) / 2;
}

#endif
