/* Many games at once, for learning programs; kernel/batch/ is the Python side.
 *
 * Every step applies one action of the player to act in each game, rolls the dice until somebody
 * must choose again, and starts the next game where one is over. Slot i of n plays games i, i + n,
 * i + 2n, ... of the seed, whose dice are those of random.h.
 */
#ifndef RAPIDO_BATCH_H
#define RAPIDO_BATCH_H

#include "game/game.h"

/* `Batch` of kernel/batch/native.py. Python owns all arrays; each has `count` rows. */
typedef struct {
    game *games;
    uint64_t *streams, *numbers; /* the random stream of each game, and its number in the seed */
    uint8_t *legal;              /* as bits, see legal_bits */
    void *observations;          /* of the player to act */
    uint8_t *masks;              /* by action */
    int32_t *current_players;
    float *rewards; /* by player: 1 for winning the game that this step ended */
    uint8_t *dones; /* whether this step ended a game */
    uint64_t seed, count;
    int32_t players, finish, form;
} batch;

enum { ACTIONS = 8 };

#ifndef __CUDACC__

/* All from `first` to before `last`, so that threads can share the work. */
void rapido_batch_reset(const batch *b, uint64_t first, uint64_t last);
void rapido_batch_step(const batch *b, const int64_t *actions, uint64_t first, uint64_t last);
void rapido_batch_random_actions(const batch *b, int64_t *actions, uint64_t first, uint64_t last);

/* The first game in which the action is illegal, or `count`. */
uint64_t rapido_batch_illegal(const batch *b, const int64_t *actions);

/* After the game was replaced by any position: roll what is in the air, and show it. */
void rapido_batch_replaced(const batch *b, uint64_t i);

/* How many entries an observation has. */
int rapido_observation_length(int players);

#endif

#endif
