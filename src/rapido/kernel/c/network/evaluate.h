/* Evaluating many positions that share parts of their first layer. */
#ifndef RAPIDO_NETWORK_EVALUATE_H
#define RAPIDO_NETWORK_EVALUATE_H

#include "network/network.h"

/* Of one position: what its first layer adds up, and where its chances go. */
typedef struct {
    const float *board, *steps;
    double *chances; /* by player; the one whose turn begins comes second, see evaluate.c */
} row;

typedef struct {
    /* Add rows of the first layer to `start`. */
    void (*add_rows)(const network *n, const float *start, const uint16_t *rows, int count,
                     float *sum);
    void (*evaluate)(const network *n, const row *rows, int count);
} network_backend;

/* All backends give the same chances, up to rounding. */
enum { PORTABLE_NETWORK, AVX2_NETWORK, AVX512_NETWORK, NETWORK_BACKENDS };

/* Null where this CPU does not support it. */
const network_backend *find_network_backend(int backend);
const network_backend *fastest_network_backend(void);

#endif
