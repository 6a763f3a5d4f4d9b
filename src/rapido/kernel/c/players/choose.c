/* The built-in computer players by number. */
#include "players/players.h"

#include "game/moves.h"
#include "game/random.h"
#include "simulate/policies.h"

static const char *const NAMES[BUILT_IN_PLAYERS] = {
    [UNIFORM_PLAYER] = "uniform",
    [BEGINNER] = "beginner",
    [BOLD] = "bold",
    [CAREFUL] = "careful",
    [HEURISTIC] = "heuristic",
    [SPITEFUL] = "spiteful",
    [PERFECT] = "perfect",
    [THRESHOLD_PLAYER] = "threshold",
};

static const level LEVELS[BUILT_IN_PLAYERS] = {
    [BEGINNER] = {.noise = 0.06, .field_bonus = 0.022},
    [BOLD] = {.noise = 0.02, .roll_bonus = 0.075, .field_bonus = 0.006},
    [CAREFUL] = {.noise = 0.012, .roll_bonus = -0.05},
    [SPITEFUL] = {.noise = 0.006, .throw_out_bonus = 0.1},
    [PERFECT] = {.noise = 0},
};

const char *rapido_player_name(int player)
{
    return 0 <= player && player < BUILT_IN_PLAYERS ? NAMES[player] : 0;
}

const level *rapido_level(int player)
{
    switch (player) {
    case BEGINNER:
    case BOLD:
    case CAREFUL:
    case SPITEFUL:
    case PERFECT:
        return &LEVELS[player];
    default:
        return 0;
    }
}

static int as_action(const game *g, int field)
{
    return field == AGAIN ? g->pair : FIRST_PLACE + field;
}

/* R23: only the uniform player minds which of two pairs it throws. */
static int choose_pair(unsigned legal, int player, uint64_t seed)
{
    int both = legal == 3;
    return both && player == UNIFORM_PLAYER ? (int)pair_of(draw(&seed)) : !(legal & 1);
}

int rapido_choose(evaluator *e, const game *g, int player, uint64_t seed)
{
    unsigned legal = rapido_legal(g);
    const level *l = rapido_level(player);
    if (legal == 0 || !rapido_player_name(player) || (l && !e))
        return -1;
    if (g->phase == ROLL)
        return choose_pair(legal, player, seed);
    switch (player) {
    case UNIFORM_PLAYER:
        return as_action(g, uniform(draw(&seed), occupied(g)));
    case THRESHOLD_PLAYER:
        return as_action(g, threshold(VALUE[g->dice], occupied(g)));
    case HEURISTIC:
        return choose_by_heuristic(g);
    default:
        return choose_by_level(e, g, l, seed);
    }
}
