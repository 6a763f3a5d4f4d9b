/* Many games at once. */
#include "batch/batch.h"

#include "batch/step.h"

static inline void step_games(const batch *given, const int64_t *actions, uint64_t first,
                              uint64_t last, int players, int form)
{
    /* A copy of which the compiler knows that writing to buffers does not change it. */
    batch b = *given;
    /* The actions were checked before, but another thread may have changed them since then. */
    for (uint64_t i = first; i < last; i++)
        step_game(&b, i, (int)(actions[i] & (ACTIONS - 1)), players, form);
}

static inline void step_with(const batch *b, const int64_t *actions, uint64_t first, uint64_t last,
                             int players)
{
    if (b->form == FLOATS)
        step_games(b, actions, first, last, players, FLOATS);
    else
        step_games(b, actions, first, last, players, BYTES);
}

void rapido_batch_step(const batch *b, const int64_t *actions, uint64_t first, uint64_t last)
{
    switch (b->players) {
    case 2: step_with(b, actions, first, last, 2); break;
    case 3: step_with(b, actions, first, last, 3); break;
    case 4: step_with(b, actions, first, last, 4); break;
    case 5: step_with(b, actions, first, last, 5); break;
    case 6: step_with(b, actions, first, last, 6); break;
    }
}

void rapido_batch_reset(const batch *b, uint64_t first, uint64_t last)
{
    for (uint64_t i = first; i < last; i++) {
        b->numbers[i] = i;
        next_game(b, i, b->players);
        finish_step(b, i, b->players, b->form);
    }
}

void rapido_batch_replaced(const batch *b, uint64_t i)
{
    roll_on(&b->games[i], b->players, &b->streams[i]);
    finish_step(b, i, b->players, b->form);
}

uint64_t rapido_batch_illegal(const batch *b, const int64_t *actions)
{
    for (uint64_t i = 0; i < b->count; i++)
        if ((uint64_t)actions[i] >= ACTIONS || !(b->legal[i] >> actions[i] & 1))
            return i;
    return b->count;
}

void rapido_batch_random_actions(const batch *b, int64_t *actions, uint64_t first, uint64_t last)
{
    for (uint64_t i = first; i < last; i++)
        actions[i] = random_action(b, i);
}

int rapido_observation_length(int players)
{
    return layout_for(players).length;
}
