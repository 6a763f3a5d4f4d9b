/* All the ways to end a turn, evaluated: rapido/turn/afterstates.py. */
#include "turn/evaluator.h"

#include <string.h>

/* R14, R18: the mover places a value and throws out what it beats above. */
static board place_value(const board *b, int players, int value, int field)
{
    board after = *b;
    for (int i = field; i < SQUARES; i++)
        if (after.owner[i] > 0 && after.worth[i] <= value) {
            after.owner[i] = -1;
            after.worth[i] = 0;
        }
    if (field) {
        after.owner[field - 1] = 0;
        after.worth[field - 1] = (uint8_t)value;
    } else if (players == 2) {
        after.zero[0]++;
    }
    return after;
}

/* R3, R5, R25: the next player's turn begins with scoring; return the steps. */
static int pass_turn(board *b, int players)
{
    int placed = 0, gain = 0;
    for (int i = 0; i < SQUARES; i++)
        if (b->owner[i] == 1) {
            placed++;
            gain += i + 1;
        }
    int complete = players != 2 || placed + b->zero[1] == 2;
    for (int i = 0; i < SQUARES; i++) {
        if (b->owner[i] == 1 && complete) {
            b->owner[i] = -1;
            b->worth[i] = 0;
        }
        if (b->owner[i] >= 0)
            b->owner[i] = (int8_t)(b->owner[i] ? b->owner[i] - 1 : players - 1);
    }
    if (players == 2) {
        uint8_t theirs = complete ? 0 : b->zero[1];
        b->zero[1] = b->zero[0];
        b->zero[0] = theirs;
    }
    return complete ? gain : 0;
}

static void evaluate_waiting(evaluator *e)
{
    e->backend->evaluate(&e->net, e->rows, e->waiting);
    e->waiting = 0;
}

/* Steps to go at the start of the next player's turn; the mover of this turn comes last. */
static void count_to_go(const turn_start *s, int players, int gain, int mover, int *to_go)
{
    for (int p = 1; p < players; p++)
        to_go[p - 1] = s->finish - s->steps[p];
    to_go[0] -= gain;
    to_go[players - 1] = s->finish - mover;
    shorten(to_go, players, s->finish);
}

/* The sums for steps: with and without the next player scoring, by the step of the mover from
 * MAX_CROSSES below. No other gain is possible than that of all pairs that lie there now. */
static void add_steps(evaluator *e, const turn_start *s, int scored, int gain, int mover)
{
    uint16_t rows[MAX_STEP_ROWS];
    int to_go[MAX_PLAYERS], players = e->net.players;
    count_to_go(s, players, gain, mover, to_go);
    int count = step_rows(to_go, players, rows);
    float *sum = e->steps[scored][mover - s->steps[0] + MAX_CROSSES];
    _Alignas(64) static const float none[MAX_WIDTH];
    e->backend->add_rows(&e->net, none, rows, count, sum);
}

/* A board to evaluate for several steps of the mover. */
typedef struct {
    board pairs;
    int gain, scored, won;
    const float *sum;
} end;

static end begin_end(evaluator *e, const turn_start *s, board pairs)
{
    end found = {.pairs = pairs};
    found.gain = pass_turn(&found.pairs, e->net.players);
    found.scored = found.gain > 0;
    found.won = s->steps[1] + found.gain >= s->finish; /* R20 */
    if (!found.won) {
        uint16_t rows[MAX_BOARD_ROWS];
        int count = board_rows(&found.pairs, e->net.players, e->net.patterns, rows);
        float *sum = e->boards[e->next_board];
        e->next_board = (e->next_board + 1) % (BATCH + 1);
        e->backend->add_rows(&e->net, e->net.bias[0], rows, count, sum);
        found.sum = sum;
    }
    return found;
}

static void add_end(evaluator *e, const turn_start *s, const end *it, int mover, double *chances)
{
    const network *n = &e->net;
    if (it->won) {
        memset(chances, 0, MAX_PLAYERS * sizeof *chances);
        chances[1] = 1;
        return;
    }
    row *r = &e->rows[e->waiting++];
    r->parts[0] = it->sum;
    r->parts[1] = e->steps[it->scored][mover - s->steps[0] + MAX_CROSSES];
    if (n->players == 2) {
        int to_go[MAX_PLAYERS];
        count_to_go(s, 2, it->gain, mover, to_go);
        for (int p = 0; p < 2; p++)
            r->parts[2 + p] = n->weights[0] + need_row(&it->pairs, p, to_go[p]) * n->width[0];
    }
    r->chances = chances;
    if (e->waiting == BATCH)
        evaluate_waiting(e);
}

/* R13: never below the start. */
static int after_fall(int step, int crosses)
{
    return step < crosses ? 0 : step - crosses;
}

static void prepare_steps(evaluator *e, const turn_start *s, int levels)
{
    board now = s->pairs;
    int gain = pass_turn(&now, e->net.players);
    for (int mover = after_fall(s->steps[0], MAX_CROSSES); mover < s->steps[0] + levels; mover++) {
        add_steps(e, s, 0, 0, mover);
        if (gain && s->steps[1] + gain < s->finish)
            add_steps(e, s, 1, gain, mover);
    }
}

void evaluate_afterstates(evaluator *e, turn *t, uint32_t values, int first)
{
    const turn_start *s = &t->start;
    int step = s->steps[0], fields = free_fields(&s->pairs), some = first < t->levels;
    prepare_steps(e, s, t->levels);
    for (int v = 0; v < VALUES; v++) {
        int here = values >> v & 1, above = some && (WITHOUT_CROSS >> v & 1);
        for (int field = 0; field < FIELDS && (here || above); field++) {
            if (!(fields >> field & 1))
                continue;
            end it = begin_end(e, s, place_value(&s->pairs, e->net.players, v, field));
            if (here)
                add_end(e, s, &it, step, t->placed[0][v][field]);
            for (int level = first > 1 ? first : 1; above && level < t->levels; level++)
                add_end(e, s, &it, step + level, t->placed[level][v][field]);
        }
    }
    if (some) {
        end it = begin_end(e, s, s->pairs);
        for (int level = first; level < t->levels; level++)
            for (int crosses = 1; crosses <= MAX_CROSSES; crosses++)
                add_end(e, s, &it, after_fall(step + level, crosses), t->fallen[level][crosses - 1]);
    }
    evaluate_waiting(e);
    t->known |= values;
}
