/* One step of one game of a batch, on a CPU or in a thread of a GPU. */
#ifndef RAPIDO_BATCH_STEP_H
#define RAPIDO_BATCH_STEP_H

#include "batch/batch.h"
#include "game/observe.h"
#include "game/uniform.h"

/* Throw and roll until somebody must choose, or the game is over. */
DEVICE static inline void roll_on(game *g, int players, uint64_t *stream)
{
    throw_if_forced(g, players);
    while (g->phase == DICE) {
        apply_roll(g, players, dice_of(draw(stream)));
        throw_if_forced(g, players);
    }
}

/* A game of a short staircase may be won by its first roll; it is not shown, since nobody acts. */
DEVICE static inline void next_game(const batch *b, uint64_t i, int players)
{
    game *g = &b->games[i];
    for (;; b->numbers[i] += b->count) {
        b->streams[i] = stream_start(b->seed, b->numbers[i]);
        begin(g, players, b->finish);
        roll_on(g, players, &b->streams[i]);
        if (g->phase != OVER)
            break;
    }
}

DEVICE static inline void show(const batch *b, uint64_t i, int players, int form)
{
    const game *g = &b->games[i];
    uint64_t legal = legal_bits(g, players);
    /* Bit k becomes byte k, then all bits of a byte that is not zero its lowest. */
    uint64_t spread = legal * EACH & UINT64_C(0x8040201008040201);
    uint64_t mask = (spread + EACH * 0x7f) >> 7 & EACH;
    const int64_t length = layout_for(players).length;
    b->legal[i] = (uint8_t)legal;
    memcpy(b->masks + ACTIONS * i, &mask, ACTIONS);
    b->current_players[i] = g->player;
    observe(g, players, g->player, b->finish, form,
            (char *)b->observations + (int64_t)i * length * entry_size(form));
}

/* Reward the winner and start the next game, if this one is over; then show what it looks like. */
DEVICE static inline void finish_step(const batch *b, uint64_t i, int players, int form)
{
    const game *g = &b->games[i];
    const int over = g->phase == OVER;
    for (int player = 0; player < players; player++)
        b->rewards[i * (uint64_t)players + (uint64_t)player] = (float)(over && player == g->player);
    b->dones[i] = (uint8_t)over;
    if (over) {
        b->numbers[i] += b->count;
        next_game(b, i, players);
    }
    show(b, i, players, form);
}

/* The action must be legal. */
DEVICE static inline void step_game(const batch *b, uint64_t i, int action, int players, int form)
{
    game *g = &b->games[i];
    if (action < FIRST_PLACE)
        throw_pair(g, action);
    else
        place(g, players, action - FIRST_PLACE);
    roll_on(g, players, &b->streams[i]);
    finish_step(b, i, players, form);
}

/* Any legal action, decided by the draw that random.h reserves for it: that of the last roll, or of
 * the coming one for the choice between two pairs. */
DEVICE static inline int random_action(const batch *b, uint64_t i)
{
    unsigned legal = b->legal[i];
    if (legal == 3)
        return (int)pair_of(mix(b->streams[i] + GOLDEN));
    int field = uniform_in(mix(b->streams[i]), ~(legal >> (FIRST_PLACE + 1)) & 31);
    return field == AGAIN ? (int)(legal >> 1 & 1) : FIRST_PLACE + field;
}

#endif
