/* How a turn ends, and how likely: SolvedTurn.odds. */
#include <string.h>

#include "turn/evaluator.h"

enum { FALLEN = VALUES * FIELDS, WON, ENDS };

/* The chance of every end. */
typedef double ends[ENDS];

static void add_placing(const turn *t, int level, int value, double chance, double *to)
{
    to[value * FIELDS + t->choice[level][value]] += chance;
}

/* Add what follows a roll on the table; `again` is what follows rolling again, by level. */
static void add_after(const turn *t, const ends *again, int value, int climbed, double chance,
                      double *to)
{
    int level = level_after(t, climbed);
    if (climbing_wins(t, climbed))
        to[WON] += chance;
    else if (t->stop[level][value])
        add_placing(t, level, value, chance, to);
    else
        for (int i = 0; i < ENDS; i++)
            to[i] += chance * again[level][i];
}

static void roll_again(const turn *t, ends *again, int level)
{
    double ways = FORCED, *to = again[level];
    to[FALLEN] += ONE_CROSS_WAYS + 1;
    for (int steps = 1; steps <= MAX_DOUBLE; steps++) {
        int value = VALUE_OF_DOUBLE[steps - 1];
        if (double_stays(t, level, steps))
            add_placing(t, level, value, 1, to);
        else
            add_after(t, (const ends *)again, value, level + steps, 1, to);
    }
    for (int v = 0; v < VALUES; v++)
        if (PLAIN_WAYS[v] && t->stop[level][v]) {
            add_placing(t, level, v, PLAIN_WAYS[v], to);
            ways += PLAIN_WAYS[v];
        }
    for (int i = 0; i < ENDS; i++)
        to[i] /= ways;
}

void rapido_odds(evaluator *e, const game *g, turn_odds *odds)
{
    const turn *t = current_turn(e, g, values_needed(g));
    ends again[LEVELS] = {{0}}, all = {0};
    for (int level = t->levels - 1; level >= 0; level--)
        roll_again(t, again, level);
    for (int dice = 0; dice < OUTCOMES; dice++) {
        if (CROSSES[dice] && g->rolls)
            all[FALLEN] += 1.0 / OUTCOMES;
        else
            add_after(t, (const ends *)again, VALUE_INDEX[dice], STEPS_OF_DOUBLE[dice],
                      1.0 / OUTCOMES, all);
    }
    memcpy(odds->placed, all, sizeof odds->placed);
    odds->fallen = all[FALLEN];
    odds->won = all[WON];
}
