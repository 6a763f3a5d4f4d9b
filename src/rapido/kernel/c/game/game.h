/* The rules of Rapido as functions on a game; R1, R2, ... are those of docs/rules.md.
 *
 * The fields are the bytes of two words, field 1 in byte 1 and so on, so that one subtraction
 * compares a roll with all pairs that lie there. Byte 0 holds the last pair placed on field 0 and
 * is never read: nothing throws out a pair that lies there (R18), and it is always free (R16).
 *
 * `players` is a parameter although the game knows it: where it is a constant, the compiler unrolls
 * the loops over players and drops the code that only two players need.
 */
#ifndef RAPIDO_GAME_H
#define RAPIDO_GAME_H

#include <stdint.h>

#include "game/device.h"

enum { MAX_PLAYERS = 6, MAX_PAIRS = 2, IN_FRONT = -1 };

/* What the game is waiting for, as in rules/state.py. */
enum phase { ROLL, DICE, DECIDE, OVER };

typedef struct {
    uint64_t worth; /* by field: the value of the pair there, FREE if there is none */
    uint64_t owner; /* by field: the owner of the pair there, plus 8 if it is the second pair */
    int16_t steps[MAX_PLAYERS];
    int16_t finish;
    int8_t field[MAX_PLAYERS][MAX_PAIRS];  /* where a pair was placed, or IN_FRONT; see below */
    uint8_t faces[MAX_PLAYERS][MAX_PAIRS]; /* what it shows there, an index into the 36 rolls */
    uint8_t players, player, phase;
    uint8_t pair, dice; /* what this turn rolls, and what the last roll shows */
    uint32_t rolls;     /* of this turn */
} game;

#define EACH UINT64_C(0x0101010101010101)
enum { FREE = 0x7f, TOP_BIT = 0x80, NOBODY = 0xff };

/* R2, R8, R9: die A (X 1 2 3 4 7) changes from row to row, die B (X 1 2 3 5 6) within a row. */
DEVICE static const uint8_t VALUE[36] = {
     0, 10, 20, 30, 50, 60,
    10, 11, 21, 31, 51, 61,
    20, 21, 22, 32, 52, 62,
    30, 31, 32, 33, 53, 63,
    40, 41, 42, 43, 54, 64,
    70, 71, 72, 73, 75, 76,
};

DEVICE static const uint8_t CROSSES[36] = {
    2, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0,
};

/* R11: two X are not a double. */
DEVICE static const uint8_t STEPS_OF_DOUBLE[36] = {
    0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 0, 0,
    0, 0, 0, 3, 0, 0,
};

/* R1, R22 */
DEVICE static inline int pairs_each(int players)
{
    return players == 2 ? 2 : 1;
}

/* R15: a 1 in the byte of each field from 1 to 5 that holds a pair. */
DEVICE static inline uint64_t occupied(const game *g)
{
    return ~(g->worth + EACH) >> 7 & EACH & ~UINT64_C(0xff);
}

/* The number of bytes that are 1. */
DEVICE static inline unsigned ones(uint64_t bytes)
{
    return (unsigned)(bytes * EACH >> 56);
}

/* The same as bits, bit 0 for field 1. */
DEVICE static inline unsigned as_bits(uint64_t bytes)
{
    return (unsigned)(bytes * UINT64_C(0x0002040810200000) >> 57) & 31;
}

/* R19: the field on which a pair lies, unless it was thrown out since. */
DEVICE static inline int current_field(const game *g, int player, int pair)
{
    int field = g->field[player][pair];
    int there = (uint8_t)(g->owner >> (8 * field & 63)) == (player | pair << 3);
    int still = (field <= 0) | there;
    return field | (still - 1); /* IN_FRONT has all bits set */
}

DEVICE static inline void take_back(game *g, int player, int pair, int field)
{
    g->worth |= (uint64_t)FREE << 8 * field;
    g->owner |= (uint64_t)NOBODY << 8 * field;
    g->field[player][pair] = IN_FRONT;
}

/* R20: reaching or passing the finish wins at once. */
DEVICE static inline void climb(game *g, int steps)
{
    int step = g->steps[g->player] + steps;
    int won = step >= g->finish;
    g->steps[g->player] = (int16_t)(won ? g->finish : step);
    g->phase = won ? OVER : g->phase;
}

