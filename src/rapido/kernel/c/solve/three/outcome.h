/* What follows a choice of the mover of three, for eight positions side by side.
 *
 * Cells are of type REAL; MEASURE says whether more than the table itself is computed.
 */
#ifndef RAPIDO_SOLVE_THREE_LANES_H
#define RAPIDO_SOLVE_THREE_LANES_H

#include "solve_lanes.h"
#include "solve_three.h"
#include "solve_three_board.h"

/* What is computed beside the mover's choices: the chances of the next and the third player by the
 * table; and, when measuring, the worth of play for these two, and of their own best replies. */
enum { NEXT, THIRD, WORTH_NEXT, WORTH_THIRD, REPLY_NEXT, REPLY_THIRD, SHARES = MEASURE ? 6 : 2 };

/* What follows a choice. */
struct follow {
    lanes share[SHARES];
#if MEASURE
    lanes reply; /* the worth for a mover who gives the best reply */
#endif
};

enum { STEPS_BACK = 4 }; /* a double takes a piece up by three steps at most */

/* Some lanes of all boards that have the next player's pair on the same field. */
struct work {
    const struct three_task *task;
    struct three_found *found;
    int field;        /* of the next player's pair, */
    int third;        /* the code of the third player's pair */
    int next_step;    /* the step of the next player, */
    int first, count; /* and those of the third player in hand */
    lanes own[VALUES]; /* the mover's chance when placing each roll on the board in hand */
    struct follow place[VALUES];
    struct follow either[2][VALUES]; /* the same if the roll does not beat the pair, or does */
    lanes own_either[2][VALUES];
    struct follow cross;                        /* of eleven outcomes, */
    struct follow doubles[VALUES][STEPS_BACK];  /* and of three, by the value of the pair */
    lanes again[VALUES], reply_again[VALUES]; /* good guesses */
};

INLINE lanes least(lanes a, lanes b)
{
    return b + where(a < b, a - b);
}

INLINE lanes most(lanes a, lanes b)
{
    return b + where(a > b, a - b);
}

INLINE lanes share_of(lanes x) /* x, but from 0 to 1 */
{
    const lanes none = {0}, one = none + 1;
    return least(most(x, none), one);
}

INLINE lanes load(const REAL *row)
{
    lanes x;
    for (int k = 0; k < LANES; k++)
        x[k] = row[k];
    return x;
}

/* The turn goes to the next player, who scores: what that is worth in the lanes in hand. */
INLINE struct follow pass_on(const struct work *work, int next, int third, int mine, int step)
{
    const struct three_task *task = work->task;
    const lanes none = {0};
    struct follow follow;
    int finish = task->finish, board = board_of_three(next, third);
    int lost = step >= finish; /* the next player wins by scoring */
    int64_t positions = (int64_t)finish * finish * finish;
    int64_t at = ((int64_t)mine * finish + (lost ? 0 : step)) * finish + work->first;
    const REAL *table = (const REAL *)task->from + 2 * board * positions + at;
    follow.share[NEXT] = lost ? none + 1 : load(table);
    follow.share[THIRD] = lost ? none : load(table + positions);
#if MEASURE
    const REAL *worth = (const REAL *)task->worth + 2 * board * positions + at;
    const REAL *reply = (const REAL *)task->reply + 3 * board * positions + at;
    follow.share[WORTH_NEXT] = lost ? none + 1 : load(worth);
    follow.share[WORTH_THIRD] = lost ? none : load(worth + positions);
    follow.share[REPLY_NEXT] = lost ? none + 1 : load(reply);
    follow.share[REPLY_THIRD] = lost ? none : load(reply + positions);
    follow.reply = lost ? none : load(reply + 2 * positions);
#endif
    return follow;
}

INLINE lanes own_chance(const struct follow *follow)
{
    return 1 - follow->share[NEXT] - follow->share[THIRD];
}

INLINE void add(struct follow *sum, lanes weight, const struct follow *follow)
{
    for (int i = 0; i < SHARES; i++)
        sum->share[i] += weight * follow->share[i];
}

#endif
