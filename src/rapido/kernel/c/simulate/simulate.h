/* Playing many games and adding up what happened; kernel/simulate/native.py is the Python side. */
#ifndef RAPIDO_SIMULATE_H
#define RAPIDO_SIMULATE_H

#include "game/game.h"

/* In the order of POLICIES in simulation.py. */
enum policy { UNIFORM, THRESHOLD };

/* What is counted in a game, in the order of TALLIES in totals.py; simd.h counts those before ROLLS
 * in bytes. */
enum statistic {
    TURNS,   /* begun, including the one whose scoring wins */
    STEPS,   /* in OpenSpiel's sense: outcomes of dice, choices between two or more actions */
    THROW_OUTS,
    CROSSED, /* rolls that end a turn with an X */
    LEADS,   /* times the sole lead passes from one player to another */
    DOUBLES,
    ROLLS,
    STATISTICS,
};
enum { LENGTHS = 1024 };

typedef struct {
    uint64_t games, wins[MAX_PLAYERS];
    uint64_t sums[STATISTICS], squares[STATISTICS]; /* for means and standard errors */
    uint64_t turns_by_rolls;   /* the sum of turns times rolls, for the error of rolls per turn */
    uint64_t lengths[LENGTHS]; /* a histogram of turns per game, see length_bucket */
    uint64_t longest;          /* its highest bucket in use */
} totals;

/* The histogram bucket of a game. Up to a finish of 32 each number of turns has its own bucket;
 * above, buckets get wider. The last one takes everything longer. */
static inline uint64_t length_bucket(uint64_t turns, int finish)
{
    int bits = 0;
    while (finish > 32 << bits)
        bits++;
    return turns >> bits < LENGTHS ? turns >> bits : LENGTHS - 1;
}

static inline void add_game(totals *all, const uint64_t stats[STATISTICS], uint64_t winner,
                            int finish)
{
    uint64_t length = length_bucket(stats[TURNS], finish);
    all->games++;
    all->wins[winner]++;
    for (int i = 0; i < STATISTICS; i++) {
        all->sums[i] += stats[i];
        all->squares[i] += stats[i] * stats[i];
    }
    all->turns_by_rolls += stats[TURNS] * stats[ROLLS];
    all->lengths[length]++;
    all->longest = length > all->longest ? length : all->longest;
}

/* Games first, first + 1, ... of a seed, all from the same position. */
typedef struct {
    game start;
    uint64_t seed, first, games;
    uint8_t policies[MAX_PLAYERS];
} simulation;

/* All backends give the same totals. Those that play many games at once need a new game as start, a
 * finish of at most SIMD_MAX_FINISH and one policy for all seats. */
enum { SIMD_MAX_FINISH = 100 };
enum backend { SCALAR, PORTABLE, AVX2, AVX512, BACKENDS };
int rapido_has_backend(int backend); /* whether this CPU supports it */
void rapido_play(int backend, const simulation *s, totals *t);

void play_scalar(const simulation *s, totals *t);
void play_portable(const simulation *s, totals *t);
#if defined(__x86_64__)
void play_avx2(const simulation *s, totals *t);
void play_avx512(const simulation *s, totals *t);
#endif

#endif
