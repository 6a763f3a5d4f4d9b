/* Many games at once on an NVIDIA GPU, one thread per game; kernel/gpu/ compiles this file and calls
 * it. All arrays of a batch are in the memory of the GPU, and nothing here waits for it. */
#include "gpu/batch_thread.h"
#include "gpu/cuda.cuh"

__global__ static void reset_games(const __grid_constant__ batch b)
{
    const uint64_t i = (uint64_t)blockIdx.x * THREADS + threadIdx.x;
    if (i < b.count)
        reset_thread(&b, i);
}

__global__ static void replaced_game(const __grid_constant__ batch b, uint64_t i)
{
    replaced_thread(&b, i);
}

__global__ static void choose_actions(const __grid_constant__ batch b, int64_t *actions)
{
    const uint64_t i = (uint64_t)blockIdx.x * THREADS + threadIdx.x;
    if (i < b.count)
        actions[i] = random_action(&b, i);
}

template <int PLAYERS, int FORM>
__global__ static void __launch_bounds__(THREADS)
    step_games(const __grid_constant__ batch b, const int64_t *actions, uint64_t *first_illegal)
{
    extern __shared__ __align__(CHUNK) char rows[];
    const uint64_t first = (uint64_t)blockIdx.x * THREADS, i = first + threadIdx.x;
    const int size = layout_for(PLAYERS).length * entry_size(FORM);
    if (i < b.count && !step_thread(&b, actions, i, rows + threadIdx.x * size, PLAYERS, FORM))
        atomicMin((unsigned long long *)first_illegal, (unsigned long long)i);
    __syncthreads();
    write_out(&b, first, threadIdx.x, rows, PLAYERS, FORM);
}

static unsigned blocks_for(const batch *b)
{
    return (unsigned)((b->count + THREADS - 1) / THREADS);
}

template <int PLAYERS>
static void start_step(const batch *b, const int64_t *actions, uint64_t *first_illegal, int size,
                       cudaStream_t stream)
{
    if (b->form == FLOATS)
        step_games<PLAYERS, FLOATS>
            <<<blocks_for(b), THREADS, THREADS * size, stream>>>(*b, actions, first_illegal);
    else
        step_games<PLAYERS, BYTES>
            <<<blocks_for(b), THREADS, THREADS * size, stream>>>(*b, actions, first_illegal);
}

extern "C" const char *gpu_batch_reset(const batch *b, cudaStream_t stream)
{
    reset_games<<<blocks_for(b), THREADS, 0, stream>>>(*b);
    return error_text(cudaGetLastError());
}

extern "C" const char *gpu_batch_replaced(const batch *b, uint64_t i, cudaStream_t stream)
{
    replaced_game<<<1, 1, 0, stream>>>(*b, i);
    return error_text(cudaGetLastError());
}

extern "C" const char *gpu_batch_random_actions(const batch *b, int64_t *actions,
                                                cudaStream_t stream)
{
    choose_actions<<<blocks_for(b), THREADS, 0, stream>>>(*b, actions);
    return error_text(cudaGetLastError());
}

/* An illegal action changes nothing, and `first_illegal` becomes the number of its game, if that is
 * lower. `size` is that of an observation in bytes. */
extern "C" const char *gpu_batch_step(const batch *b, const int64_t *actions,
                                      uint64_t *first_illegal, int size, cudaStream_t stream)
{
    switch (b->players) {
    case 2: start_step<2>(b, actions, first_illegal, size, stream); break;
    case 3: start_step<3>(b, actions, first_illegal, size, stream); break;
    case 4: start_step<4>(b, actions, first_illegal, size, stream); break;
    case 5: start_step<5>(b, actions, first_illegal, size, stream); break;
    case 6: start_step<6>(b, actions, first_illegal, size, stream); break;
    }
    return error_text(cudaGetLastError());
}
