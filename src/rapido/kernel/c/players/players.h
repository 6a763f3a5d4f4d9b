/* The built-in computer players; rapido/players has the same in Python and says how they play.
 *
 * What a player leaves to chance depends on a seed alone: draw 1, 2, ... of the stream (random.h)
 * that starts at it. lab/seeded_random.py is the same in Python.
 */
#ifndef RAPIDO_PLAYERS_H
#define RAPIDO_PLAYERS_H

#include "game/game.h"
#include "turn/turn.h"

/* From the weakest to the strongest, as LADDER in registry.py; then what only the lab uses. */
enum player {
    UNIFORM_PLAYER,
    BEGINNER,
    BOLD,
    CAREFUL,
    HEURISTIC,
    SPITEFUL,
    PERFECT,
    THRESHOLD_PLAYER,
    BUILT_IN_PLAYERS,
};

/* What a level adds to the chances, in units of a win between two players; see levels.py. */
typedef struct {
    double noise, roll_bonus, field_bonus, throw_out_bonus;
} level;

/* Null beyond the last player. */
const char *rapido_player_name(int player);
/* Null if the player does not choose by the chances, and so needs no evaluator. */
const level *rapido_level(int player);

/* Choose an action, numbered as in turn.h; -1 if there is nothing to choose or no such player. The
 * evaluator is for this number of players, and may be null for players that need none. */
int rapido_choose(evaluator *e, const game *g, int player, uint64_t seed);

int choose_by_heuristic(const game *g);
int choose_by_level(evaluator *e, const game *g, const level *l, uint64_t seed);

#endif
