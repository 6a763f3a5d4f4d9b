/* What every action and outcome is worth: rapido/turn/analysis.py. */
#include <string.h>

#include "game/moves.h"
#include "turn/evaluator.h"

/* The second look, in endgames of two players: Network.second_look_margin says why. */
enum { ENDGAME_STEPS = 16, ENDGAME_PAIRS = 2 };
#define SECOND_LOOK_MARGIN 0.007

static void write_by_seat(const game *g, const double *chances, double *win)
{
    for (int p = 0; p < g->players; p++)
        win[(g->player + p) % g->players] = chances[p];
}

/* R9, R12: on the first roll of a turn an X does no harm, later it ends the turn. */
static const double *outcome(const turn *t, int first, int dice)
{
    if (CROSSES[dice] && !first)
        return t->fallen[0][CROSSES[dice] - 1];
    return chances_after(t, VALUE_INDEX[dice], STEPS_OF_DOUBLE[dice]);
}

/* Everyone's chances before the next roll. */
static void mean_outcome(const game *g, const turn *t, double *mean)
{
    double sum[MAX_PLAYERS] = {0};
    for (int dice = 0; dice < OUTCOMES; dice++) {
        const double *chances = outcome(t, g->rolls == 0, dice);
        for (int p = 0; p < g->players; p++)
            sum[p] += chances[p];
    }
    for (int p = 0; p < g->players; p++)
        sum[p] /= OUTCOMES;
    write_by_seat(g, sum, mean);
}

static int best_action(const game *g, const analysis *a)
{
    int best = -1;
    for (int action = 0; action < ACTIONS; action++) {
        if (!(a->legal >> action & 1))
            continue;
        double more = best < 0 ? 1 : a->actions[action][g->player] - a->actions[best][g->player];
        if (more > 0 || (more == 0 && best < FIRST_PLACE && action >= FIRST_PLACE))
            best = action;
    }
    return best;
}

static int is_endgame(const game *g)
{
    int pairs = 0;
    for (int p = 0; p < 2; p++)
        for (int pair = 0; pair < MAX_PAIRS; pair++)
            pairs += current_field(g, p, pair) != IN_FRONT;
    return g->players == 2 && pairs >= ENDGAME_PAIRS
        && 2 * g->finish - g->steps[0] - g->steps[1] <= ENDGAME_STEPS;
}

/* Placings that are too close to the best are computed one turn further. */
static void look_again(evaluator *e, const game *g, analysis *a)
{
    double least = a->actions[best_action(g, a)][g->player] - SECOND_LOOK_MARGIN;
    uint32_t close = 0;
    for (int action = 0; action < ACTIONS; action++)
        if (a->legal >> action & 1 && a->actions[action][g->player] >= least)
            close |= 1u << action;
    if ((close & (close - 1)) == 0)
        return;
    for (int field = 0; field < FIELDS; field++) {
        game after = *g;
        if (!(close >> (FIRST_PLACE + field) & 1))
            continue;
        place(&after, 2, field);
        if (after.phase != OVER)
            mean_outcome(&after, turn_for_second_look(e, &after), a->actions[FIRST_PLACE + field]);
    }
}

void rapido_analyze(evaluator *e, const game *g, analysis *a)
{
    const turn *t = current_turn(e, g, values_needed(g));
    double rolling[MAX_PLAYERS] = {0};
    memset(a, 0, sizeof *a);
    a->legal = rapido_legal(g);
    for (int dice = 0; dice < OUTCOMES; dice++)
        write_by_seat(g, outcome(t, g->rolls == 0, dice), a->outcomes[dice]);
    mean_outcome(g, t, rolling);
    for (int action = 0; action < ACTIONS; action++) {
        if (!(a->legal >> action & 1))
            continue;
        if (action < FIRST_PLACE)
            memcpy(a->actions[action], rolling, sizeof rolling);
        else
            write_by_seat(g, t->placed[0][VALUE_INDEX[g->dice]][action - FIRST_PLACE],
                          a->actions[action]);
    }
    if (g->phase == DECIDE && is_endgame(g))
        look_again(e, g, a);
    a->best = best_action(g, a);
    memcpy(a->win, g->phase == DECIDE ? a->actions[a->best] : rolling, sizeof rolling);
}

int rapido_field_for(evaluator *e, const game *g, int dice, int climbed)
{
    int value = VALUE_INDEX[dice];
    const turn *t = current_turn(e, g, values_needed(g) | 1u << value);
    int level = level_after(t, climbed);
    if (level && CROSSES[dice])
        return -1; /* it is not valid any more */
    return t->stop[level][value] ? t->choice[level][value] : -1;
}
