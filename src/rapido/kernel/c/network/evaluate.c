/* The arithmetic of the network with SIMD, for a block of positions at a time.
 *
 * This needs little more than GNU C vectors. The file is compiled once for each line below, see
 * build.py: WIDTH is the size of a vector in bytes; the sums of ROWS positions and COLS vectors stay
 * in registers. Positions of a block are alike, so that many hidden units are zero in all of
 * them: those are skipped.
 *
 * build, everywhere: -DWIDTH=16 -DROWS=2 -DCOLS=4 -DNAME=network_portable -ffp-contract=fast
 * build, x86_64: -DWIDTH=32 -DROWS=4 -DCOLS=2 -DNAME=network_avx2 -mavx2 -mfma -ffp-contract=fast
 * build, x86_64: -DWIDTH=64 -DROWS=7 -DCOLS=4 -DNAME=network_avx512 -mavx512f -ffp-contract=fast
 */
#include "network/evaluate.h"
#include "network/exp.h"
#include "network/simd.h"

typedef struct {
    _Alignas(64) float unit[ROWS][MAX_WIDTH];
} signals;

static void add_rows(const network *n, const float *start, const uint16_t *rows, int count,
                     float *sum)
{
    size_t width = (size_t)n->width[0];
    for (size_t i = 0; i < width; i += LANES) {
        vec total = load(start + i);
        for (int k = 0; k < count; k++)
            total += load(n->weights[0] + rows[k] * width + i);
        store(sum + i, total);
    }
}

/* Add up the first layer, and list the units that are not zero everywhere. */
INLINE int first_layer(const network *n, const row *rows, signals *s, int32_t *active)
{
    int count = 0;
    for (int i = 0; i < n->width[0]; i += LANES) {
        ints any = {0};
        for (int r = 0; r < ROWS; r++) {
            vec units = positive(load(rows[r].board + i) + load(rows[r].steps + i));
            any |= (ints)units;
            store(s->unit[r] + i, units);
        }
        count += list_lanes(any, i, active + count);
    }
    return count;
}

/* A dense layer, for some of its outputs. */
INLINE void dense_block(const float *weights, int width, const signals *in, const int32_t *active,
                        int count, int columns, vec sum[ROWS][COLS])
{
    for (int i = 0; i < count; i++) {
        int unit = active[i];
        const float *line = weights + (size_t)unit * (size_t)width;
        for (int r = 0; r < ROWS; r++)
            for (int c = 0; c < columns; c++)
                sum[r][c] += in->unit[r][unit] * load(line + c * LANES);
    }
}

/* A dense layer from the units listed; list those of its outputs that are not zero everywhere. */
INLINE int dense(const network *n, int layer, const signals *in, const int32_t *active, int count,
                 signals *out, int32_t *next)
{
    int width = n->width[layer], found = 0;
    for (int at = 0; at < width;) {
        int columns = at + COLS * LANES <= width ? COLS : 1;
        const float *weights = n->weights[layer] + at, *bias = n->bias[layer] + at;
        vec sum[ROWS][COLS];
        for (int r = 0; r < ROWS; r++)
            for (int c = 0; c < COLS; c++)
                sum[r][c] = c < columns ? load(bias + c * LANES) : (vec){0};
        if (columns == COLS)
            dense_block(weights, width, in, active, count, COLS, sum);
        else
            dense_block(weights, width, in, active, count, 1, sum);
        for (int c = 0; c < columns; c++, at += LANES) {
            ints any = {0};
            for (int r = 0; r < ROWS; r++) {
                vec units = positive(sum[r][c]);
                any |= (ints)units;
                store(out->unit[r] + at, units);
            }
            found += list_lanes(any, at, next + found);
        }
    }
    return found;
}

/* The last layer: one output for each player, which are few. */
INLINE void last_layer(const network *n, const signals *in, float logits[MAX_PLAYERS][EXP_LANES])
{
    int layer = n->layers - 1, before = n->width[layer - 1];
    for (int p = 0; p < n->players; p++)
        for (int r = 0; r < ROWS; r++) {
            vec sum = {0};
            for (int i = 0; i < before; i += LANES)
                sum += load(in->unit[r] + i) * load(n->weights[layer] + p * before + i);
            logits[p][r] = n->bias[layer][p] + add_lanes(sum);
        }
}

/* Softmax. Chances go back to the turn before: its mover, who is last now, is player 0 there. */
INLINE void write_chances(int players, float logits[MAX_PLAYERS][EXP_LANES], const row *rows,
                          int used)
{
    exp_floats most, share[MAX_PLAYERS];
    exp_doubles sum = {0};
    _Alignas(64) double chances[EXP_LANES];
    for (int p = 0; p < players; p++) {
        memcpy(&share[p], logits[p], sizeof share[p]);
        most = p ? larger_of(most, share[p]) : share[p];
    }
    for (int p = 0; p < players; p++) {
        share[p] = exp_of(share[p] - most);
        sum += __builtin_convertvector(share[p], exp_doubles);
    }
    sum = 1 / sum;
    for (int p = 0; p < players; p++) {
        exp_doubles of_player = __builtin_convertvector(share[p], exp_doubles) * sum;
        memcpy(chances, &of_player, sizeof chances);
        for (int r = 0; r < used; r++)
            rows[r].chances[p + 1 == players ? 0 : p + 1] = chances[r];
    }
}

INLINE void evaluate_block(const network *n, const row *rows, int used)
{
    signals one, two;
    float logits[MAX_PLAYERS][EXP_LANES] = {{0}};
    int32_t active[2][MAX_WIDTH + LANES];
    int count = first_layer(n, rows, &one, active[1]), layer = 1;
    for (; layer < n->layers - 1; layer++) {
        signals *in = layer % 2 ? &one : &two, *out = layer % 2 ? &two : &one;
        count = dense(n, layer, in, active[layer % 2], count, out, active[1 - layer % 2]);
    }
    last_layer(n, layer % 2 ? &one : &two, logits);
    write_chances(n->players, logits, rows, used);
}

static void evaluate(const network *n, const row *rows, int count)
{
    for (int at = 0; at < count; at += ROWS) {
        row block[ROWS];
        int used = count - at < ROWS ? count - at : ROWS;
        for (int r = 0; r < ROWS; r++)
            block[r] = rows[r < used ? at + r : at];
        evaluate_block(n, block, used);
    }
}

const network_backend NAME = {add_rows, evaluate};
