/* What the library offers for games; compiled.py is the Python side of it. */
#ifndef RAPIDO_KERNEL_H
#define RAPIDO_KERNEL_H

#include <stdint.h>

#include "game.h"

/* Raise it whenever a struct or a function below changes. */
enum { KERNEL_ABI = 1 };

/* The numbers are those of POLICIES in contest.py. */
enum policy { UNIFORM, THRESHOLD };

/* A sum over games and the sum of the squares, for the mean and its error. */
typedef struct {
    uint64_t total, squares;
} tally;

static inline void add(tally *all, uint64_t one)
{
    all->total += one;
    all->squares += one * one;
}

typedef struct {
    uint64_t games, wins[MOST_PLAYERS];
    tally turns;      /* begun, also the one whose scoring wins */
    tally rolls;
    tally steps;      /* as OpenSpiel counts: outcomes of dice, choices of two or more actions */
    tally throw_outs; /* pairs thrown out */
    tally crosses;    /* rolls that end a turn with an X */
    tally leads;      /* times the sole lead passes from one player to another */
} totals;

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
