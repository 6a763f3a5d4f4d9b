/* When to stop rolling, from the highest step down: rapido/turn/stopping.py says how. */
#include "turn/evaluator.h"

/* Placing counts as equal within this, so that rounding errors do not decide ties. */
#define ROUNDING 1e-12

/* The lowest field among equals. */
static void choose_fields(turn *t, int level, uint32_t values)
{
    int fields = free_fields(&t->start.pairs);
    for (int v = 0; v < VALUES; v++) {
        if (!(values >> v & 1))
            continue;
        int best = 0;
        for (int field = 1; field < FIELDS; field++)
            if (fields >> field & 1 && t->placed[level][v][field][0] > t->placed[level][v][best][0])
                best = field;
        t->choice[level][v] = (uint8_t)best;
    }
}

static void decide_stops(turn *t, int level, uint32_t values)
{
    for (int v = 0; v < VALUES; v++)
        if (values >> v & 1)
            t->stop[level][v] = placing(t, level, v)[0] >= t->again[level][0] - ROUNDING;
}

const double *chances_after(const turn *t, int value, int climbed)
{
    static const double won[MAX_PLAYERS] = {1};
    int level = level_after(t, climbed);
    if (climbing_wins(t, climbed))
        return won;
    return t->stop[level][value] ? placing(t, level, value) : t->again[level];
}

/* What crosses and doubles pay, added up. */
static void add_forced(const turn *t, int players, int level, double *sum)
{
    for (int p = 0; p < players; p++)
        sum[p] = ONE_CROSS_WAYS * t->fallen[level][0][p] + t->fallen[level][1][p];
    for (int steps = 1; steps <= MAX_DOUBLE; steps++) {
        int value = VALUE_OF_DOUBLE[steps - 1];
        const double *pays = double_stays(t, level, steps)
            ? placing(t, level, value) : chances_after(t, value, level + steps);
        for (int p = 0; p < players; p++)
            sum[p] += pays[p];
    }
}

/* What rolling again is worth to the mover: the R with 36 R = forced + sum of max(placing, R).
 *
 * Every round stops on what is worth more than R was before. R only grows, and is found once no
 * roll changes sides. */
static double value_of_rolling(const double *own, double forced)
{
    double again = forced / FORCED;
    for (;;) {
        double sum = forced, ways = FORCED;
        for (int v = 0; v < VALUES; v++)
            if (PLAIN_WAYS[v] && own[v] > again) {
                sum += PLAIN_WAYS[v] * own[v];
                ways += PLAIN_WAYS[v];
            }
        double better = sum / ways;
        if (better <= again + 1e-16)
            return again;
        again = better;
    }
}

static void solve_level(turn *t, int players, int level)
{
    double forced[MAX_PLAYERS], own[VALUES] = {0}, *again = t->again[level], ways = FORCED;
    add_forced(t, players, level, forced);
    for (int v = 0; v < VALUES; v++)
        if (PLAIN_WAYS[v])
            own[v] = placing(t, level, v)[0];
    again[0] = value_of_rolling(own, forced[0]);
    decide_stops(t, level, WITHOUT_CROSS);
    for (int p = 0; p < players; p++)
        again[p] = forced[p];
    for (int v = 0; v < VALUES; v++)
        if (PLAIN_WAYS[v] && t->stop[level][v]) {
            ways += PLAIN_WAYS[v];
            for (int p = 0; p < players; p++)
                again[p] += PLAIN_WAYS[v] * placing(t, level, v)[p];
        }
    for (int p = 0; p < players; p++)
        again[p] /= ways;
}

void solve_turn(turn *t, int players)
{
    for (int level = t->levels - 1; level >= 0; level--) {
        choose_fields(t, level, WITHOUT_CROSS);
        solve_level(t, players, level);
    }
}

void solve_values(turn *t, uint32_t values)
{
    choose_fields(t, 0, values);
    decide_stops(t, 0, values);
}
