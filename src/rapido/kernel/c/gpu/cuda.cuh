/* What both GPU solvers share: error handling, fills and reductions.
 *
 * Every function that Python calls returns NULL, or a message that says what went wrong.
 */
#ifndef RAPIDO_GPU_CUDA_CUH
#define RAPIDO_GPU_CUDA_CUH

#include <stdint.h>

static const char *error_text(cudaError_t error)
{
    return error == cudaSuccess ? NULL : cudaGetErrorString(error);
}

#define TRY(call)                              \
    do {                                       \
        const char *error_ = error_text(call); \
        if (error_)                            \
            return error_;                     \
    } while (0)

static const char *find_gpu(void)
{
    int gpus = 0;
    if (cudaGetDeviceCount(&gpus) != cudaSuccess || gpus == 0)
        return "there is no NVIDIA GPU here, or no driver for it";
    return NULL;
}

__global__ static void fill(double *cells, int64_t count, double x)
{
    for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (int64_t)gridDim.x * blockDim.x)
        cells[i] = x;
}

__device__ static void update_max(double *largest, double x)
{
    for (int apart = 16; apart > 0; apart /= 2)
        x = fmax(x, __shfl_down_sync(~0u, x, apart));
    /* Non-negative doubles are ordered like their bits. */
    if (threadIdx.x % 32 == 0)
        atomicMax((unsigned long long *)largest, (unsigned long long)__double_as_longlong(x));
}

#endif