/* R5, R6, R25, R26: with all own pairs on fields, climb their sum and take them back. */
DEVICE static inline void score(game *g, int players)
{
    int player = g->player;
    int first = current_field(g, player, 0);
    if (pairs_each(players) == 1) {
        int field = first + (first == IN_FRONT);
        take_back(g, player, 0, field);
        climb(g, field);
    } else {
        int second = current_field(g, player, 1);
        if (first != IN_FRONT && second != IN_FRONT) {
            take_back(g, player, 0, first);
            take_back(g, player, 1, second);
            climb(g, first + second);
        }
    }
}

/* R3, R4: the turn passes clockwise, and the next one begins with scoring. */
DEVICE static inline void pass_on(game *g, int players)
{
    g->player = g->player + 1 == players ? 0 : g->player + 1;
    g->phase = ROLL;
    g->rolls = 0;
    score(g, players);
}

/* R1, R21, R22 */
DEVICE static inline void begin(game *g, int players, int finish)
{
    const game empty = {0};
    *g = empty;
    g->worth = EACH * FREE;
    g->owner = EACH * NOBODY;
    g->finish = (int16_t)finish;
    g->players = (uint8_t)players;
    for (int p = 0; p < MAX_PLAYERS; p++)
        for (int k = 0; k < MAX_PAIRS; k++)
            g->field[p][k] = IN_FRONT;
}

/* R23: the first throw chooses the pair. */
DEVICE static inline void throw_pair(game *g, int pair)
{
    g->pair = (uint8_t)pair;
    g->phase = DICE;
}

/* Actions are bits: 0 and 1 throw that pair, FIRST_PLACE and those after it place on field 0 to 5.
 * R10, R14-R17, R23 */
enum { FIRST_PLACE = 2 };
DEVICE static inline unsigned legal_bits(const game *g, int players)
{
    if (g->phase == ROLL) {
        unsigned first = current_field(g, g->player, 0) == IN_FRONT;
        unsigned second = pairs_each(players) == 2 && current_field(g, g->player, 1) == IN_FRONT;
        return first | second << 1;
    }
    if (g->phase == DECIDE)
        return 1u << g->pair | 4u | (~as_bits(occupied(g)) & 31) << 3;
    return 0;
}

/* R23: with one pair in front there is nothing to choose. */
DEVICE static inline void throw_if_forced(game *g, int players)
{
    unsigned legal = g->phase == ROLL ? legal_bits(g, players) : 0;
    if (legal == 1 || legal == 2)
        throw_pair(g, legal == 1 ? 0 : 1);
}

/* R9, R11, R12, R13: the dice come to rest. */
DEVICE static inline void apply_roll(game *g, int players, unsigned dice)
{
    int player = g->player;
    g->dice = (uint8_t)dice;
    g->phase = DECIDE;
    if (g->rolls++ == 0 || CROSSES[dice] == 0) {
        climb(g, STEPS_OF_DOUBLE[dice]);
    } else {
        int step = g->steps[player] - CROSSES[dice];
        g->steps[player] = (int16_t)(step < 0 ? 0 : step);
        pass_on(g, players);
    }
}

/* R14, R18, R19, R24: put the rolled pair on a field; return how many pairs it throws out. */
DEVICE static inline int put_down(game *g, int players, int field)
{
    int player = g->player, pair = g->pair, value = VALUE[g->dice];
    uint64_t stays = g->worth + EACH * (uint64_t)(FREE - value); /* top bit: worth more */
    uint64_t out = ~stays & (EACH * TOP_BIT << 8 << 8 * field);
    if (pairs_each(players) == 2) {
        int own = current_field(g, player, 1 - pair);
        out &= ~((uint64_t)TOP_BIT << 8 * (own == IN_FRONT ? 0 : own));
    }
    uint64_t here = (uint64_t)0xff << 8 * field, owner = (uint64_t)(player | pair << 3);
    g->worth = ((g->worth | (out - (out >> 7))) & ~here) | (uint64_t)value << 8 * field;
    g->owner = ((g->owner | (out >> 7) * 0xff) & ~here) | owner << 8 * field;
    g->field[player][pair] = (int8_t)field;
    g->faces[player][pair] = g->dice;
    return (int)ones(out >> 7);
}

/* R3, R14: placing ends the turn. */
DEVICE static inline int place(game *g, int players, int field)
{
    int out = put_down(g, players, field);
    pass_on(g, players);
    return out;
}

#endif
