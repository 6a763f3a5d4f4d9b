/* Games played by the policy of a solved table, with the rules of game.h. */
#ifndef RAPIDO_SOLVE_PLAYED_H
#define RAPIDO_SOLVE_PLAYED_H

#include "game/game.h"
#include "game/random.h"

struct played {
    uint64_t games, wins[3], turns, rolls;
};

typedef void turn_function(const void *table, game *g, uint64_t *stream, struct played *played);

/* Play games first, first + 1, ... of a seed. */
static inline void play_games(turn_function *play_turn, const void *table, int players, int finish,
                              uint64_t seed, uint64_t first, uint64_t games, struct played *played)
{
    for (uint64_t number = first; number < first + games; number++) {
        uint64_t stream = stream_start(seed, number);
        game g;
        begin(&g, players, finish);
        while (g.phase != OVER) {
            played->turns++;
            play_turn(table, &g, &stream, played);
        }
        played->games++;
        played->wins[g.player]++;
    }
}

/* Roll once more; return whether the player now has a choice. */
static inline int roll_again(game *g, int pair, uint64_t *stream, struct played *played)
{
    played->rolls++;
    throw_pair(g, pair);
    apply_roll(g, g->players, dice_of(draw(stream)));
    return g->phase == DECIDE;
}

#endif
