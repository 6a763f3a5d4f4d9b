/* How the two pieces' steps are laid out: one flight for each sum of the two steps.
 *
 * A table holds one flight after the other, in a flight one row for each board, in a row one cell
 * for each step of the mover. From a flight play goes on in the same flight, in higher ones, and
 * by crosses in the two below it; so a sweep comes down from the highest.
 */
#ifndef RAPIDO_SOLVE_STAIRS_H
#define RAPIDO_SOLVE_STAIRS_H

#include <stdint.h>

#include "solve_board.h"

/* The lowest step of either piece in this flight, and the number of cells in its rows. */
ANYWHERE static inline int flight_low(int finish, int flight)
{
    return flight < finish ? 0 : flight - finish + 1;
}

ANYWHERE static inline int flight_width(int finish, int flight)
{
    return flight < finish ? flight + 1 : 2 * finish - 1 - flight;
}

/* How many cells the rows of all lower flights have together. */
ANYWHERE static inline int64_t cells_below(int finish, int flight)
{
    int64_t up = flight < finish ? flight : finish;
    int64_t down = flight - up, left = finish - 1 - down;
    return up * (up + 1) / 2 + (int64_t)finish * (finish - 1) / 2 - left * (left + 1) / 2;
}

#endif
