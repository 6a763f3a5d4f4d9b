/* What follows a choice of the mover of three, for eight positions at once.
 *
 * Cells are of type REAL; with MEASURE, policy values and best replies are computed too.
 */
#ifndef RAPIDO_SOLVE_THREE_OUTCOME_H
#define RAPIDO_SOLVE_THREE_OUTCOME_H

#include "solve/simd.h"
#include "solve/three/sweep.h"
#include "solve/three/board.h"

/* The chances of the next and the third player: according to the table; and, when measuring, by
 * playing the policy, and by their own best replies. */
enum { NEXT, THIRD, WORTH_NEXT, WORTH_THIRD, REPLY_NEXT, REPLY_THIRD, SHARES = MEASURE ? 6 : 2 };

struct outcome {
    f64x8 share[SHARES];
#if MEASURE
    f64x8 reply; /* the value to a mover who plays the best reply */
#endif
};

enum { STEPS_BACK = 4 }; /* a double takes a piece up by three steps at most */

/* Up to eight lanes of all boards with the next player's pair on the same field. */
struct work {
    const struct three_task *task;
    struct three_stats *stats;
    int field;        /* of the next player's pair, */
    int third;        /* the code of the third player's pair */
    int next_step;    /* the step of the next player, */
    int first, count; /* and the current ones of the third player */
    f64x8 own[VALUES]; /* the mover's chance when placing each roll on the current board */
    struct outcome place[VALUES];
    struct outcome by_beaten[2][VALUES]; /* by whether the roll beats the next player's pair */
    f64x8 own_by_beaten[2][VALUES];
    struct outcome cross;                       /* the sum over eleven outcomes, */
    struct outcome doubles[VALUES][STEPS_BACK]; /* and over three, by the value of the pair */
    f64x8 again[VALUES], reply_again[VALUES]; /* initial guesses */
};

INLINE f64x8 vmin(f64x8 a, f64x8 b)
{
    return b + where(a < b, a - b);
}

INLINE f64x8 vmax(f64x8 a, f64x8 b)
{
    return b + where(a > b, a - b);
}

INLINE f64x8 clamp01(f64x8 x)
{
    const f64x8 none = {0}, one = none + 1;
    return vmin(vmax(x, none), one);
}

INLINE f64x8 load(const REAL *row)
{
    f64x8 x;
    for (int k = 0; k < LANES; k++)
        x[k] = row[k];
    return x;
}

/* The turn passes to the next player, who scores: the chances in the current lanes. */
INLINE struct outcome pass_on(const struct work *work, int next, int third, int mine, int step)
{
    const struct three_task *task = work->task;
    const f64x8 none = {0};
    struct outcome outcome;
    int finish = task->finish, board = three_board(next, third);
    int lost = step >= finish; /* the next player wins by scoring */
    int64_t positions = (int64_t)finish * finish * finish;
    int64_t at = ((int64_t)mine * finish + (lost ? 0 : step)) * finish + work->first;
    const REAL *table = (const REAL *)task->from + 2 * board * positions + at;
    outcome.share[NEXT] = lost ? none + 1 : load(table);
    outcome.share[THIRD] = lost ? none : load(table + positions);
#if MEASURE
    const REAL *worth = (const REAL *)task->worth + 2 * board * positions + at;
    const REAL *reply = (const REAL *)task->reply + 3 * board * positions + at;
    outcome.share[WORTH_NEXT] = lost ? none + 1 : load(worth);
    outcome.share[WORTH_THIRD] = lost ? none : load(worth + positions);
    outcome.share[REPLY_NEXT] = lost ? none + 1 : load(reply);
    outcome.share[REPLY_THIRD] = lost ? none : load(reply + positions);
    outcome.reply = lost ? none : load(reply + 2 * positions);
#endif
    return outcome;
}

INLINE f64x8 own_chance(const struct outcome *outcome)
{
    return 1 - outcome->share[NEXT] - outcome->share[THIRD];
}

INLINE void add(struct outcome *sum, f64x8 weight, const struct outcome *outcome)
{
    for (int i = 0; i < SHARES; i++)
        sum->share[i] += weight * outcome->share[i];
}

#endif
