/* Luck and skill of a whole game. */
#include "review/review.h"

#include <string.h>

#include "game/moves.h"

/* Replays a game and knows everyone's chance in the current position. */
typedef struct {
    evaluator *values;
    game now;
    analysis turn; /* of the current turn, since its last roll */
    double chances[MAX_PLAYERS];
    double mean[MAX_PLAYERS]; /* over the outcomes of the next roll, once the dice are in the air */
} reviewer;

static void copy(double *to, const double *from, int players)
{
    memcpy(to, from, (size_t)players * sizeof *to);
}

static double variance_of(const analysis *a, int player)
{
    double mean = 0, sum = 0;
    for (int dice = 0; dice < OUTCOMES; dice++)
        mean += a->outcomes[dice][player];
    mean /= OUTCOMES;
    for (int dice = 0; dice < OUTCOMES; dice++) {
        double more = a->outcomes[dice][player] - mean;
        sum += more * more;
    }
    return sum / OUTCOMES;
}

static void begin_review(reviewer *r)
{
    if (r->now.phase == OVER) {
        r->chances[r->now.player] = 1;
        return;
    }
    rapido_analyze(r->values, &r->now, &r->turn);
    copy(r->chances, r->turn.win, r->now.players);
    copy(r->mean, r->chances, r->now.players);
}

/* Look ahead from a new turn; the first roll's entry takes up what that changes. */
static void begin_turn(reviewer *r)
{
    if (r->now.phase == ROLL)
        rapido_analyze(r->values, &r->now, &r->turn);
}

static int review_roll(reviewer *r, int dice, review_entry *entry)
{
    int players = r->now.players, player = r->now.player;
    if (!rapido_roll(&r->now, dice))
        return 0;
    double outcome[MAX_PLAYERS];
    copy(outcome, r->turn.outcomes[dice], players);
    entry->kind = ROLL_ENTRY;
    entry->player = player;
    entry->variance = variance_of(&r->turn, player);
    copy(entry->before, r->chances, players);
    if (r->now.phase == DECIDE) {
        rapido_analyze(r->values, &r->now, &r->turn);
        copy(r->chances, r->turn.win, players);
    } else {
        copy(r->chances, outcome, players);
        begin_turn(r);
    }
    copy(entry->after, r->chances, players);
    for (int seat = 0; seat < players; seat++) {
        entry->luck[seat] = outcome[seat] - r->mean[seat];
        entry->correction[seat] = entry->after[seat] - entry->before[seat] - entry->luck[seat];
    }
    return 1;
}

static void enter_decision(reviewer *r, int action, review_entry *entry)
{
    int players = r->now.players;
    const analysis *turn = &r->turn;
    entry->kind = DECISION_ENTRY;
    entry->player = r->now.player;
    entry->legal = turn->legal;
    entry->best = turn->best;
    for (int each = 0; each < ACTIONS; each++)
        if (turn->legal >> each & 1)
            copy(entry->actions[each], turn->actions[each], players);
    copy(entry->before, turn->actions[turn->best], players);
    copy(entry->after, turn->actions[action], players);
    copy(r->chances, entry->after, players);
    copy(r->mean, entry->after, players);
}

static int review_action(reviewer *r, int action, review_entry *entry)
{
    if (action >= ACTIONS || !(rapido_legal(&r->now) >> action & 1))
        return 0;
    if (r->now.phase == DECIDE)
        enter_decision(r, action, entry);
    else /* the first throw of a turn: with two pairs in front it does not matter which */
        copy(r->mean, r->turn.win, r->now.players);
    if (action < FIRST_PLACE) {
        rapido_throw(&r->now, action);
    } else {
        rapido_place(&r->now, action - FIRST_PLACE);
        begin_turn(r);
    }
    return 1;
}

int32_t rapido_review(evaluator *e, const game *start, const uint8_t *moves, int32_t count,
                      review_entry *entries, review_ends *ends)
{
    reviewer r = {.values = e, .now = *start};
    int32_t done = 0;
    begin_review(&r);
    memset(ends, 0, sizeof *ends);
    copy(ends->start, r.chances, start->players);
    for (int legal = 1; done < count && legal; done += legal) {
        review_entry *entry = memset(&entries[done], 0, sizeof *entry);
        int move = moves[done];
        legal = move < DICE_MOVE ? review_action(&r, move, entry)
                                 : review_roll(&r, move - DICE_MOVE, entry);
    }
    copy(ends->end, r.chances, start->players);
    return done;
}
