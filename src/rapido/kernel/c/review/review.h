/* Luck and skill of a whole game; rapido/review/game.py is the same in Python and says how. */
#ifndef RAPIDO_REVIEW_H
#define RAPIDO_REVIEW_H

#include "turn/turn.h"

/* Moves are bytes: first the actions of turn.h, then DICE_MOVE + d for the dice that come to rest,
 * where d is an index into the 36 rolls. */
enum { DICE_MOVE = ACTIONS };

enum { NO_ENTRY, ROLL_ENTRY, DECISION_ENTRY };

/* What one move was worth. Chances are ordered by seat, and 0 where nobody sits.
 * Without a choice, before the first roll of a turn, there is no entry: all but `kind` is 0. */
typedef struct {
    int32_t kind;
    int32_t player;
    uint32_t legal; /* of a decision, as rapido_legal */
    int32_t best;   /* of a decision: an action */
    double before[MAX_PLAYERS], after[MAX_PLAYERS];
    /* of a roll: after = before + luck + correction; variance of the chance of `player` */
    double luck[MAX_PLAYERS], correction[MAX_PLAYERS], variance;
    double actions[ACTIONS][MAX_PLAYERS]; /* of a decision, where legal */
} review_entry;

typedef struct {
    double start[MAX_PLAYERS];
    double end[MAX_PLAYERS]; /* the result, or the last chances if the game is not finished */
} review_ends;

/* Fill one entry for each move. Returns how many moves are legal: fewer than `count` if one of them
 * is not, and what follows it is not reviewed. */
int32_t rapido_review(evaluator *e, const game *start, const uint8_t *moves, int32_t count,
                      review_entry *entries, review_ends *ends);

#endif
