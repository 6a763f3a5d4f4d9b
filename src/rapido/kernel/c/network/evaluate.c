/* The arithmetic of the network with SIMD, for a block of positions at a time.
 *
 * This needs only GNU C vectors. The file is compiled once for each line below, see build.py: WIDTH
 * is the size of a vector in bytes; the sums of ROWS positions and COLS vectors stay in
 * registers. Positions in a block are alike, so that many hidden units are zero in all of them:
 * those are skipped.
 *
 * build, everywhere: -DWIDTH=16 -DROWS=4 -DCOLS=2 -DNAME=network_portable -ffp-contract=fast
 * build, x86_64: -DWIDTH=32 -DROWS=4 -DCOLS=2 -DNAME=network_avx2 -mavx2 -mfma -ffp-contract=fast
 * build, x86_64: -DWIDTH=64 -DROWS=7 -DCOLS=4 -DNAME=network_avx512 -mavx512f -ffp-contract=fast
 */
#include "network/evaluate.h"
#include "network/exp.h"

#define INLINE static inline __attribute__((always_inline))

enum { LANES = WIDTH / (int)sizeof(float) };

typedef float vec __attribute__((vector_size(WIDTH)));
typedef int32_t ints __attribute__((vector_size(WIDTH)));

typedef struct {
    _Alignas(64) float unit[ROWS][MAX_WIDTH];
} signals;

INLINE const vec *vec_at(const float *at)
{
    return (const vec *)__builtin_assume_aligned(at, LINE * sizeof(float));
}

INLINE vec positive(vec x)
{
    return (vec)((ints)x & (x > 0));
}

static void add_rows(const network *n, const float *start, const uint16_t *rows, int count,
                     float *sum)
{
    int vectors = n->width[0] / LANES;
    for (int i = 0; i < vectors; i++) {
        vec total = vec_at(start)[i];
        for (int k = 0; k < count; k++)
            total += vec_at(n->weights[0] + (size_t)rows[k] * (size_t)n->width[0])[i];
        ((vec *)sum)[i] = total;
    }
}

/* Add up the first layer, and list the units that are not zero everywhere. */
INLINE int first_layer(const network *n, const row *rows, int parts, signals *s, uint16_t *active)
{
    int count = 0;
    for (int i = 0; i < n->width[0] / LANES; i++) {
        ints any = {0};
        for (int r = 0; r < ROWS; r++) {
            vec total = vec_at(rows[r].parts[0])[i];
            for (int part = 1; part < parts; part++)
                total += vec_at(rows[r].parts[part])[i];
            any |= total > 0;
            ((vec *)s->unit[r])[i] = positive(total);
        }
        for (int lane = 0; lane < LANES; lane++) {
            active[count] = (uint16_t)(i * LANES + lane);
            count -= any[lane];
        }
    }
    return count;
}

/* One layer, for some of its outputs. */
INLINE void dense_block(const float *weights, const float *bias, int width, const signals *in,
                        const uint16_t *active, int count, signals *out, int at, int columns,
                        int last)
{
    vec sum[ROWS][COLS];
    for (int c = 0; c < columns; c++)
        for (int r = 0; r < ROWS; r++)
            sum[r][c] = vec_at(bias + at)[c];
    for (int i = 0; i < count; i++) {
        size_t unit = active ? active[i] : (size_t)i;
        const vec *line = (const vec *)(weights + unit * (size_t)width + at);
        for (int r = 0; r < ROWS; r++)
            for (int c = 0; c < columns; c++)
                sum[r][c] += in->unit[r][unit] * line[c];
    }
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < columns; c++)
            ((vec *)(out->unit[r] + at))[c] = last ? sum[r][c] : positive(sum[r][c]);
}

INLINE void dense(const network *n, int layer, const signals *in, const uint16_t *active, int count,
                  signals *out)
{
    int width = n->width[layer], at = 0, last = layer + 1 == n->layers;
    const float *weights = n->weights[layer], *bias = n->bias[layer];
    for (; at + COLS * LANES <= width; at += COLS * LANES)
        dense_block(weights, bias, width, in, active, count, out, at, COLS, last);
    for (; at < width; at += LANES)
        dense_block(weights, bias, width, in, active, count, out, at, 1, last);
}

/* Softmax. Chances are kept in the order of the turn before: its mover, who comes last now, is
 * player 0 there. */
INLINE void write_chances(int players, const float *logits, double *chances)
{
    float most = logits[0], share[EXP_LANES] = {0};
    for (int p = 1; p < players; p++)
        most = logits[p] > most ? logits[p] : most;
    for (int p = 0; p < players; p++)
        share[p] = logits[p] - most;
    exp_of(share);
    double sum = 0;
    for (int p = 0; p < players; p++)
        sum += (double)share[p];
    chances[0] = (double)share[players - 1] / sum;
    for (int p = 1; p < players; p++)
        chances[p] = (double)share[p - 1] / sum;
}

INLINE void evaluate_block(const network *n, const row *rows, int used, int parts)
{
    signals one, two, *in = &one, *out = &two;
    uint16_t active[MAX_WIDTH + 1];
    int count = first_layer(n, rows, parts, in, active);
    for (int layer = 1; layer < n->layers; layer++) {
        if (layer == 1)
            dense(n, layer, in, active, count, out);
        else
            dense(n, layer, in, 0, n->width[layer - 1], out);
        signals *old = in;
        in = out;
        out = old;
    }
    for (int r = 0; r < used; r++)
        write_chances(n->players, in->unit[r], rows[r].chances);
}

static void evaluate(const network *n, const row *rows, int count)
{
    for (int at = 0; at < count; at += ROWS) {
        row block[ROWS];
        for (int r = 0; r < ROWS; r++)
            block[r] = rows[at + r < count ? at + r : count - 1];
        int used = count - at < ROWS ? count - at : ROWS;
        if (n->players == 2)
            evaluate_block(n, block, used, 4);
        else
            evaluate_block(n, block, used, 2);
    }
}

const network_backend NAME = {add_rows, evaluate};
