/* The boards of the two-player game at the start of a turn, numbered without gaps.
 *
 * The mover has just scored or had nothing to score, so at most one of the mover's pairs lies on a
 * field; of the other player's pairs up to two do. A pair on field 0 can never be thrown out, so
 * its value is of no account. That leaves 865,056 boards, whatever the finish.
 *
 * Boards that occupy the same fields form a shape. Inside a shape all numbers are linear in the
 * values of the pairs, and that is what makes a sweep over all boards cheap.
 */
#ifndef RAPIDO_SOLVE_BOARD_H
#define RAPIDO_SOLVE_BOARD_H

#ifdef __CUDACC__
#define ANYWHERE __host__ __device__
#else
#define ANYWHERE
#endif

enum { VALUES = 30, TOP_FIELD = 5, FIELD_COUNT = 6, BOARDS = 865056, SHAPES = 131 };

/* The 30 different values of a roll go by their index:
 *     0 10 11 20 21 22 30 31 32 33 40 41 42 43 50 51 52 53 54 60 61 62 63 64 70 71 72 73 75 76 */
enum {
    WITH_CROSS = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 6 | 1 << 10 | 1 << 14 | 1 << 19 | 1 << 24,
    TWO_WAYS = 1 << 1 | 1 << 3 | 1 << 4 | 1 << 6 | 1 << 7 | 1 << 8
};

ANYWHERE static inline int roll_has_cross(int v)
{
    return WITH_CROSS >> v & 1;
}

ANYWHERE static inline int roll_double(int v)
{
    return v == 2 ? 1 : v == 5 ? 2 : v == 9 ? 3 : 0;
}

/* How many of the 36 outcomes show it: both dice have an X, a 1, a 2 and a 3. */
ANYWHERE static inline int roll_ways(int v)
{
    return 1 + (TWO_WAYS >> v & 1);
}

/* The index of a value. */
#ifdef __cplusplus
extern "C"
#endif
int solve_value_index(int value);

/* The pairs of one player that lie on fields, from the lowest up; values are indices from 0. */
struct pairs {
    int count;
    int field[2];
    int value[2];
};

#ifdef __cplusplus
extern "C"
#endif
int solve_board_number(const struct pairs *mover, const struct pairs *other);

/* Where a placement or a cross leads: to the board
 *     base + per_own * own + per_low * low + per_high * high + per_roll * roll
 * for the values of the mover's pair, the other's lower and higher pair and the roll. There the
 * other player moves, after going up by `score` steps. */
struct hop {
    int base, per_own, per_low, per_high, per_roll;
    int score;
};

/* All boards that occupy the same fields. */
struct shape {
    struct pairs mover, other;
    int owns, lows, highs; /* how many values each pair can have: 30, or 1 if it does not matter */
    int free_count;
    int free[FIELD_COUNT];
    int above[FIELD_COUNT];           /* which of the other's pairs lie above each free field */
    struct hop place[FIELD_COUNT][4]; /* for each free field and each set of pairs thrown out */
    struct hop cross;                 /* nothing is placed */
    struct hop here;                  /* the number of the board itself */
};

/* List all shapes and return how many there are. */
#ifdef __cplusplus
extern "C"
#endif
int solve_list_shapes(struct shape *shapes);

#endif
