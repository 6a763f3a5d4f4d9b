/* Whole games between built-in players. */
#include "players/games.h"

#include "game/moves.h"
#include "game/random.h"
#include "simulate/game_stats.h"

enum { STREAMS = 8, CHOICE_STREAM = 6 };

typedef struct {
    uint64_t dice[MAX_PLAYERS], choices;
} luck;

static luck luck_of(uint64_t seed, uint64_t number)
{
    luck found = {.choices = stream_start(seed, number * STREAMS + CHOICE_STREAM)};
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        found.dice[seat] = stream_start(seed, number * STREAMS + (uint64_t)seat);
    return found;
}

static void roll(game *g, game_stats *t, uint64_t *stream)
{
    int player = g->player;
    unsigned dice = dice_of(draw(stream));
    t->stats[ROLLS]++;
    t->stats[STEPS]++;
    t->stats[DOUBLES] += STEPS_OF_DOUBLE[dice] > 0;
    apply_roll(g, g->players, dice);
    t->stats[CROSSED] += g->player != player;
}

/* A forced throw is no choice, and takes no random numbers. */
static void act(evaluator *e, game *g, game_stats *t, int player, uint64_t *choices)
{
    unsigned legal = rapido_legal(g);
    int forced = g->phase == ROLL && legal != 3;
    int action = forced ? legal == 2 : rapido_choose(e, g, player, draw(choices));
    t->stats[STEPS] += !forced;
    if (action < FIRST_PLACE)
        throw_pair(g, action);
    else
        t->stats[THROW_OUTS] += (uint64_t)place(g, g->players, action - FIRST_PLACE);
}

static game play_game(evaluator *e, const named_games *s, uint64_t number, game_stats *t)
{
    game g = s->start;
    luck its = luck_of(s->seed, number);
    *t = (game_stats){.stats = {[TURNS] = 1}, .leader = sole_leader(&g, g.players)};
    while (g.phase != OVER) {
        int player = g.player;
        if (g.phase == DICE)
            roll(&g, t, &its.dice[player]);
        else
            act(e, &g, t, s->players[player], &its.choices);
        t->stats[TURNS] += g.player != player;
        if (g.player != player || g.phase == OVER)
            update_lead(t, &g, g.players);
    }
    return g;
}

static int can_play(const evaluator *e, const named_games *s)
{
    for (int seat = 0; seat < s->start.players; seat++) {
        int player = s->players[seat];
        if (!rapido_player_name(player) || (rapido_level(player) && !e))
            return 0;
    }
    return 1;
}

int rapido_play_named(evaluator *e, const named_games *s, totals *all, uint8_t *winners)
{
    if (!can_play(e, s))
        return 0;
    for (uint64_t i = 0; i < s->games; i++) {
        game_stats t;
        game end = play_game(e, s, s->first + i, &t);
        add_game(all, t.stats, end.player, end.finish);
        winners[i] = end.player;
    }
    return 1;
}
