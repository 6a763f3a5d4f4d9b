/* The boards of the two-player game at the start of a turn, numbered without gaps.
 *
 * The mover has just scored or had nothing to score, so at most one of the mover's pairs lies on a
 * field; of the other player's pairs up to two do. A pair on field 0 can never be thrown out, so
 * its value is irrelevant. That leaves 865,056 boards, whatever the finish.
 *
 * Boards that occupy the same fields form a shape. Within a shape, board numbers are linear in
 * the values of the pairs, which is what makes a sweep over all boards cheap.
 */
#ifndef RAPIDO_SOLVE_TWO_BOARD_H
#define RAPIDO_SOLVE_TWO_BOARD_H

#include "solve/rolls.h"

enum { BOARDS = 865056, SHAPES = 131 };

/* The pairs of one player that lie on fields, from the lowest up; values are indices from 0. */
struct pairs {
    int count;
    int field[2];
    int value[2];
};

EXTERN_C int two_board_number(const struct pairs *mover, const struct pairs *other);

/* Where a placement or a cross leads: to the board
 *     base + per_own * own + per_low * low + per_high * high + per_roll * roll
 * for the values of the mover's pair, the other's lower and higher pair and the roll. There the
 * other player moves, after going up by `score` steps. */
struct transition {
    int base, per_own, per_low, per_high, per_roll;
    int score;
};

/* All boards that occupy the same fields. */
struct shape {
    struct pairs mover, other;
    int owns, lows, highs; /* how many values each pair can have: 30, or 1 if it does not matter */
    int free_count;
    int free[FIELD_COUNT];
    int above[FIELD_COUNT]; /* which of the other's pairs lie above each free field */
    struct transition place[FIELD_COUNT][4]; /* by free field and set of pairs thrown out */
    struct transition cross;                 /* nothing is placed */
    struct transition here;                  /* the number of the board itself */
};

/* List all shapes and return how many there are. */
EXTERN_C int two_list_shapes(struct shape *shapes);

#endif
