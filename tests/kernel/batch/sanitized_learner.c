/* Plays games of a learner under the compiler's sanitizers, in arrays without spare bytes:
 * sanitized GAMES STEPS */
#include <stdio.h>
#include <stdlib.h>

#include "batch/learner.c"
#include "game/moves.c"
#include "players/choose.c"
#include "players/heuristic.c"

/* No opponent here chooses by the chances. */
int choose_by_level(evaluator *e, const game *g, const level *l, uint64_t seed)
{
    (void)e, (void)g, (void)l, (void)seed;
    abort();
}

/* Mostly a legal action, sometimes any, and sometimes none at all. */
static int64_t action_of(const learner_games *l, uint64_t i, uint64_t drawn)
{
    int64_t action = (int64_t)(drawn % ACTIONS);
    switch (drawn >> 32 & 63) {
    case 0: return action;
    case 1: return -1 - action;
    case 2: return (action + 1) << 40;
    }
    while (!l->masks[i * ACTIONS + (uint64_t)action])
        action = (action + 1) % ACTIONS;
    return action;
}

static void play(uint64_t games, long steps, int players, int finish, int seat)
{
    size_t row = (size_t)layout_for(players).length * sizeof(float), won = 0, lost = 0;
    learner_games l = {
        .games = malloc(games * sizeof(game)),
        .dice = malloc(games * MAX_PLAYERS * sizeof(uint64_t)),
        .choices = malloc(games * sizeof(uint64_t)),
        .numbers = malloc(games * sizeof(uint64_t)),
        .seats = malloc(games),
        .observations = malloc(games * row),
        .final_observations = malloc(games * row),
        .masks = malloc(games * ACTIONS),
        .rewards = malloc(games * sizeof(double)),
        .dones = malloc(games),
        .seed = (uint64_t)players,
        .count = games,
        .players = players,
        .finish = finish,
        .seat = seat,
    };
    int64_t *actions = malloc(games * sizeof *actions);
    uint64_t stream = stream_start(1, 0);
    for (int opponent = 0; opponent < players - 1; opponent++)
        l.opponents[opponent] = opponent % 2 ? HEURISTIC : UNIFORM_PLAYER;
    rapido_learner_reset(&l, 0, 0, games);
    for (long step = 0; step < steps; step++) {
        for (uint64_t i = 0; i < games; i++)
            actions[i] = action_of(&l, i, draw(&stream));
        rapido_learner_step(&l, 0, actions, 0, games / 2);
        rapido_learner_step(&l, 0, actions, games / 2, games);
        for (uint64_t i = 0; i < games; i++) {
            won += l.rewards[i] > 0;
            lost += l.dones[i] && l.rewards[i] <= 0;
        }
    }
    printf("%d players to step %d: %zu won, %zu lost\n", players, finish, won, lost);
    free(l.games), free(l.dice), free(l.choices), free(l.numbers), free(l.seats);
    free(l.observations), free(l.final_observations), free(l.masks), free(l.rewards);
    free(l.dones), free(actions);
}

int main(int count, char **given)
{
    if (count != 3)
        return 2;
    for (int players = 2; players <= MAX_PLAYERS; players++) {
        play(strtoull(given[1], 0, 10), atol(given[2]), players, 21, ANY_SEAT);
        play(strtoull(given[1], 0, 10), atol(given[2]), players, players % 2 ? 1 : 999, players - 1);
    }
    return 0;
}
