/* What the library offers for games; compiled.py is the Python side of it. */
#ifndef RAPIDO_KERNEL_H
#define RAPIDO_KERNEL_H

#include <stdint.h>

#include "game.h"

/* Raise it whenever a struct or a function below changes. */
enum { KERNEL_ABI = 2 };

/* The numbers are those of POLICIES in contest.py. */
enum policy { UNIFORM, THRESHOLD };

/* What is told of a game; the order is that of TALLIES in contest.py, those first that lanes.h
 * counts in bytes. */
enum told {
    TURNS,   /* begun, also the one whose scoring wins */
    STEPS,   /* as OpenSpiel counts: outcomes of dice, choices of two or more actions */
    OUTS,    /* pairs thrown out */
    CROSSED, /* rolls that end a turn with an X */
    LEADS,   /* times the sole lead passes from one player to another */
    DOUBLES,
    ROLLS,
    TALLIES,
};
enum { LENGTHS = 1024 };

typedef struct {
    uint64_t games, wins[MOST_PLAYERS];
    uint64_t sums[TALLIES], squares[TALLIES]; /* for the means and their errors */
    uint64_t turns_by_rolls;   /* the sum of turns times rolls, for the error of rolls per turn */
    uint64_t lengths[LENGTHS]; /* games by turns, see length_of */
    uint64_t longest;          /* the highest place there that is in use */
} totals;

/* The place of a length among the lengths: one for each number of turns, and the higher the finish
 * beyond 32, the more numbers share a place. The last place is for all that are longer still. */
static inline uint64_t length_of(uint64_t turns, int finish)
{
    int bits = 0;
    while (finish > 32 << bits)
        bits++;
    return turns >> bits < LENGTHS ? turns >> bits : LENGTHS - 1;
}

/* Add a game that is over. */
static inline void count(totals *all, const uint64_t told[TALLIES], uint64_t winner, int finish)
{
    uint64_t length = length_of(told[TURNS], finish);
    all->games++;
    all->wins[winner]++;
    for (int i = 0; i < TALLIES; i++) {
        all->sums[i] += told[i];
        all->squares[i] += told[i] * told[i];
    }
    all->turns_by_rolls += told[TURNS] * told[ROLLS];
    all->lengths[length]++;
    all->longest = length > all->longest ? length : all->longest;
}

/* What is to be played: games first, first + 1, ... of a seed, all from the same position. */
typedef struct {
    game start;
    uint64_t seed, first, games;
    uint8_t policies[MOST_PLAYERS];
} contest;

int rapido_abi(void);

/* The Python type of state.py, made of the objects that it gives, or 0; see state.c. */
struct object *rapido_state_type(const void *given, int32_t size);

/* A new game, then move by move; a move that is not legal changes nothing and gives 0. */
void rapido_begin(game *g, int players, int finish);
unsigned rapido_legal(const game *g); /* bit 0, 1: throw that pair; bit 2 to 7: place on 0 to 5 */
int rapido_throw(game *g, int pair);
int rapido_land(game *g, int dice);
int rapido_place(game *g, int field);

/* Whole games, added to the totals. All ways give the same totals. The ways that play many games
 * at once need a fresh start, a finish of at most LANES_FINISH and one policy for all seats. */
enum { LANES_FINISH = 100 };
enum way { SCALAR, PORTABLE, AVX2, AVX512, WAYS };
int rapido_has(int way); /* whether this machine can go it */
void rapido_play(int way, const contest *c, totals *t);

void play_scalar(const contest *c, totals *t);
void play_portable(const contest *c, totals *t);
#if defined(__x86_64__)
void play_avx2(const contest *c, totals *t);
void play_avx512(const contest *c, totals *t);
#endif

#endif
