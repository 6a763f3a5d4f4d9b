/* Both tables on an NVIDIA GPU, in double precision: what solve_flight.c does with eight lanes is
 * done here with a thread for every position. lab/solve/gpu.py compiles this file and calls it.
 *
 * Every function returns NULL, or a sentence that says what went wrong.
 */
#include "solve_gpu_turn.h"
#include "solve_gpu_trouble.cuh"

struct state {
    int finish;
    double *tables[2], *doubles[2];
    struct shape *shapes; /* on the GPU, */
    int first[5];         /* in the order of the number of pairs on the board */
    int64_t most[4];      /* boards in one of these shapes */
    double *found;        /* the largest change and gap */
};

static struct state now;

__global__ static void fill(double *cells, int64_t count, double x)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (int64_t)gridDim.x * blockDim.x)
        cells[i] = x;
}

__global__ static void to_middle(double *lower, const double *upper, int64_t count)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (int64_t)gridDim.x * blockDim.x)
        lower[i] += (upper[i] - lower[i]) / 2;
}

__global__ static void pack_cells(const double *table, int finish, int first, int64_t count,
                                  uint16_t *packed)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (int64_t)gridDim.x * blockDim.x) {
        int64_t board = first + i / (finish * finish);
        int step = i / finish % finish, flight = step + i % finish;
        int64_t at = BOARDS * cells_below(finish, flight) + board * flight_width(finish, flight) +
                     step - flight_low(finish, flight);
        packed[i] = (uint16_t)(table[at] * 65535 + 0.5);
    }
}

static int64_t cells_of_table(void)
{
    return BOARDS * (int64_t)now.finish * now.finish + CELLS_TO_SPARE;
}

static int64_t cells_for_doubles(void)
{
    return 3 * (int64_t)BOARDS * now.finish;
}

extern "C" const char *gpu_open(int finish)
{
    static struct shape listed[SHAPES], sorted[SHAPES];
    for (void *old : {(void *)now.shapes, (void *)now.found, (void *)now.tables[LOWER],
                      (void *)now.tables[UPPER], (void *)now.doubles[LOWER],
                      (void *)now.doubles[UPPER]})
        cudaFree(old);
    now = {};
    now.finish = finish;
    solve_list_shapes(listed);
    int count = 0;
    for (int pairs = 0; pairs < 4; pairs++) {
        now.first[pairs] = count;
        for (int i = 0; i < SHAPES; i++)
            if (listed[i].mover.count + listed[i].other.count == pairs) {
                int64_t boards = (int64_t)listed[i].owns * listed[i].lows * listed[i].highs;
                now.most[pairs] = boards > now.most[pairs] ? boards : now.most[pairs];
                sorted[count++] = listed[i];
            }
    }
    now.first[4] = count;
    int gpus = 0;
    if (cudaGetDeviceCount(&gpus) != cudaSuccess || gpus == 0)
        return "there is no NVIDIA GPU here, or no driver for it";
    TRY(cudaMalloc(&now.shapes, sizeof sorted));
    TRY(cudaMemcpy(now.shapes, sorted, sizeof sorted, cudaMemcpyHostToDevice));
    TRY(cudaMalloc(&now.found, 2 * sizeof(double)));
    for (int bound = LOWER; bound <= UPPER; bound++) {
        TRY(cudaMalloc(&now.tables[bound], cells_of_table() * sizeof(double)));
        TRY(cudaMalloc(&now.doubles[bound], cells_for_doubles() * sizeof(double)));
        fill<<<1024, 256>>>(now.tables[bound], cells_of_table(), bound == LOWER ? 0.0 : 1.0);
    }
    return trouble(cudaDeviceSynchronize());
}

extern "C" const char *gpu_begin_sweep(void)
{
    for (int bound = LOWER; bound <= UPPER; bound++)
        TRY(cudaMemset(now.doubles[bound], 0, cells_for_doubles() * sizeof(double)));
    return NULL;
}

extern "C" const char *gpu_compute(int flight, int pairs, int bound, int hand_on, double found[2])
{
    int source = bound == LOWER ? UPPER : LOWER, target = bound == NEITHER ? LOWER : bound;
    struct part part = {now.finish, flight, bound, hand_on, now.first[pairs],
                        now.tables[source], now.tables[target], now.doubles[target], now.found};
    int64_t units = now.most[pairs] * flight_width(now.finish, flight);
    dim3 grid((unsigned)((units + THREADS - 1) / THREADS), now.first[pairs + 1] - now.first[pairs]);
    TRY(cudaMemset(now.found, 0, 2 * sizeof(double)));
    compute_part<<<grid, THREADS>>>(part, now.shapes);
    TRY(cudaGetLastError());
    return trouble(cudaMemcpy(found, now.found, 2 * sizeof(double), cudaMemcpyDeviceToHost));
}

extern "C" const char *gpu_start(double bounds[2])
{
    for (int bound = LOWER; bound <= UPPER; bound++)
        TRY(cudaMemcpy(&bounds[bound], now.tables[bound], sizeof(double), cudaMemcpyDeviceToHost));
    return NULL;
}

extern "C" const char *gpu_settle(void)
{
    to_middle<<<1024, 256>>>(now.tables[LOWER], now.tables[UPPER], cells_of_table());
    return trouble(cudaDeviceSynchronize());
}

extern "C" const char *gpu_pack(int first, int last, uint16_t *packed)
{
    int64_t count = (int64_t)(last - first) * now.finish * now.finish;
    uint16_t *buffer;
    TRY(cudaMalloc(&buffer, count * sizeof *buffer));
    pack_cells<<<1024, 256>>>(now.tables[LOWER], now.finish, first, count, buffer);
    TRY(cudaMemcpy(packed, buffer, count * sizeof *buffer, cudaMemcpyDeviceToHost));
    return trouble(cudaFree(buffer));
}
