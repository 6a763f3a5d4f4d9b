/* One move with its events. */
#include "game/events.h"

#include "game/moves.h"

static int add(event *events, int count, event next)
{
    events[count] = next;
    return count + 1;
}

static int add_win(const game *g, event *events, int count)
{
    return g->phase == OVER ? add(events, count, (event){.kind = WON, .player = g->player}) : count;
}

/* What scoring has done; `steps` is negative if there was none. */
static int add_score(const game *g, int steps, event *events, int count)
{
    event scored = {.kind = SCORED, .player = g->player, .steps = (uint8_t)steps};
    return add_win(g, events, steps < 0 ? count : add(events, count, scored));
}

/* What passing the turn on to g->player has done. */
static int add_turn(const game *g, int steps, event *events, int count)
{
    count = add(events, count, (event){.kind = TURN_PASSED, .player = g->player});
    return add_score(g, steps, events, count);
}

/* R5, R6, R25: what the player climbs by scoring now, -1 if a pair is missing. */
static int score_of(const game *g, int player)
{
    int sum = 0;
    for (int k = 0; k < pairs_each(g->players); k++) {
        int field = current_field(g, player, k);
        if (field == IN_FRONT)
            return -1;
        sum += field;
    }
    return sum;
}

static int next_player(const game *g)
{
    return g->player + 1 == g->players ? 0 : g->player + 1;
}

static int refuse_throw(const game *g, int pair)
{
    if (g->phase == DICE)
        return NOT_YOUR_TURN;
    if (pair < 0 || pair >= pairs_each(g->players))
        return NO_SUCH_PAIR;
    return rapido_legal(g) >> pair & 1 ? ALLOWED : PAIR_ON_BOARD;
}

static int refuse_roll(const game *g, int dice)
{
    if (dice < 0 || dice >= 36)
        return BAD_DICE;
    return g->phase == DICE ? ALLOWED : ROLL_FIRST;
}

static int refuse_place(const game *g, int field)
{
    if (g->phase != DECIDE)
        return ROLL_FIRST;
    if (field < 0 || field > 5)
        return NO_SUCH_FIELD;
    return rapido_legal(g) >> (FIRST_PLACE + field) & 1 ? ALLOWED : FIELD_OCCUPIED;
}

int rapido_refusal(const game *g, int kind, int number)
{
    if (g->phase == OVER)
        return GAME_OVER;
    switch (kind) {
    case MOVE_THROW:
        return refuse_throw(g, number);
    case MOVE_ROLL:
        return refuse_roll(g, number);
    case MOVE_PLACE:
        return refuse_place(g, number);
    default:
        return BAD_REQUEST;
    }
}

static int roll(game *g, unsigned dice, event *events)
{
    uint8_t player = g->player, valid = g->rolls == 0 || CROSSES[dice] == 0;
    int step = g->steps[player], next_scores = score_of(g, next_player(g));
    event rolled = {.kind = ROLLED, .player = player, .pair = g->pair, .dice = (uint8_t)dice};
    rolled.value = VALUE[dice];
    rolled.valid = valid;
    int count = add(events, 0, rolled);
    apply_roll(g, g->players, dice);
    if (!valid) {
        uint8_t lost = (uint8_t)(step - g->steps[player]);
        count = add(events, count, (event){.kind = FELL, .player = player, .steps = lost});
        return add_turn(g, next_scores, events, count);
    }
    uint8_t gain = STEPS_OF_DOUBLE[dice];
    if (gain)
        count = add(events, count, (event){.kind = CLIMBED, .player = player, .steps = gain});
    return add_win(g, events, count);
}

/* R18: from the lowest field up. */
static int add_thrown_out(const game *g, int field, event *events, int count)
{
    unsigned out = rapido_thrown_out(g, field);
    for (int f = 1; f <= 5; f++)
        if (out >> f & 1) {
            unsigned owner = (uint8_t)(g->owner >> 8 * f);
            event thrown = {.kind = THROWN_OUT, .player = owner & 7, .pair = (uint8_t)(owner >> 3)};
            thrown.field = (uint8_t)f;
            thrown.value = (uint8_t)(g->worth >> 8 * f);
            thrown.by = g->player;
            count = add(events, count, thrown);
        }
    return count;
}

static int place_on(game *g, int field, event *events)
{
    event placed = {.kind = PLACED, .player = g->player, .pair = g->pair, .field = (uint8_t)field};
    placed.value = VALUE[g->dice];
    int count = add_thrown_out(g, field, events, add(events, 0, placed));
    put_down(g, g->players, field);
    int next_scores = score_of(g, next_player(g));
    pass_on(g, g->players);
    return add_turn(g, next_scores, events, count);
}

int rapido_move(game *g, int kind, int number, event events[MAX_EVENTS])
{
    int refused = rapido_refusal(g, kind, number);
    if (refused)
        return -refused;
    if (kind == MOVE_ROLL)
        return roll(g, (unsigned)number, events);
    if (kind == MOVE_PLACE)
        return place_on(g, number, events);
    throw_pair(g, number);
    return 0;
}

int rapido_start_turn(game *g, event events[MAX_EVENTS])
{
    int steps = score_of(g, g->player);
    g->phase = ROLL;
    g->rolls = 0;
    score(g, g->players);
    return add_score(g, steps, events, 0);
}

unsigned rapido_thrown_out(const game *g, int field)
{
    unsigned out = 0, value = VALUE[g->dice];
    for (int f = 1; f <= 5; f++) {
        unsigned owner = (uint8_t)(g->owner >> 8 * f), worth = (uint8_t)(g->worth >> 8 * f);
        int others = owner != NOBODY && (owner & 7) != g->player;
        out |= (unsigned)(g->phase == DECIDE && f > field && others && worth <= value) << f;
    }
    return out;
}
