/* The 36 outcomes of a roll, grouped by what they mean for a turn: rapido/turn/rolls.py. */
#ifndef RAPIDO_TURN_ROLLS_H
#define RAPIDO_TURN_ROLLS_H

#include "game/game.h"
#include "turn/turn.h"

/* R8: the values 0 10 11 20 21 22 30 31 32 33 40 41 42 43 50 51 52 53 54 60 61 62 63 64 70 71 72 73
 * 75 76 are known by their index in this list; here that of each of the 36 outcomes. */
static const uint8_t VALUE_INDEX[OUTCOMES] = {
     0,  1,  3,  6, 14, 19,
     1,  2,  4,  7, 15, 20,
     3,  4,  5,  8, 16, 21,
     6,  7,  8,  9, 17, 22,
    10, 11, 12, 13, 18, 23,
    24, 25, 26, 27, 28, 29,
};

static inline uint8_t index_of_value(int value)
{
    for (int dice = 0; dice < OUTCOMES; dice++)
        if (VALUE[dice] == value)
            return VALUE_INDEX[dice];
    return 0;
}

/* By index: how many outcomes show it without being a double or showing an X. */
static const uint8_t PLAIN_WAYS[VALUES] = {
    [4] = 2, [7] = 2, [8] = 2, [11] = 1, [12] = 1, [13] = 1, [15] = 1, [16] = 1, [17] = 1, [18] = 1,
    [20] = 1, [21] = 1, [22] = 1, [23] = 1, [25] = 1, [26] = 1, [27] = 1, [28] = 1, [29] = 1,
};

/* Sets of values, bit by bit; FORCED counts the outcomes of a later roll that are not plain. */
enum {
    WITH_CROSS = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 6 | 1 << 10 | 1 << 14 | 1 << 19 | 1 << 24,
    WITHOUT_CROSS = ((1 << VALUES) - 1) & ~WITH_CROSS,
    FORCED = 14,
    ONE_CROSS_WAYS = 10, /* and one with two of them */
    MAX_CROSSES = 2,
    MAX_DOUBLE = 3,
};

/* R11: by steps climbed less one. */
static const uint8_t VALUE_OF_DOUBLE[MAX_DOUBLE] = {2, 5, 9};

#endif
