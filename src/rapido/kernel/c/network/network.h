/* The value function: everyone's chance to win at the start of a turn.
 *
 * The first layer adds up one row for each active feature (features.h); then dense layers with ReLU
 * before each, and a softmax over the players. The weights come from a file that
 * players/weights_file.py writes; all numbers in it are little-endian:
 *
 *     8 bytes   "RAPIDOVF"
 *     uint32    version, players, number of layers n
 *     uint32    sizes: the features, then the outputs of each of the n layers
 *     float64   the typical error of a chance
 *     float64   scales of the arrays: weights and bias of the first layer, of the second, ...
 *     arrays    int16, one after the other; of each first all low bytes, then all high bytes
 *     uint32    CRC-32 of everything before it
 *
 * A weight is its integer times the scale of its array.
 */
#ifndef RAPIDO_NETWORK_H
#define RAPIDO_NETWORK_H

#include <stddef.h>
#include <stdint.h>

#include "network/features.h"

enum {
    WEIGHTS_VERSION = 1,
    MAX_LAYERS = 6,
    MAX_WIDTH = 256, /* outputs of a layer */
    LINE = 16,       /* floats; widths are multiples of it, so that no vector is cut */
};

typedef struct {
    int players, layers;
    int width[MAX_LAYERS]; /* outputs of each layer, with padding */
    const float *weights[MAX_LAYERS]; /* by input and output; of the last layer the reverse */
    const float *bias[MAX_LAYERS];
    double error; /* the typical error of a chance */
    uint8_t patterns[PATTERN_KEYS];
} network;

/* How many floats the weights take, a multiple of LINE; 0 if it is not a file of weights. */
size_t network_floats(const uint8_t *file, size_t bytes);

/* Put the weights into that many floats; 0 if the file is damaged. */
int network_load(network *n, float *weights, const uint8_t *file, size_t bytes);

#endif
