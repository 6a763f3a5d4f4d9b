/* One game after the other; each seat may have its own policy. */
#include "game/random.h"
#include "simulate/game_stats.h"
#include "simulate/policies.h"
#include "simulate/simulate.h"

/* R23: two pairs in front are a choice. */
static inline void first_throw(game *g, game_stats *t, int policy, uint64_t drawn)
{
    int placed = current_field(g, g->player, 0) != IN_FRONT;
    int both = !placed && current_field(g, g->player, 1) == IN_FRONT;
    t->stats[STEPS] += (uint64_t)both;
    throw_pair(g, both && policy == UNIFORM ? (int)pair_of(drawn) : placed);
}

/* R10: place or throw again, as the policy decides; return whether it placed. */
static inline int act(game *g, game_stats *t, int players, int policy, uint64_t drawn)
{
    uint64_t taken = occupied(g);
    int field = policy == UNIFORM ? uniform(drawn, taken) : threshold(VALUE[g->dice], taken);
    t->stats[STEPS]++;
    if (field != AGAIN)
        t->stats[THROW_OUTS] += (uint64_t)place(g, players, field);
    return field != AGAIN;
}

static inline void take_turn(game *g, game_stats *t, int players, int policy, uint64_t *stream)
{
    int player = g->player;
    uint64_t drawn;
    do {
        drawn = draw(stream);
        if (players == 2 && g->phase == ROLL)
            first_throw(g, t, policy, drawn);
        t->stats[ROLLS]++;
        t->stats[STEPS]++;
        t->stats[DOUBLES] += STEPS_OF_DOUBLE[dice_of(drawn)] > 0;
        apply_roll(g, players, dice_of(drawn));
        if (g->phase != DECIDE) {
            t->stats[CROSSED] += g->player != player;
            return;
        }
    } while (!act(g, t, players, policy, drawn));
}

static inline void play_turn(game *g, game_stats *t, const simulation *s, int players,
                             uint64_t *stream)
{
    int player = g->player;
    if (s->policies[player] == UNIFORM)
        take_turn(g, t, players, UNIFORM, stream);
    else
        take_turn(g, t, players, THRESHOLD, stream);
    t->stats[TURNS] += g->player != player;
    update_lead(t, g, players);
}

/* If a simulation starts with a roll on the table, the first draw only decides its action. */
static void choose_first(game *g, game_stats *t, int policy, uint64_t *stream)
{
    int placed = act(g, t, g->players, policy, draw(stream));
    t->stats[TURNS] += (uint64_t)placed;
    update_lead(t, g, g->players);
}

static inline void play(const simulation *s, totals *all, int players)
{
    for (uint64_t i = 0; i < s->games; i++) {
        uint64_t stream = stream_start(s->seed, s->first + i);
        game g = s->start;
        game_stats t = {.stats = {[TURNS] = 1}, .leader = sole_leader(&g, players)};
        if (g.phase == DECIDE)
            choose_first(&g, &t, s->policies[g.player], &stream);
        while (g.phase != OVER)
            play_turn(&g, &t, s, players, &stream);
        add_game(all, t.stats, g.player, g.finish);
    }
}

void play_scalar(const simulation *s, totals *t)
{
    switch (s->start.players) {
    case 2: play(s, t, 2); break;
    case 3: play(s, t, 3); break;
    case 4: play(s, t, 4); break;
    case 5: play(s, t, 5); break;
    case 6: play(s, t, 6); break;
    }
}
