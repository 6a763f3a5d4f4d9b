/* The functions of c/gpu/batch.cu on a CPU: blocks and threads are loops. */
#include "gpu/batch_thread.h"

const char *gpu_batch_reset(const batch *b, void *stream)
{
    (void)stream;
    for (uint64_t i = 0; i < b->count; i++)
        reset_thread(b, i);
    return NULL;
}

const char *gpu_batch_replaced(const batch *b, uint64_t i, void *stream)
{
    (void)stream;
    replaced_thread(b, i);
    return NULL;
}

const char *gpu_batch_random_actions(const batch *b, int64_t *actions, void *stream)
{
    (void)stream;
    for (uint64_t i = 0; i < b->count; i++)
        actions[i] = random_action(b, i);
    return NULL;
}

const char *gpu_batch_step(const batch *b, const int64_t *actions, uint64_t *first_illegal,
                           int size, void *stream)
{
    char rows[THREADS * 4 * 128];
    (void)stream;
    if (size > 4 * 128)
        return "an observation is larger than expected";
    for (uint64_t first = 0; first < b->count; first += THREADS) {
        for (uint64_t i = first; i < first + THREADS && i < b->count; i++) {
            char *row = rows + (i - first) * (uint64_t)size;
            int legal = step_thread(b, actions, i, row, b->players, b->form);
            if (!legal && i < *first_illegal)
                *first_illegal = i;
        }
        for (unsigned thread = 0; thread < THREADS; thread++)
            write_out(b, first, thread, rows, b->players, b->form);
    }
    return NULL;
}
