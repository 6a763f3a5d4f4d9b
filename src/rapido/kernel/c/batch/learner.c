/* Games of a learner against built-in players. */
#include "batch/learner.h"

#include "game/observe.h"
#include "game/random.h"

enum { STREAMS = 8, CHOICE_STREAM = 6, SEAT_STREAM = 7, ANY_SEAT = -1 };

static void act(game *g, int action)
{
    if (action < FIRST_PLACE)
        throw_pair(g, action);
    else
        place(g, g->players, action - FIRST_PLACE);
}

/* Let dice and opponents act until the learner must choose, or the game is over. */
static void play_on(const learner_games *l, evaluator *e, uint64_t i)
{
    game *g = &l->games[i];
    const int players = l->players, seat = l->seats[i];
    for (;;) {
        throw_if_forced(g, players);
        if (g->phase == DICE) {
            apply_roll(g, players, dice_of(draw(&l->dice[i][g->player])));
            continue;
        }
        if (g->phase == OVER || g->player == seat)
            return;
        int opponent = l->opponents[(g->player - seat - 1 + players) % players];
        act(g, rapido_choose(e, g, opponent, draw(&l->choices[i])));
    }
}

/* A game that is over before the learner could choose is not shown. */
static void next_game(const learner_games *l, evaluator *e, uint64_t i)
{
    game *g = &l->games[i];
    for (;; l->numbers[i] += l->count) {
        const uint64_t first = l->numbers[i] * STREAMS;
        for (int player = 0; player < MAX_PLAYERS; player++)
            l->dice[i][player] = stream_start(l->seed, first + (uint64_t)player);
        l->choices[i] = stream_start(l->seed, first + CHOICE_STREAM);
        uint64_t seats = stream_start(l->seed, first + SEAT_STREAM);
        l->seats[i] = (uint8_t)(l->seat == ANY_SEAT ? choice_of(draw(&seats), (unsigned)l->players)
                                                    : (unsigned)l->seat);
        begin(g, l->players, l->finish);
        play_on(l, e, i);
        if (g->phase != OVER)
            return;
    }
}

static void show(const learner_games *l, uint64_t i, float *observations)
{
    const uint64_t length = (uint64_t)layout_for(l->players).length;
    observe(&l->games[i], l->players, l->seats[i], l->finish, FLOATS, observations + i * length);
}

static void show_choice(const learner_games *l, uint64_t i)
{
    unsigned legal = legal_bits(&l->games[i], l->players);
    for (int action = 0; action < ACTIONS; action++)
        l->masks[i * ACTIONS + (uint64_t)action] = (int8_t)(legal >> action & 1);
    show(l, i, l->observations);
}

static void step_game(const learner_games *l, evaluator *e, uint64_t i, int64_t action)
{
    game *g = &l->games[i];
    int legal = 0 <= action && action < ACTIONS && (legal_bits(g, l->players) >> action & 1);
    if (legal) {
        act(g, (int)action);
        play_on(l, e, i);
    }
    int over = g->phase == OVER;
    l->rewards[i] = !legal ? -1 : over && g->player == l->seats[i];
    l->dones[i] = (uint8_t)(over || !legal);
    if (l->dones[i]) {
        show(l, i, l->final_observations);
        l->numbers[i] += l->count;
        next_game(l, e, i);
    }
    show_choice(l, i);
}

void rapido_learner_reset(const learner_games *l, evaluator *e, uint64_t first, uint64_t last)
{
    for (uint64_t i = first; i < last; i++) {
        l->numbers[i] = i;
        next_game(l, e, i);
        show_choice(l, i);
    }
}

void rapido_learner_step(const learner_games *l, evaluator *e, const int64_t *actions,
                         uint64_t first, uint64_t last)
{
    for (uint64_t i = first; i < last; i++)
        step_game(l, e, i, actions[i]);
}
