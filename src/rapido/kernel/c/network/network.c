/* Reads a file of weights. Nothing in it is believed before it was checked. */
#include "network/network.h"

#include <string.h>

enum { HEAD = 20 };

typedef struct {
    uint32_t players, layers, sizes[MAX_LAYERS + 1];
    double error, scales[2 * MAX_LAYERS];
    size_t arrays; /* where they begin in the file */
} header;

static uint32_t word(const uint8_t *at)
{
    return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static double number(const uint8_t *at)
{
    uint64_t bits = word(at) | (uint64_t)word(at + 4) << 32;
    double found;
    memcpy(&found, &bits, sizeof found);
    return found;
}

static int padded(uint32_t size)
{
    return (int)((size + LINE - 1) / LINE * LINE);
}

/* As zlib computes it, four bits at a time. */
static uint32_t crc32_of(const uint8_t *at, size_t bytes)
{
    uint32_t table[16], crc = 0xffffffff;
    for (uint32_t i = 0; i < 16; i++) {
        uint32_t c = i;
        for (int bit = 0; bit < 4; bit++)
            c = c >> 1 ^ (c & 1 ? 0xedb88320 : 0);
        table[i] = c;
    }
    for (size_t i = 0; i < bytes; i++) {
        crc ^= at[i];
        crc = crc >> 4 ^ table[crc & 15];
        crc = crc >> 4 ^ table[crc & 15];
    }
    return ~crc;
}

/* Read and check everything but the checksum; 0 if something is wrong. */
static int read_header(header *h, const uint8_t *file, size_t bytes)
{
    if (bytes < HEAD || memcmp(file, "RAPIDOVF", 8) || word(file + 8) != WEIGHTS_VERSION)
        return 0;
    h->players = word(file + 12);
    h->layers = word(file + 16);
    if (h->players < 2 || h->players > MAX_PLAYERS || h->layers < 2 || h->layers > MAX_LAYERS)
        return 0;
    size_t at = HEAD;
    h->arrays = at + 4 * (h->layers + 1) + 8 + 16 * h->layers;
    if (bytes < h->arrays)
        return 0;
    for (uint32_t i = 0; i <= h->layers; i++, at += 4)
        h->sizes[i] = word(file + at);
    if (h->sizes[0] != (uint32_t)feature_count((int)h->players) || h->sizes[h->layers] != h->players)
        return 0;
    size_t units = 0;
    for (uint32_t i = 0; i < h->layers; i++) {
        if (h->sizes[i + 1] < 1 || h->sizes[i + 1] > MAX_WIDTH)
            return 0;
        units += (size_t)(h->sizes[i] + 1) * h->sizes[i + 1];
    }
    h->error = number(file + at);
    at += 8;
    if (!(h->error >= 0 && h->error <= 1))
        return 0;
    for (uint32_t i = 0; i < 2 * h->layers; i++, at += 8) {
        h->scales[i] = number(file + at);
        if (!(h->scales[i] > 0 && h->scales[i] < 1e6))
            return 0;
    }
    return bytes == h->arrays + 2 * units + 4;
}

/* Floats of the weights of a layer; those of the last one are kept by output. */
static size_t weights_of(const header *h, uint32_t layer)
{
    uint32_t before = layer ? (uint32_t)padded(h->sizes[layer]) : h->sizes[0];
    uint32_t after = h->sizes[layer + 1];
    return (size_t)before * (layer + 1 == h->layers ? after : (uint32_t)padded(after));
}

size_t network_floats(const uint8_t *file, size_t bytes)
{
    header h;
    size_t floats = 0;
    if (!read_header(&h, file, bytes))
        return 0;
    for (uint32_t i = 0; i < h.layers; i++)
        floats += weights_of(&h, i) + (size_t)padded(h.sizes[i + 1]);
    return floats;
}

/* Read an array into `to`, where the distances between rows and columns are given; return where the
 * next array begins. */
static const uint8_t *read_array(float *to, const uint8_t *from, double scale, uint32_t rows,
                                 uint32_t columns, int row_step, int column_step)
{
    size_t units = (size_t)rows * columns, i = 0;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++, i++) {
            int16_t unit = (int16_t)(from[i] | from[units + i] << 8);
            to[row * (size_t)row_step + column * (size_t)column_step] = (float)(unit * scale);
        }
    return from + 2 * units;
}

int network_load(network *n, float *weights, const uint8_t *file, size_t bytes)
{
    header h;
    size_t floats = network_floats(file, bytes);
    if (!floats || !read_header(&h, file, bytes))
        return 0;
    if (crc32_of(file, bytes - 4) != word(file + bytes - 4))
        return 0;
    memset(weights, 0, floats * sizeof *weights);
    memset(n, 0, sizeof *n);
    n->players = (int)h.players;
    n->layers = (int)h.layers;
    n->error = h.error;
    const uint8_t *from = file + h.arrays;
    for (uint32_t i = 0; i < h.layers; i++) {
        int last = i + 1 == h.layers, width = n->width[i] = padded(h.sizes[i + 1]);
        int row_step = last ? 1 : width, column_step = last ? padded(h.sizes[i]) : 1;
        n->weights[i] = weights;
        from = read_array(weights, from, h.scales[2 * i], h.sizes[i], h.sizes[i + 1], row_step,
                          column_step);
        weights += weights_of(&h, i);
        n->bias[i] = weights;
        from = read_array(weights, from, h.scales[2 * i + 1], 1, h.sizes[i + 1], 0, 1);
        weights += width;
    }
    if (n->players == 2)
        list_patterns(n->patterns);
    return 1;
}
