/* Smoothed best replies for the three-player game; lab/solve/three/bindings.py is the Python side.
 *
 * A table holds the chances of all players in every state (board.h). It also defines a policy:
 * a roll is placed on each free field with a weight that falls linearly from 1 for the best field
 * to 0 for one that is worth `delta` less; and the turn is ended with a probability that rises from
 * 0 to 1 as placing goes from `delta` less to `delta` more than the best value of rolling again.
 * So a small change of one chance never makes the chances of others jump.
 */
#ifndef RAPIDO_SOLVE_THREE_SWEEP_H
#define RAPIDO_SOLVE_THREE_SWEEP_H

#include <stdint.h>

/* Several threads may share a task; each takes the next piece of work. */
struct three_task {
    int32_t finish;
    int32_t single; /* whether cells are float or double */
    double delta;
    double alpha;     /* step size from the old chances toward the new ones */
    const void *from; /* the table that defines the policy */
    void *to;         /* solving: the table that receives the new chances */
    void *worth;      /* measuring: the values of playing by the policy, laid out like a table; */
    void *reply;      /* and the value of a best reply by the mover, the next or the third player:
                         three cells per state */
    _Atomic int32_t next; /* 0 at first */
};

struct three_stats {
    double change; /* the largest change of any chance */
    double total;  /* the sum of the changes of all states */
    double gain;   /* measuring: the most that a best reply gains in any state, */
    double error;  /* and how far the table is from the value of its policy */
};

/* Recompute all chances, from one table to another. */
void three_sweep(struct three_task *task, struct three_stats *stats);

/* Recompute the values of the policy and of best replies, both in place. */
void three_measure(struct three_task *task, struct three_stats *stats);

#endif
