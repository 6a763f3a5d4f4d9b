/* Plays random games of a batch under the compiler's sanitizers, in arrays without spare bytes:
 * sanitized GAMES STEPS */
#include <stdio.h>
#include <stdlib.h>

#include "batch/batch.c"

static void play(uint64_t games, long steps, int players, int finish, int form)
{
    size_t row = (size_t)(layout_for(players).length * entry_size(form)), won = 0;
    batch b = {
        .games = malloc(games * sizeof(game)),
        .streams = malloc(games * sizeof(uint64_t)),
        .numbers = malloc(games * sizeof(uint64_t)),
        .legal = malloc(games),
        .observations = malloc(games * row),
        .masks = malloc(games * ACTIONS),
        .current_players = malloc(games * sizeof(int32_t)),
        .rewards = malloc(games * (size_t)players * sizeof(float)),
        .dones = malloc(games),
        .seed = (uint64_t)players,
        .count = games,
        .players = players,
        .finish = finish,
        .form = form,
    };
    int64_t *actions = malloc(games * sizeof *actions);
    rapido_batch_reset(&b, 0, games);
    for (long step = 0; step < steps; step++) {
        rapido_batch_random_actions(&b, actions, 0, games);
        if (rapido_batch_illegal(&b, actions) != games)
            abort();
        rapido_batch_step(&b, actions, 0, games / 2);
        rapido_batch_step(&b, actions, games / 2, games);
        for (uint64_t i = 0; i < games; i++)
            won += b.dones[i];
    }
    rapido_batch_random_actions(&b, actions, 0, games);
    for (int wrong = -2; wrong < 12; wrong += 13) {
        actions[games - 1] = wrong;
        if (rapido_batch_illegal(&b, actions) != games - 1)
            abort();
        /* As if another thread had changed the action after the check. */
        rapido_batch_step(&b, actions, games - 1, games);
    }
    printf("%d players to step %d: %zu games\n", players, finish, won);
    free(b.games), free(b.streams), free(b.numbers), free(b.legal), free(b.observations);
    free(b.masks), free(b.current_players), free(b.rewards), free(b.dones), free(actions);
}

int main(int count, char **given)
{
    if (count != 3)
        return 2;
    for (int players = 2; players <= MAX_PLAYERS; players++)
        for (int form = BYTES; form <= FLOATS; form++) {
            play(strtoull(given[1], 0, 10), atol(given[2]), players, 21, form);
            play(strtoull(given[1], 0, 10), atol(given[2]), players, form == BYTES ? 1 : 999, form);
        }
    return 0;
}
