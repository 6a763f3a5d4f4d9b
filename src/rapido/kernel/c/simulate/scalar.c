/* Whole games one after the other, each seat with a policy of its own. */
#include "kernel.h"

#include "draw.h"

enum { AGAIN = -1, CONTENT = 43, NO_LEADER = -1 };

/* R14-R17: the fields to place on as hexadecimal digits, field 0 first, by which are held. */
static const uint32_t FREE_FIELDS[32] = {
    0x543210, 0x54320, 0x54310, 0x5430, 0x54210, 0x5420, 0x5410, 0x540,
    0x53210,  0x5320,  0x5310,  0x530,  0x5210,  0x520,  0x510,  0x50,
    0x43210,  0x4320,  0x4310,  0x430,  0x4210,  0x420,  0x410,  0x40,
    0x3210,   0x320,   0x310,   0x30,   0x210,   0x20,   0x10,   0x0,
};

/* One game, as far as it has been played. */
typedef struct {
    uint64_t told[TALLIES];
    int leader;
} tale;

/* Evenly among all legal actions: AGAIN, or the field to place on. */
static inline int uniform(uint64_t drawn, uint64_t held)
{
    unsigned choice = choice_of(drawn, 7 - ones(held));
    return choice == 0 ? AGAIN : (int)(FREE_FIELDS[as_bits(held)] >> 4 * (choice - 1) & 15);
}

/* AGAIN below 43. From there on the value says how high: field 2 for the forties up to field 5 for
 * the seventies, or else the next free one below it, or else above it, or else field 0. */
static inline int threshold(unsigned value, uint64_t held)
{
    if (value < CONTENT)
        return AGAIN;
    unsigned free = ~as_bits(held) & 31, aim = (1u << (value / 10 - 2)) - 1;
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

/* The lead is looked at when a turn has begun and scored, and at the end of the game. */
static inline void look_at_lead(tale *t, const game *g, int players)
{
    if (t->leader != NO_LEADER && g->steps[t->leader] == highest_step(g, players))
        return; /* nobody has passed, which is what happens most often */
    int leader = sole_leader(g, players);
    t->told[LEADS] += leader != NO_LEADER && t->leader != NO_LEADER;
    t->leader = leader != NO_LEADER ? leader : t->leader;
}

/* R23: two pairs in front are a choice. */
static inline void first_throw(game *g, tale *t, int policy, uint64_t drawn)
{
    int lying = lies(g, g->player, 0) != IN_FRONT;
    int both = !lying && lies(g, g->player, 1) == IN_FRONT;
    t->told[STEPS] += (uint64_t)both;
    throw_pair(g, both && policy == UNIFORM ? (int)pair_of(drawn) : lying);
}

/* R10: place or throw again, by what the policy makes of a valid roll; return if it places. */
static inline int act(game *g, tale *t, int players, int policy, uint64_t drawn)
{
    uint64_t taken = held(g);
    int field = policy == UNIFORM ? uniform(drawn, taken) : threshold(VALUE[g->dice], taken);
    t->told[STEPS]++;
    if (field != AGAIN)
        t->told[OUTS] += (uint64_t)place(g, players, field);
    return field != AGAIN;
}

/* From a throw on to the end of the turn or of the game. */
static inline void take_turn(game *g, tale *t, int players, int policy, uint64_t *luck)
{
    int player = g->player;
    uint64_t drawn;
    do {
        drawn = draw(luck);
        if (players == 2 && g->phase == ROLL)
            first_throw(g, t, policy, drawn);
        t->told[ROLLS]++;
        t->told[STEPS]++;
        t->told[DOUBLES] += STEPS_OF_DOUBLE[dice_of(drawn)] > 0;
        land(g, players, dice_of(drawn));
        if (g->phase != DECIDE) {
            t->told[CROSSED] += g->player != player;
            return;
        }
    } while (!act(g, t, players, policy, drawn));
}

static inline void next_turn(game *g, tale *t, const contest *c, int players, uint64_t *luck)
{
    int player = g->player;
    if (c->policies[player] == UNIFORM)
        take_turn(g, t, players, UNIFORM, luck);
    else
        take_turn(g, t, players, THRESHOLD, luck);
    t->told[TURNS] += g->player != player;
    look_at_lead(t, g, players);
}

/* A game may be given with a roll on the table: then its first draw serves the choice alone. */
static void choose_first(game *g, tale *t, int policy, uint64_t *luck)
{
    int placed = act(g, t, g->players, policy, draw(luck));
    t->told[TURNS] += (uint64_t)placed;
    look_at_lead(t, g, g->players);
}

static inline void play(const contest *c, totals *all, int players)
{
    for (uint64_t i = 0; i < c->games; i++) {
        uint64_t luck = luck_of(c->seed, c->first + i);
        game g = c->start;
        tale t = {.told = {[TURNS] = 1}, .leader = sole_leader(&g, players)};
        if (g.phase == DECIDE)
            choose_first(&g, &t, c->policies[g.player], &luck);
        while (g.phase != OVER)
            next_turn(&g, &t, c, players, &luck);
        count(all, t.told, g.player, g.finish);
    }
}

void play_scalar(const contest *c, totals *t)
{
    switch (c->start.players) {
    case 2: play(c, t, 2); break;
    case 3: play(c, t, 3); break;
    case 4: play(c, t, 4); break;
    case 5: play(c, t, 5); break;
    case 6: play(c, t, 6); break;
    }
}
