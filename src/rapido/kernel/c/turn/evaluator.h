/* An evaluator: the network, and the turns that were computed last. */
#ifndef RAPIDO_TURN_EVALUATOR_H
#define RAPIDO_TURN_EVALUATOR_H

#include "network/evaluate.h"
#include "turn/rolls.h"
#include "turn/turn.h"

enum {
    CLIMBS = 6, /* steps of climbing by doubles that are computed one by one: Network.climbs */
    LEVELS = CLIMBS + 1,
    BATCH = 28, /* positions that are evaluated at once, a multiple of all ROWS in evaluate.c */
    STEPS_SUMS = 4,
};

/* A turn before a roll. Players are counted from the mover. */
typedef struct {
    board pairs;
    int16_t steps[MAX_PLAYERS], finish;
} turn_start;

/* Everyone's chances at the ends of a turn, by steps climbed, and when to stop rolling. */
typedef struct {
    turn_start start;
    int levels;     /* 0: nothing is computed */
    uint32_t known; /* the values whose placings are known without climbing */
    double placed[LEVELS][VALUES][FIELDS][MAX_PLAYERS];
    double fallen[LEVELS][MAX_CROSSES][MAX_PLAYERS];
    double again[LEVELS][MAX_PLAYERS]; /* rolling again */
    uint8_t choice[LEVELS][VALUES];    /* the best field */
    uint8_t stop[LEVELS][VALUES];      /* whether placing is at least as good as rolling again */
} turn;

/* What the sums for steps depend on, besides the step of the mover. Players are counted from the
 * next one. */
typedef struct {
    int8_t gain;               /* what the next player scores */
    int8_t placed[2], sums[2]; /* of two players: their pairs on fields, and their fields' sum */
} steps_key;

/* Sums for steps, by the step of the mover from MAX_CROSSES below. */
typedef struct {
    _Alignas(64) float sums[MAX_CROSSES + LEVELS][MAX_WIDTH];
    steps_key key;
    uint32_t known; /* bit by bit */
} steps_sums;

struct evaluator {
    network net;
    const network_backend *backend;
    turn turns[2]; /* the current turn, and the one that a second look computed last */
    int current;   /* which of them is the current one */
    row rows[BATCH];
    int waiting; /* rows to evaluate */
    int next_board, next_steps;
    _Alignas(64) float boards[BATCH + 1][MAX_WIDTH]; /* what rows share: used in turn */
    steps_sums steps[STEPS_SUMS];
    _Alignas(64) float weights[];
};

/* The values that the next roll or the one on the table may show without having climbed. */
uint32_t values_needed(const game *g);

/* The turn of a position, with the placings of these values without climbing. */
turn *current_turn(evaluator *e, const game *g, uint32_t values);
turn *turn_for_second_look(evaluator *e, const game *g);

/* Evaluate the ends of a turn: of these values without climbing, and on all levels from `first`. */
void evaluate_afterstates(evaluator *e, turn *t, uint32_t values, int first);

void solve_turn(turn *t, int players);
/* Decide on values at level 0, once the turn is solved. */
void solve_values(turn *t, uint32_t values);

/* Placing a value on its best field. */
static inline const double *placing(const turn *t, int level, int value)
{
    return t->placed[level][value][t->choice[level][value]];
}

/* Whether climbing ends the game (R20). */
static inline int climbing_wins(const turn *t, int climbed)
{
    return climbed >= t->start.finish - t->start.steps[0];
}

/* The level after climbing; beyond the highest one the turn goes on as there. */
static inline int level_after(const turn *t, int climbed)
{
    return climbed < t->levels ? climbed : t->levels - 1;
}

/* Beyond the highest step computed, a double counts as a plain roll there that is placed. */
static inline int double_stays(const turn *t, int level, int steps)
{
    return level == t->levels - 1 && !climbing_wins(t, level + steps);
}

/* Everyone's chances with a roll on the table, after climbing (R11). */
const double *chances_after(const turn *t, int value, int climbed);

/* The free fields, bit by bit; field 0 is always free (R16). */
static inline int free_fields(const board *b)
{
    int fields = 1;
    for (int i = 0; i < SQUARES; i++)
        fields |= (b->owner[i] < 0) << (i + 1);
    return fields;
}

#endif
