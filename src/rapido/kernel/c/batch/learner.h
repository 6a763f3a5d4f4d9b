/* Games of a learner against built-in players; kernel/batch/learner.py is the Python side.
 *
 * Every step applies one action of the learner in each game, lets dice and opponents play on until
 * the learner must choose again, and starts the next game where one is over. Slot i of n plays games
 * i, i + n, i + 2n, ... of the seed, with the streams of players/games.h; stream 7 chooses the seat.
 */
#ifndef RAPIDO_LEARNER_H
#define RAPIDO_LEARNER_H

#include "players/players.h"

/* `_LearnerGames` of kernel/batch/learner.py. Python owns all arrays; each has `count` rows. */
typedef struct {
    game *games;
    uint64_t (*dice)[MAX_PLAYERS], *choices, *numbers; /* random streams; number in the seed */
    uint8_t *seats;                                    /* of the learner */
    float *observations, *final_observations;          /* as the learner sees it */
    int8_t *masks;                                     /* by action */
    double *rewards; /* 1 for winning the game that this step ended, -1 for an illegal action */
    uint8_t *dones;  /* whether this step ended a game, whose last observation is the final one */
    uint64_t seed, count;
    int32_t players, finish;
    int32_t seat; /* -1: another one in each game */
    uint8_t opponents[MAX_PLAYERS]; /* enum player, in turn order from the learner's left */
} learner_games;

/* From `first` to before `last`, so that threads can share the work; each has an evaluator, which
 * may be null if no opponent needs one. The caller has checked that all opponents can play. */
void rapido_learner_reset(const learner_games *l, evaluator *e, uint64_t first, uint64_t last);
void rapido_learner_step(const learner_games *l, evaluator *e, const int64_t *actions,
                         uint64_t first, uint64_t last);

#endif
