/* What both programs for an NVIDIA GPU do about its errors: they return a sentence of CUDA. */
#ifndef SOLVE_GPU_TROUBLE_CUH
#define SOLVE_GPU_TROUBLE_CUH

static const char *trouble(cudaError_t error)
{
    return error == cudaSuccess ? NULL : cudaGetErrorString(error);
}

#define TRY(call)                                \
    do {                                         \
        const char *went_wrong_ = trouble(call); \
        if (went_wrong_)                         \
            return went_wrong_;                  \
    } while (0)

#endif
