/* The network's input: which rows of its first layer a position adds up.
 *
 * players/features.py says what the features mean; test_equality.py holds both equal.
 */
#ifndef RAPIDO_NETWORK_FEATURES_H
#define RAPIDO_NETWORK_FEATURES_H

#include <stdint.h>

#include "game/game.h"
#include "game/values.h"

enum {
    SQUARES = 5,             /* fields 1 to 5, which hold one pair each */
    LONGEST_FINISH = 21,     /* with features of its own */
    ZERO_FEATURES = 3,       /* of a player: none, one or two pairs on field 0 */
    NEED_FEATURES = 3 * 22,  /* of a player: none, one or two pairs placed, by steps to go */
    PATTERN_KEYS = 8 * 243,
    PATTERNS = 251,
    MAX_BOARD_ROWS = SQUARES + 3,
    MAX_STEP_ROWS = MAX_PLAYERS, /* two players need 5 */
};

/* Players are counted from the one whose turn begins. */
typedef struct {
    int8_t owner[SQUARES];  /* -1: the field is free */
    uint8_t worth[SQUARES]; /* the index of the value of that pair, 0 on a free field */
    uint8_t zero[2];        /* of two players: their pairs on field 0 */
} board;

int feature_count(int players);

/* Of boards of two players: from their keys to the numbers of their patterns. */
void list_patterns(uint8_t patterns[PATTERN_KEYS]);

/* Each writes the numbers of rows and returns how many. With two players the rows for steps depend
 * on how many pairs each of them has placed, and on the sum of their fields. */
int board_rows(const board *b, int players, const uint8_t *patterns, uint16_t *rows);
int step_rows(const int to_go[MAX_PLAYERS], const int8_t placed[2], const int8_t sums[2], int players,
              uint16_t *rows);

/* A longer staircase is scaled down to the longest one that was trained. */
void shorten(int to_go[MAX_PLAYERS], int players, int finish);

#endif
