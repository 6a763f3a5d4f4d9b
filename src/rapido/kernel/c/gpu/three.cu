/* The three-player game on an NVIDIA GPU, in double precision: like solve/three/sweep.c, with one
 * thread per board and steps of the next and the third player. lab/solve/three/gpu.py compiles this
 * file and calls it. */
#include "gpu/three_turn.cuh"

struct state {
    int finish;
    int64_t positions;           /* of the pieces */
    double *tables[2];           /* the table, and the next one */
    double *worth[2], *reply[2]; /* what is measured */
    double *found;
};

static struct state now;

/* Round every chance to what the table file can hold. */
__global__ static void round_to_cells(double *cells, int64_t count)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (int64_t)gridDim.x * blockDim.x)
        cells[i] = (float)(rint(cells[i] * 65535) / 65535);
}

__global__ static void pack_cells(const double *cells, int64_t count, uint16_t *packed)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (int64_t)gridDim.x * blockDim.x)
        packed[i] = (uint16_t)(cells[i] * 65535 + 0.5);
}

/* Start with the chances of the table. */
__global__ static void begin_replies(const double *table, double *reply, int64_t positions)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
         i < THREE_BOARDS * positions; i += (int64_t)gridDim.x * blockDim.x) {
        int64_t board = i / positions, at = i % positions;
        const double *from = table + 2 * board * positions + at;
        double *to = reply + 3 * board * positions + at;
        to[0] = from[0];
        to[positions] = from[positions];
        to[2 * positions] = 1 - from[0] - from[positions];
    }
}

static int64_t cells(int each)
{
    return each * THREE_BOARDS * now.positions;
}

extern "C" const char *gpu_open(int finish)
{
    const char *missing = find_gpu();
    if (missing)
        return missing;
    for (void *old : {(void *)now.tables[0], (void *)now.tables[1], (void *)now.worth[0],
                      (void *)now.worth[1], (void *)now.reply[0], (void *)now.reply[1],
                      (void *)now.found})
        cudaFree(old);
    now = {};
    now.finish = finish;
    now.positions = (int64_t)finish * finish * finish;
    TRY(cudaMalloc(&now.found, FOUND * sizeof(double)));
    for (int i = 0; i < 2; i++) {
        TRY(cudaMalloc(&now.tables[i], cells(2) * sizeof(double)));
        fill<<<1024, 256>>>(now.tables[i], cells(2), 1. / 3);
    }
    return error_text(cudaDeviceSynchronize());
}

static void swap(double *pair[2])
{
    double *first = pair[0];
    pair[0] = pair[1];
    pair[1] = first;
}

template <int MEASURE> static const char *run(double delta, double alpha, double *found)
{
    struct part part = {now.finish, delta, alpha, now.tables[0], now.tables[1], now.worth[0],
                        now.worth[1], now.reply[0], now.reply[1], now.found};
    dim3 grid(THREE_BOARDS, (now.finish * now.finish + THREADS - 1) / THREADS);
    TRY(cudaMemset(now.found, 0, FOUND * sizeof(double)));
    play_turns<MEASURE><<<grid, THREADS>>>(part);
    TRY(cudaGetLastError());
    return error_text(cudaMemcpy(found, now.found, FOUND * sizeof(double), cudaMemcpyDeviceToHost));
}

extern "C" const char *gpu_sweep(double delta, double alpha, double *found)
{
    const char *error = run<0>(delta, alpha, found);
    swap(now.tables);
    return error;
}

/* How much a sweep would change, without changing the table. */
extern "C" const char *gpu_residual(double delta, double *found)
{
    return run<0>(delta, 1, found);
}

extern "C" const char *gpu_finalize(void)
{
    round_to_cells<<<1024, 256>>>(now.tables[0], cells(2));
    for (int i = 0; i < 2; i++) {
        TRY(cudaMalloc(&now.worth[i], cells(2) * sizeof(double)));
        TRY(cudaMalloc(&now.reply[i], cells(3) * sizeof(double)));
    }
    TRY(cudaMemcpy(now.worth[0], now.tables[0], cells(2) * sizeof(double),
                   cudaMemcpyDeviceToDevice));
    begin_replies<<<1024, 256>>>(now.tables[0], now.reply[0], now.positions);
    return error_text(cudaDeviceSynchronize());
}

extern "C" const char *gpu_measure(double delta, double *found)
{
    const char *error = run<1>(delta, 1, found);
    swap(now.worth);
    swap(now.reply);
    return error;
}

/* The chances by the table, by its policy, and of best replies. */
extern "C" const char *gpu_start(double *chances)
{
    struct { const double *from; int count; } parts[] = {
        {now.tables[0], 2}, {now.worth[0], 2}, {now.reply[0], 3}};
    for (auto part : parts)
        for (int i = 0; i < part.count; i++, chances++)
            if (part.from)
                TRY(cudaMemcpy(chances, part.from + i * now.positions, sizeof *chances,
                               cudaMemcpyDeviceToHost));
    return NULL;
}

extern "C" const char *gpu_pack(int first, int last, uint16_t *packed)
{
    int64_t count = 2 * (last - first) * now.positions;
    uint16_t *buffer;
    TRY(cudaMalloc(&buffer, count * sizeof *buffer));
    pack_cells<<<1024, 256>>>(now.tables[0] + 2 * first * now.positions, count, buffer);
    TRY(cudaMemcpy(packed, buffer, count * sizeof *buffer, cudaMemcpyDeviceToHost));
    return error_text(cudaFree(buffer));
}
