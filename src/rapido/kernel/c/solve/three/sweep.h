/* What the library offers for solving the three-player game; lab/solve/three_native.py is the
 * Python side.
 *
 * A table says what everybody's chances are in every state (solve_three_board.h). It also says what
 * everybody does, by this rule: of the fields on which a roll can be placed each is taken with
 * a weight that falls from 1 for the best to 0 for one that is worth `delta` less; and the turn is
 * ended with a probability that rises from 0 to 1 as placing goes from `delta` less to `delta` more
 * than rolling again is worth at best. So small differences never make leaps in what others get.
 */
#ifndef RAPIDO_SOLVE_THREE_H
#define RAPIDO_SOLVE_THREE_H

#include <stdint.h>

/* Several threads may share a task; each takes what is left to do. */
struct three_task {
    int32_t finish;
    int32_t single; /* whether cells are float or double */
    double delta;
    double alpha;     /* how far to go from the old chances towards the new ones */
    const void *from; /* the table that says what everybody does */
    void *to;         /* solving: another table, which gets the new chances */
    void *worth;      /* measuring: what play by the table is worth, laid out like a table; */
    void *reply;      /* and what the best reply of one player to it is worth, if that is the
                         mover, the next, or the third player: three cells a state */
    _Atomic int32_t next; /* 0 at first */
};

struct three_found {
    double change; /* the largest of any chance */
    double total;  /* of all states */
    double gain;   /* measuring: the most that a best reply gains in any state, */
    double error;  /* and how far the table is from the worth of playing by it */
};

/* Compute all chances anew, from one table to another. */
void solve_three(struct three_task *task, struct three_found *found);

/* Compute the worth of playing by the table anew, and that of best replies, both in place. */
void measure_three(struct three_task *task, struct three_found *found);

#endif
