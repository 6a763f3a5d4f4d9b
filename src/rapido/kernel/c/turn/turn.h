/* One turn worked out exactly; rapido/turn is the same in Python and says how.
 *
 * Actions are numbered as the bits of rapido_legal: 0 and 1 throw that pair, FIRST_PLACE and those
 * after it place on field 0 to 5. Chances are ordered by seat.
 */
#ifndef RAPIDO_TURN_H
#define RAPIDO_TURN_H

#include <stddef.h>
#include <stdint.h>

#include "game/game.h"
#include "game/moves.h"
#include "game/values.h"

enum { ACTIONS = 8, OUTCOMES = 36, FIELDS = 6 };

/* Weights for one number of players, and what was computed last: all decisions of a turn lead to
 * the same positions, unless a double moves the piece. Not shared between threads. */
typedef struct evaluator evaluator;

/* The size of an evaluator for a file of weights; 0 if it is not such a file. */
size_t rapido_evaluator_size(const uint8_t *file, size_t bytes);
/* Make an evaluator in memory of that size, aligned to 64 bytes; 0 if the file is damaged. */
int rapido_evaluator_load(evaluator *e, const uint8_t *file, size_t bytes);

/* For tests and measurements: another backend of network/evaluate.h, 0 if this CPU does not support
 * it; and to forget what was computed. */
int rapido_evaluator_use(evaluator *e, int backend);
void rapido_evaluator_forget(evaluator *e);

typedef struct {
    uint32_t legal; /* as rapido_legal */
    int32_t best;   /* an action; placing on the lowest field among equals, as TurnAnalysis.best;
                       -1 while the dice are in the air */
    double win[MAX_PLAYERS];
    double actions[ACTIONS][MAX_PLAYERS]; /* where legal; after the second look */
    double outcomes[OUTCOMES][MAX_PLAYERS];
} analysis;

typedef struct {
    double placed[VALUES][FIELDS], fallen, won;
} turn_odds;

/* Of a position that is not over, with as many players as the evaluator is for. */
void rapido_analyze(evaluator *e, const game *g, analysis *a);
void rapido_odds(evaluator *e, const game *g, turn_odds *odds);
/* The field for a roll later in this turn, after climbing; -1 to roll again. */
int rapido_field_for(evaluator *e, const game *g, int dice, int climbed);

#endif
