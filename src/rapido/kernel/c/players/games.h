/* Whole games between built-in players; kernel/simulate/named.py is the Python side.
 *
 * A game takes eight streams of its seed (random.h): 0 to 5 are the dice of each seat, so that
 * players who swap seats get the same dice; 6 has a seed for every choice. lab/game.py plays the
 * same games in Python.
 */
#ifndef RAPIDO_GAMES_H
#define RAPIDO_GAMES_H

#include "players/players.h"
#include "simulate/simulate.h"

/* Games first, first + 1, ... of a seed, all from the same position; players by seat. */
typedef struct {
    game start;
    uint64_t seed, first, games;
    uint8_t players[MAX_PLAYERS];
} named_games;

/* Play all games, add them to the totals and write the winner of each. Returns 0 and plays nothing
 * if there is no such player, or no evaluator although a player needs one. */
int rapido_play_named(evaluator *e, const named_games *s, totals *all, uint8_t *winners);

#endif
