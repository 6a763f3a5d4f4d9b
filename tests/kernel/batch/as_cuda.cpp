// A batch as a GPU plays it, one thread after the other, compiled as C++ with __CUDACC__ defined:
// as_cuda GAMES STEPS PLAYERS FORM writes observations, masks and numbers to standard output.
#include <stdio.h>
#include <stdlib.h>

#include "batch/step.h"

template <class T> static T *array(uint64_t count)
{
    return static_cast<T *>(calloc(count, sizeof(T)));
}

int main(int, char **given)
{
    const uint64_t games = strtoull(given[1], nullptr, 10);
    const int steps = atoi(given[2]), players = atoi(given[3]), form = atoi(given[4]);
    const uint64_t row = static_cast<uint64_t>(layout_for(players).length * entry_size(form));
    batch b;
    b.games = array<game>(games);
    b.streams = array<uint64_t>(games);
    b.numbers = array<uint64_t>(games);
    b.legal = array<uint8_t>(games);
    b.observations = array<char>(games * row);
    b.masks = array<uint8_t>(games * ACTIONS);
    b.current_players = array<int32_t>(games);
    b.rewards = array<float>(games * static_cast<uint64_t>(players));
    b.dones = array<uint8_t>(games);
    b.seed = 1;
    b.count = games;
    b.players = players;
    b.finish = 21;
    b.form = form;
    for (uint64_t i = 0; i < games; i++) {
        b.numbers[i] = i;
        next_game(&b, i, players);
        finish_step(&b, i, players, form);
        for (int step = 0; step < steps; step++)
            step_game(&b, i, random_action(&b, i), players, form);
    }
    fwrite(b.observations, row, games, stdout);
    fwrite(b.masks, ACTIONS, games, stdout);
    fwrite(b.numbers, sizeof *b.numbers, games, stdout);
}
