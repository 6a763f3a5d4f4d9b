/* One game after the other; each seat may have its own policy. */
#include "simulate/simulate.h"

#include "game/random.h"

enum { AGAIN = -1, THRESHOLD_VALUE = 43, NO_LEADER = -1 };

/* R14-R17: the free fields as hexadecimal digits, field 0 lowest, by the set of occupied fields. */
static const uint32_t FREE_FIELDS[32] = {
    0x543210, 0x54320, 0x54310, 0x5430, 0x54210, 0x5420, 0x5410, 0x540,
    0x53210,  0x5320,  0x5310,  0x530,  0x5210,  0x520,  0x510,  0x50,
    0x43210,  0x4320,  0x4310,  0x430,  0x4210,  0x420,  0x410,  0x40,
    0x3210,   0x320,   0x310,   0x30,   0x210,   0x20,   0x10,   0x0,
};

typedef struct {
    uint64_t stats[STATISTICS];
    int leader;
} game_stats;

/* Any legal action with equal probability: AGAIN, or the field to place on. */
static inline int uniform(uint64_t drawn, uint64_t taken)
{
    unsigned choice = choice_of(drawn, 7 - ones(taken));
    return choice == 0 ? AGAIN : (int)(FREE_FIELDS[as_bits(taken)] >> 4 * (choice - 1) & 15);
}

/* AGAIN below 43, else by value: field 2 for the forties up to field 5 for the seventies; if it is
 * occupied, the next free field below, else above, else field 0. */
static inline int threshold(unsigned value, uint64_t taken)
{
    if (value < THRESHOLD_VALUE)
        return AGAIN;
    unsigned free = ~as_bits(taken) & 31, aim = (1u << (value / 10 - 2)) - 1;
    unsigned below = free & aim, above = free & ~aim;
    return below ? 32 - __builtin_clz(below) : __builtin_ffs((int)above);
}

static inline int highest_step(const game *g, int players)
{
    int top = g->steps[0];
    for (int p = 1; p < players; p++)
        top = g->steps[p] > top ? g->steps[p] : top;
    return top;
}

static inline int sole_leader(const game *g, int players)
{
    int top = highest_step(g, players), leaders = 0, leader = 0;
    for (int p = 0; p < players; p++) {
        leaders += g->steps[p] == top;
        leader = g->steps[p] == top ? p : leader;
    }
    return leaders == 1 ? leader : NO_LEADER;
}

/* Called when a turn has begun and scored, and at the end of the game. */
static inline void update_lead(game_stats *t, const game *g, int players)
{
    if (t->leader != NO_LEADER && g->steps[t->leader] == highest_step(g, players))
        return; /* the common case: nobody has overtaken the leader */
    int leader = sole_leader(g, players);
    t->stats[LEADS] += leader != NO_LEADER && t->leader != NO_LEADER;
    t->leader = leader != NO_LEADER ? leader : t->leader;
}

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
