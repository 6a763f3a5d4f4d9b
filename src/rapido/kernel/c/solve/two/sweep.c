/* One sweep over one diagonal, for all boards with a given number of pairs.
 *
 * The positions of a diagonal are computed in SIMD lanes. A lane belongs to a step of the other
 * player, since that is the axis along which the rows of the next turn are read; only the result
 * is written backward, along the steps of the mover. Lanes beyond the last position of a row hold
 * garbage.
 *
 * build, everywhere: -DFIXED_POINT=1 -DSWEEP=two_sweep_fixed
 * build, everywhere: -DFIXED_POINT=0 -DSWEEP=two_sweep_double
 * build, x86_64: -DFIXED_POINT=1 -DSWEEP=two_sweep_fixed_avx2 -mavx2
 * build, x86_64: -DFIXED_POINT=0 -DSWEEP=two_sweep_double_avx2 -mavx2
 * build, x86_64: -DFIXED_POINT=1 -DSWEEP=two_sweep_fixed_avx512 -mavx512bw -mavx512dq -mavx512vl
 * build, x86_64: -DFIXED_POINT=0 -DSWEEP=two_sweep_double_avx512 -mavx512bw -mavx512dq -mavx512vl
 */
#include <stddef.h>

#include "solve/simd.h"
#include "solve/two/layout.h"
#include "solve/two/sweep.h"

void SWEEP(struct two_task *task, struct two_stats *stats);

/* Round outward, so that rounding never takes a bound past the truth. */
INLINE cell rounded(double x, int bound)
{
    x += bound == UPPER ? SLACK + FIXED_POINT : -SLACK;
    return (cell)(x < 0 ? 0 : x > ONE ? ONE : x);
}

/* Which of the other player's pairs a roll beats. */
enum { NONE, LOW, HIGH, BOTH };

/* The rows that a transition leads to, and the distances to those of neighboring values. */
struct rows {
    const cell *at;
    ptrdiff_t per_low, per_high, per_roll;
    const cell *won; /* in each lane, ONE if the other player wins by scoring first */
};

/* Up to eight lanes of a diagonal, on all boards of one shape with the same own pair. */
struct work {
    const struct two_task *task;
    const struct shape *shape;
    int low, width;       /* of the diagonal */
    int first, count;     /* the current lanes */
    const cell *from;     /* the cell of the first lane on board 0, in both tables; */
    cell *to;             /* those of later lanes come before it */
    struct rows cross[3]; /* after none, one and two steps down */
    cell nobody_won[LANES], scorer_won[LANES];
    f64x8 finished;      /* ONE for each double that takes the mover to the finish */
    f64x8 change, gap;   /* the largest so far */
    f64x8 again[VALUES]; /* the value of rolling again on similar boards: initial guesses */
    f64x8 place[VALUES]; /* the best value of placing each roll, on the current board; */
    /* and on any board: by the pairs beaten, the value of the one pair it can still depend on,
     * and the roll */
    f64x8 places[4][VALUES][VALUES];
};

INLINE struct rows rows_of(const struct work *work, const struct transition *to, int own, int down)
{
    const struct two_task *task = work->task;
    int diagonal = task->diagonal - down + to->score;
    /* A diagonal that does not exist is never read: somebody has won in every lane. */
    if (diagonal < 0 || diagonal > 2 * task->finish - 2)
        diagonal = task->diagonal;
    ptrdiff_t width = diagonal_width(task->finish, diagonal);
    ptrdiff_t lane = work->low + work->first + to->score - diagonal_low(task->finish, diagonal);
    const cell *table = (const cell *)task->from + BOARDS * cells_below(task->finish, diagonal);
    return (struct rows){table + (to->base + to->per_own * own) * width + lane,
                         to->per_low * width, to->per_high * width, to->per_roll * width,
                         to->score > 0 ? work->scorer_won : work->nobody_won};
}

INLINE const cell *row_at(const struct rows *rows, int low, int high, int roll)
{
    return rows->at + low * rows->per_low + high * rows->per_high + roll * rows->per_roll;
}

INLINE cell chance(const cell *row, const cell *won, int k)
{
    return row[k] > won[k] ? row[k] : won[k];
}

