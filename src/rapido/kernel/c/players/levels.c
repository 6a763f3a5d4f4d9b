/* Five players with the same evaluation but different preferences, as players/levels.py. */
#include "players/players.h"

#include <math.h>

#include "game/random.h"

/* From 0 to 1, without 0, whose noise would be infinite. */
static double fraction(uint64_t drawn)
{
    return drawn >> 11 ? (double)(drawn >> 11) * 0x1p-53 : 0.5;
}

/* Gumbel noise: actions are chosen as by a softmax of their scores. */
static double noise_of(const level *l, uint64_t *stream)
{
    return l->noise ? -l->noise * log(-log(1 - fraction(draw(stream)))) : 0;
}

static int pairs_thrown_out(const game *g, int field)
{
    game after = *g;
    return place(&after, g->players, field);
}

static double bonus_of(const level *l, const game *g, int action)
{
    if (action < FIRST_PLACE)
        return l->roll_bonus;
    int field = action - FIRST_PLACE;
    int thrown_out = l->throw_out_bonus ? pairs_thrown_out(g, field) : 0;
    return l->field_bonus * field + l->throw_out_bonus * thrown_out;
}

int choose_by_level(evaluator *e, const game *g, const level *l, uint64_t seed)
{
    analysis a;
    rapido_analyze(e, g, &a);
    /* With more players every chance is smaller, and so are differences between them. */
    double scale = 2.0 / g->players, most = -INFINITY;
    int best = -1;
    for (int action = 0; action < ACTIONS; action++) {
        if (!(a.legal >> action & 1))
            continue;
        double worth = bonus_of(l, g, action) + noise_of(l, &seed);
        double score = a.actions[action][g->player] + scale * worth;
        if (score > most) {
            most = score;
            best = action;
        }
    }
    return best;
}
