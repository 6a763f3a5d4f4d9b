/* What is counted while a game is played. */
#ifndef RAPIDO_GAME_STATS_H
#define RAPIDO_GAME_STATS_H

#include "simulate/simulate.h"

enum { NO_LEADER = -1 };

typedef struct {
    uint64_t stats[STATISTICS];
    int leader;
} game_stats;

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

#endif