/* The best placement is the one that is worst for the other player. */
INLINE void read_place(struct work *work, struct rows rows[FIELD_COUNT][4], int beaten, int value,
                       int roll)
{
    const struct shape *shape = work->shape;
    cell least[LANES];
    for (int k = 0; k < LANES; k++)
        least[k] = (cell)ONE;
    for (int i = 0; i < shape->free_count; i++) {
        const struct rows *field = &rows[i][beaten & shape->above[i]];
        const cell *row = row_at(field, value, value, roll), *won = field->won;
        for (int k = 0; k < LANES; k++) {
            cell other = chance(row, won, k);
            least[k] = other < least[k] ? other : least[k];
        }
    }
    double *place = (double *)&work->places[beaten][value][roll];
    for (int k = 0; k < LANES; k++)
        place[k] = ONE - least[k];
}

/* Whichever pairs a roll beats, what is left depends on the value of one pair at most, since two
 * pairs that both stay score and are gone: on the higher pair if only the lower one is beaten,
 * else on the lower one. */
INLINE void read_places(struct work *work, int own)
{
    const struct shape *shape = work->shape;
    struct rows rows[FIELD_COUNT][4];
    for (int i = 0; i < shape->free_count; i++)
        for (int victims = 0; victims < 4; victims++)
            rows[i][victims] = rows_of(work, &shape->place[i][victims], own, 0);
    for (int roll = 0; roll < VALUES; roll++)
        read_place(work, rows, NONE, 0, roll);
    for (int high = 0; high < shape->highs; high++)
        for (int roll = 0; roll < high; roll++)
            read_place(work, rows, LOW, high, roll);
    for (int low = 0; low < shape->lows; low++)
        for (int roll = 0; roll < VALUES; roll++)
            read_place(work, rows, low > roll ? HIGH : BOTH, low, roll);
}

INLINE void prepare(struct work *work, int own)
{
    const struct two_task *task = work->task;
    int left = work->width - work->first, score = work->shape->cross.score;
    ptrdiff_t cell_of_first = BOARDS * cells_below(task->finish, task->diagonal) + left - 1;
    work->count = left < LANES ? left : LANES;
    work->from = (const cell *)task->from + cell_of_first;
    work->to = (cell *)task->to + cell_of_first;
    for (int down = 0; down < 3; down++)
        work->cross[down] = rows_of(work, &work->shape->cross, own, down);
    for (int k = 0; k < LANES; k++) {
        int other = work->low + work->first + k;
        work->nobody_won[k] = 0;
        work->scorer_won[k] = other + score >= task->finish ? (cell)ONE : 0;
        work->finished[k] = 0;
        for (int steps = 1; steps <= 3; steps++)
            work->finished[k] += task->diagonal - other + steps >= task->finish ? ONE : 0;
    }
    for (int v = 0; v < VALUES; v++)
        work->again[v] = (f64x8){0};
    read_places(work, own);
}

/* Collect the values of placing on a board. Boards come in ascending order of their lower and
 * higher pair, so only a few rolls change from one board to the next. */
INLINE void choose_places(struct work *work, int low, int high)
{
    if (high == 0)
        for (int v = 0; v < VALUES; v++)
            work->place[v] = work->places[v < low ? HIGH : BOTH][low][v];
    else if (high <= low)
        work->place[high - 1] = work->places[NONE][0][high - 1];
    else
        for (int v = low; v < high; v++)
            work->place[v] = work->places[LOW][high][v];
}

/* The value of a cross on a later roll: ten outcomes cost one step, one outcome two. */
INLINE f64x8 read_crosses(const struct work *work, int low, int high)
{
    const cell *row[3], *won = work->cross[0].won;
    for (int down = 0; down < 3; down++)
        row[down] = row_at(&work->cross[down], low, high, 0);
    f64x8 crosses;
    for (int k = 0; k < LANES; k++)
        crosses[k] = 11 * ONE - 10.0 * chance(row[1], won, k) - chance(row[2], won, k);
    /* Nobody falls below the start: from there two crosses cost nothing, from step 1 one step. */
    for (int step = work->low; step < 2; step++) {
        int k = work->task->diagonal - step - work->low - work->first;
        if (0 <= k && k < work->count)
            crosses[k] = 11 * ONE - 11.0 * chance(row[step], won, k);
    }
    return crosses;
}

