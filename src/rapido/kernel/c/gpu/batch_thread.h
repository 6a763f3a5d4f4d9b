/* What one thread of a GPU does in a step of a batch: c/batch/step.h, for one game.
 *
 * The game is played in the thread's own memory. Its observation goes to a row in the memory of the
 * block, and the rows of a block are written out together: the neighbors of a byte are then written
 * by the neighbors of a thread, which is what makes a GPU's memory fast.
 *
 * It is plain C, so that tests can do the same on a CPU, one thread after the other.
 */
#ifndef RAPIDO_GPU_BATCH_THREAD_H
#define RAPIDO_GPU_BATCH_THREAD_H

#include "batch/step.h"

enum { THREADS = 128, CHUNK = 16 }; /* of a block; the bytes that one thread writes out at once */

/* A batch of one game: its own copy of what changes often, and its place in all other arrays. */
DEVICE static inline batch one_game(const batch *b, uint64_t i, int players, game *g,
                                    uint64_t *stream, void *row)
{
    batch one = *b;
    *g = b->games[i];
    *stream = b->streams[i];
    one.games = g;
    one.streams = stream;
    one.numbers = b->numbers + i;
    one.legal = b->legal + i;
    one.observations = row;
    one.masks = b->masks + ACTIONS * i;
    one.current_players = b->current_players + i;
    one.rewards = b->rewards + (uint64_t)players * i;
    one.dones = b->dones + i;
    return one;
}

DEVICE static inline void *row_of(const batch *b, uint64_t i)
{
    const int size = layout_for(b->players).length * entry_size(b->form);
    return (char *)b->observations + i * (uint64_t)size;
}

DEVICE static inline void reset_thread(const batch *b, uint64_t i)
{
    game g;
    uint64_t stream;
    batch one = one_game(b, i, b->players, &g, &stream, row_of(b, i));
    *one.numbers = i;
    next_game(&one, 0, b->players);
    finish_step(&one, 0, b->players, b->form);
    b->games[i] = g;
    b->streams[i] = stream;
}

/* After the game was replaced by any position: roll what is in the air, and show it. */
DEVICE static inline void replaced_thread(const batch *b, uint64_t i)
{
    game g;
    uint64_t stream;
    batch one = one_game(b, i, b->players, &g, &stream, row_of(b, i));
    roll_on(&g, b->players, &stream);
    finish_step(&one, 0, b->players, b->form);
    b->games[i] = g;
    b->streams[i] = stream;
}

/* Return whether the action was legal; if not, the game stays as it is. */
DEVICE static inline int step_thread(const batch *b, const int64_t *actions, uint64_t i, void *row,
                                     int players, int form)
{
    game g;
    uint64_t stream;
    batch one = one_game(b, i, players, &g, &stream, row);
    int64_t action = actions[i];
    int legal = 0 <= action && action < ACTIONS && *one.legal >> action & 1;
    if (legal)
        step_game(&one, 0, (int)action, players, form);
    else
        finish_step(&one, 0, players, form);
    b->games[i] = g;
    b->streams[i] = stream;
    return legal;
}

/* This thread's share of the rows of its block. Whole chunks begin at multiples of their size,
 * because THREADS is one. */
DEVICE static inline void write_out(const batch *b, uint64_t first, unsigned thread,
                                    const char *rows, int players, int form)
{
    const uint64_t size = (uint64_t)(layout_for(players).length * entry_size(form));
    const uint64_t left = b->count - first, used = left < THREADS ? left : THREADS;
    const uint64_t end = used * size;
    char *out = (char *)b->observations + first * size;
    for (uint64_t at = thread * CHUNK; at + CHUNK <= end; at += THREADS * CHUNK) {
#ifdef __CUDACC__
        *(uint4 *)(out + at) = *(const uint4 *)(rows + at);
#else
        memcpy(out + at, rows + at, CHUNK);
#endif
    }
    for (uint64_t at = end - end % CHUNK + thread; at < end; at += THREADS)
        out[at] = rows[at];
}

#endif
