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

/* Find or make room for the sums of a key. */
static steps_sums *steps_for(evaluator *e, const steps_key *key)
{
    for (int i = 0; i < STEPS_SUMS; i++)
        if (e->steps[i].known && !memcmp(&e->steps[i].key, key, sizeof *key))
            return &e->steps[i];
    steps_sums *oldest = &e->steps[e->next_steps];
    e->next_steps = (e->next_steps + 1) % STEPS_SUMS;
    evaluate_waiting(e); /* since some rows may need the oldest */
    oldest->key = *key;
    oldest->known = 0;
    return oldest;
}

static const float *sum_for_steps(evaluator *e, const turn_start *s, steps_sums *sums, int mover)
{
    int players = e->net.players, at = mover - s->steps[0] + MAX_CROSSES;
    float *sum = sums->sums[at];
    if (!(sums->known >> at & 1)) {
        _Alignas(64) static const float none[MAX_WIDTH];
        uint16_t rows[MAX_STEP_ROWS];
        int to_go[MAX_PLAYERS];
        for (int p = 1; p < players; p++)
            to_go[p - 1] = s->finish - s->steps[p];
        to_go[0] -= sums->key.gain;
        to_go[players - 1] = s->finish - mover;
        shorten(to_go, players, s->finish);
        int count = step_rows(to_go, sums->key.placed, sums->key.sums, players, rows);
        e->backend->add_rows(&e->net, none, rows, count, sum);
        sums->known |= 1u << at;
    }
    return sum;
}

/* A board at the end of the turn, to be evaluated for several steps of the mover. */
typedef struct {
    int next_wins; /* by scoring */
    const float *board;
    steps_sums *steps;
} end;

static end begin_end(evaluator *e, const turn_start *s, board pairs)
{
    int players = e->net.players;
    steps_key key = {.gain = (int8_t)pass_turn(&pairs, players)};
    end found = {.next_wins = s->steps[1] + key.gain >= s->finish}; /* R20 */
    if (found.next_wins)
        return found;
    if (players == 2) {
        key.placed[0] = (int8_t)pairs.zero[0];
        key.placed[1] = (int8_t)pairs.zero[1];
        for (int i = 0; i < SQUARES; i++)
            if (pairs.owner[i] >= 0) {
                key.placed[pairs.owner[i]]++;
                key.sums[pairs.owner[i]] = (int8_t)(key.sums[pairs.owner[i]] + i + 1);
            }
    }
    found.steps = steps_for(e, &key);
    uint16_t rows[MAX_BOARD_ROWS];
    int count = board_rows(&pairs, players, e->net.patterns, rows);
    float *sum = e->boards[e->next_board];
    e->next_board = (e->next_board + 1) % (BATCH + 1);
    e->backend->add_rows(&e->net, e->net.bias[0], rows, count, sum);
    found.board = sum;
    return found;
}

static void add_end(evaluator *e, const turn_start *s, const end *it, int mover, double *chances)
{
    if (it->next_wins) {
        memset(chances, 0, MAX_PLAYERS * sizeof *chances);
        chances[1] = 1;
        return;
    }
    const float *steps = sum_for_steps(e, s, it->steps, mover);
    e->rows[e->waiting++] = (row){it->board, steps, chances};
    if (e->waiting == BATCH)
        evaluate_waiting(e);
}

/* R13: never below the start. */
static int after_fall(int step, int crosses)
{
    return step < crosses ? 0 : step - crosses;
}

/* Every board is evaluated for all steps of the mover, field by field, since those share most. */
void evaluate_afterstates(evaluator *e, turn *t, uint32_t values, int first)
{
    const turn_start *s = &t->start;
    int step = s->steps[0], fields = free_fields(&s->pairs), some = first < t->levels;
    for (int i = 0; i < STEPS_SUMS; i++)
        e->steps[i].known = 0;
    for (int field = 0; field < FIELDS; field++)
        for (int v = 0; v < VALUES && fields >> field & 1; v++) {
            int here = values >> v & 1, above = some && (WITHOUT_CROSS >> v & 1);
            if (!here && !above)
                continue;
            end it = begin_end(e, s, place_value(&s->pairs, e->net.players, v, field));
            if (here)
                add_end(e, s, &it, step, t->placed[0][v][field]);
            for (int level = first > 1 ? first : 1; above && level < t->levels; level++)
                add_end(e, s, &it, step + level, t->placed[level][v][field]);
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