/* The values of doubles are accumulated from higher diagonals: 3-3 from three above, 2-2 from two
 * above, 1-1 from one above. Each is stored as a quarter, so that the sum cannot overflow. */
INLINE cell *doubles_of(const struct work *work, int diagonal, ptrdiff_t board)
{
    ptrdiff_t row = diagonal % 3 * (ptrdiff_t)BOARDS + board;
    return (cell *)work->task->doubles + row * work->task->finish + work->low + work->first;
}

INLINE void push_doubles(const struct work *work, ptrdiff_t board, const f64x8 *best, int count)
{
    for (int steps = 3; steps > 0; steps--) {
        int diagonal = work->task->diagonal - steps;
        if (diagonal < 0)
            continue;
        cell *to = doubles_of(work, diagonal, board);
        for (int k = 0; k < count; k++) {
            cell quarter = rounded(best[steps][k] / 4, work->task->bound);
            to[k] = steps == 3 ? quarter : to[k] + quarter;
        }
    }
}

INLINE void write_result(struct work *work, ptrdiff_t board, f64x8 result, int count)
{
    const cell *from = work->from + board * work->width;
    cell *to = work->to + board * work->width;
    int bound = work->task->bound;
    for (int k = 0; k < count; k++) {
        double now = result[k];
        if (bound != NEITHER) {
            cell old = to[-k], new = rounded(now, bound);
            new = (bound == UPPER ? new > old : new < old) ? old : new;
            to[-k] = new;
            now = new;
            work->change[k] = larger(work->change[k], distance(new, old));
        }
        work->gap[k] = larger(work->gap[k], distance(now, from[-k]));
    }
}

/* The turn of the mover on one board. */
INLINE void play_turn(struct work *work, ptrdiff_t board, int low, int high)
{
    const cell *doubles = doubles_of(work, work->task->diagonal, board);
    f64x8 crosses = read_crosses(work, low, high), fixed = crosses + work->finished;
    for (int k = 0; k < LANES; k++)
        fixed[k] += 4.0 * doubles[k];
    f64x8 again = value_of_rolling(work->place, fixed, work->again[high]);
    work->again[high] = again;
    f64x8 sum = 36 * again - crosses, best[4];
#pragma GCC unroll 30
    for (int v = 0; v < VALUES; v++) {
        best[roll_double(v)] = again + where(work->place[v] > again, work->place[v] - again);
        if (roll_has_cross(v))
            sum += roll_ways(v) * best[0];
    }
    /* Written twice so that the compiler sees a constant for the usual number of lanes. */
    if (work->count == LANES) {
        if (work->task->push_doubles)
            push_doubles(work, board, best, LANES);
        write_result(work, board, sum / 36, LANES);
    } else {
        if (work->task->push_doubles)
            push_doubles(work, board, best, work->count);
        write_result(work, board, sum / 36, work->count);
    }
}

INLINE void solve_boards(struct work *work, int own, struct two_stats *stats)
{
    const struct shape *shape = work->shape;
    const struct transition *here = &shape->here;
    work->change = work->gap = (f64x8){0};
    for (work->first = 0; work->first < work->width; work->first += LANES) {
        prepare(work, own);
        for (int low = 0; low < shape->lows; low++)
            for (int high = 0; high < shape->highs; high++) {
                ptrdiff_t board = here->base + here->per_own * own + here->per_low * low;
                choose_places(work, low, high);
                play_turn(work, board + here->per_high * high, low, high);
            }
    }
    for (int k = 0; k < LANES; k++) {
        stats->change = larger(stats->change, work->change[k] / ONE);
        stats->gap = larger(stats->gap, work->gap[k] / ONE);
    }
}

void SWEEP(struct two_task *task, struct two_stats *stats)
{
    struct shape shapes[SHAPES];
    struct work work;
    two_list_shapes(shapes);
    *stats = (struct two_stats){0, 0};
    work.task = task;
    work.low = diagonal_low(task->finish, task->diagonal);
    work.width = diagonal_width(task->finish, task->diagonal);
    for (int unit = task->next++; unit < SHAPES * VALUES; unit = task->next++) {
        work.shape = &shapes[unit / VALUES];
        int pairs = work.shape->mover.count + work.shape->other.count, own = unit % VALUES;
        if (pairs == task->pairs && own < work.shape->owns)
            solve_boards(&work, own, stats);
    }
}
