/* Evaluators, and the turns that they have computed. */
#include "turn/evaluator.h"

#include <string.h>

size_t rapido_evaluator_size(const uint8_t *file, size_t bytes)
{
    size_t floats = network_floats(file, bytes);
    return floats ? sizeof(evaluator) + floats * sizeof(float) : 0;
}

int rapido_evaluator_load(evaluator *e, const uint8_t *file, size_t bytes)
{
    memset(e, 0, sizeof *e);
    e->backend = fastest_network_backend();
    return network_load(&e->net, e->weights, file, bytes);
}

int rapido_evaluator_use(evaluator *e, int backend)
{
    const network_backend *found = find_network_backend(backend);
    if (found) {
        e->backend = found;
        rapido_evaluator_forget(e);
    }
    return found != 0;
}

void rapido_evaluator_forget(evaluator *e)
{
    e->turns[0].levels = e->turns[1].levels = 0;
}

static turn_start start_of(const game *g)
{
    turn_start s;
    memset(&s, 0, sizeof s); /* it is compared as bytes */
    int players = g->players;
    for (int i = 0; i < SQUARES; i++) {
        int worth = (int)(g->worth >> 8 * (i + 1) & 0xff), owner = (int)(g->owner >> 8 * (i + 1) & 7);
        int taken = worth != FREE;
        s.pairs.owner[i] = (int8_t)(taken ? (owner - g->player + players) % players : -1);
        s.pairs.worth[i] = taken ? index_of_value(worth) : 0;
    }
    for (int p = 0; p < players; p++) {
        int seat = (g->player + p) % players;
        s.steps[p] = g->steps[seat];
        for (int pair = 0; players == 2 && pair < MAX_PAIRS; pair++)
            s.pairs.zero[p] += current_field(g, seat, pair) == 0;
    }
    s.finish = g->finish;
    return s;
}

uint32_t values_needed(const game *g)
{
    if (g->phase == DECIDE)
        return 1u << VALUE_INDEX[g->dice] | WITHOUT_CROSS;
    return g->rolls ? WITHOUT_CROSS : WITHOUT_CROSS | WITH_CROSS; /* R9 */
}

/* How many steps up the turn has moved since it was computed, or -1 if it is another one. */
static int steps_up(const turn *t, const turn_start *s)
{
    turn_start moved = t->start;
    moved.steps[0] = s->steps[0];
    int up = s->steps[0] - t->start.steps[0];
    return up >= 0 && up < t->levels && memcmp(&moved, s, sizeof moved) == 0 ? up : -1;
}

/* Drop the lowest levels; what lies above them stays the same when a double moves the piece. */
static void move_up(turn *t, int steps)
{
    int left = t->levels - steps;
    memmove(t->placed, t->placed + steps, (size_t)left * sizeof t->placed[0]);
    memmove(t->fallen, t->fallen + steps, (size_t)left * sizeof t->fallen[0]);
    t->known = WITHOUT_CROSS;
}

static turn *compute(evaluator *e, turn *t, const turn_start *s, uint32_t values)
{
    int up = steps_up(t, s), first = t->levels;
    if (up != 0) {
        int climbs = s->finish - s->steps[0] - 1;
        if (up > 0) {
            move_up(t, up);
            first = t->levels - up;
        } else {
            t->known = 0;
            first = 0;
        }
        t->start = *s;
        t->levels = climbs < CLIMBS ? climbs + 1 : LEVELS;
    }
    uint32_t missing = (values | WITHOUT_CROSS) & ~t->known;
    if (missing || first < t->levels)
        evaluate_afterstates(e, t, missing, first);
    if (up != 0)
        solve_turn(t, e->net.players);
    solve_values(t, missing & WITH_CROSS);
    return t;
}

turn *current_turn(evaluator *e, const game *g, uint32_t values)
{
    turn_start s = start_of(g);
    turn *other = &e->turns[1 - e->current];
    /* What a second look computed is the next turn, if that was played. */
    if (steps_up(&e->turns[e->current], &s) < 0 && steps_up(other, &s) >= 0)
        e->current = 1 - e->current;
    return compute(e, &e->turns[e->current], &s, values);
}

turn *turn_for_second_look(evaluator *e, const game *g)
{
    turn_start s = start_of(g);
    return compute(e, &e->turns[1 - e->current], &s, values_needed(g));
}
