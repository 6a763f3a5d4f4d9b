/* Both tables on an NVIDIA GPU, in double precision: like solve/two/sweep.c, with one thread per
 * position. lab/solve/two/gpu.py compiles this file and calls it. */
#include "gpu/two_turn.cuh"

struct state {
    int finish;
    double *tables[2], *doubles[2];
    struct shape *shapes; /* in GPU memory, */
    int first[5];         /* sorted by the number of pairs on the board */
    int64_t most[4];      /* the most boards of one of these shapes */
    double *found;        /* the largest change and gap */
};

static struct state now;

__global__ static void average(double *lower, const double *upper, int64_t count)
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
        int step = i / finish % finish, diagonal = step + i % finish;
        int64_t at = BOARDS * cells_below(finish, diagonal) +
                     board * diagonal_width(finish, diagonal) + step -
                     diagonal_low(finish, diagonal);
        packed[i] = (uint16_t)(table[at] * 65535 + 0.5);
    }
}

static int64_t cells_of_table(void)
{
    return BOARDS * (int64_t)now.finish * now.finish + CELL_PADDING;
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
    two_list_shapes(listed);
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
    const char *missing = find_gpu();
    if (missing)
        return missing;
    TRY(cudaMalloc(&now.shapes, sizeof sorted));
    TRY(cudaMemcpy(now.shapes, sorted, sizeof sorted, cudaMemcpyHostToDevice));
    TRY(cudaMalloc(&now.found, 2 * sizeof(double)));
    for (int bound = LOWER; bound <= UPPER; bound++) {
        TRY(cudaMalloc(&now.tables[bound], cells_of_table() * sizeof(double)));
        TRY(cudaMalloc(&now.doubles[bound], cells_for_doubles() * sizeof(double)));
        fill<<<1024, 256>>>(now.tables[bound], cells_of_table(), bound == LOWER ? 0.0 : 1.0);
    }
    return error_text(cudaDeviceSynchronize());
}

extern "C" const char *gpu_begin_sweep(void)
{
    for (int bound = LOWER; bound <= UPPER; bound++)
        TRY(cudaMemset(now.doubles[bound], 0, cells_for_doubles() * sizeof(double)));
    return NULL;
}

extern "C" const char *gpu_compute(int diagonal, int pairs, int bound, int push_doubles,
                                   double found[2])
{
    int source = bound == LOWER ? UPPER : LOWER, target = bound == NEITHER ? LOWER : bound;
    struct part part = {now.finish, diagonal, bound, push_doubles, now.first[pairs],
                        now.tables[source], now.tables[target], now.doubles[target], now.found};
    int64_t units = now.most[pairs] * diagonal_width(now.finish, diagonal);
    dim3 grid((unsigned)((units + THREADS - 1) / THREADS), now.first[pairs + 1] - now.first[pairs]);
    TRY(cudaMemset(now.found, 0, 2 * sizeof(double)));
    compute_part<<<grid, THREADS>>>(part, now.shapes);
    TRY(cudaGetLastError());
    return error_text(cudaMemcpy(found, now.found, 2 * sizeof(double), cudaMemcpyDeviceToHost));
}

extern "C" const char *gpu_start(double bounds[2])
{
    for (int bound = LOWER; bound <= UPPER; bound++)
        TRY(cudaMemcpy(&bounds[bound], now.tables[bound], sizeof(double), cudaMemcpyDeviceToHost));
    return NULL;
}

extern "C" const char *gpu_finalize(void)
{
    average<<<1024, 256>>>(now.tables[LOWER], now.tables[UPPER], cells_of_table());
    return error_text(cudaDeviceSynchronize());
}

extern "C" const char *gpu_pack(int first, int last, uint16_t *packed)
{
    int64_t count = (int64_t)(last - first) * now.finish * now.finish;
    uint16_t *buffer;
    TRY(cudaMalloc(&buffer, count * sizeof *buffer));
    pack_cells<<<1024, 256>>>(now.tables[LOWER], now.finish, first, count, buffer);
    TRY(cudaMemcpy(packed, buffer, count * sizeof *buffer, cudaMemcpyDeviceToHost));
    return error_text(cudaFree(buffer));
}
