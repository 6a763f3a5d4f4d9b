/* One flight of the stairs computed once more, for all boards on which so many pairs lie.
 *
 * The positions of a flight are computed side by side, in lanes. A lane belongs to a step of the
 * other player, since that is the axis along which the rows of the next turn are read; only the
 * result is written backwards, along the steps of the mover. Lanes beyond the last position of
 * a row hold nothing of use. (Vectors are handed over inside this file alone, so how others
 * would hand them over is of no concern: -Wno-psabi.)
 *
 * build, everywhere: -DWHOLE=1 -DSOLVE_FLIGHT=solve_flight_whole -Wno-psabi
 * build, everywhere: -DWHOLE=0 -DSOLVE_FLIGHT=solve_flight_double -Wno-psabi
 * build, x86_64: -DWHOLE=1 -DSOLVE_FLIGHT=solve_flight_whole_avx2 -mavx2 -Wno-psabi
 * build, x86_64: -DWHOLE=0 -DSOLVE_FLIGHT=solve_flight_double_avx2 -mavx2 -Wno-psabi
 * build, x86_64: -DWHOLE=1 -DSOLVE_FLIGHT=solve_flight_whole_avx512 -mavx512bw -mavx512dq -mavx512vl -Wno-psabi
 * build, x86_64: -DWHOLE=0 -DSOLVE_FLIGHT=solve_flight_double_avx512 -mavx512bw -mavx512dq -mavx512vl -Wno-psabi
 */
#include <stddef.h>

#include "solve_lanes.h"
#include "solve_stairs.h"

void SOLVE_FLIGHT(struct task *task, struct outcome *outcome);

/* Which of the other player's pairs a roll beats. */
enum { NONE, LOW, HIGH, BOTH };

/* The rows that a hop leads to; those of neighbouring values are so many cells apart. */
struct rows {
    const cell *at;
    ptrdiff_t per_low, per_high, per_roll;
    const cell *won; /* in each lane, ONE if the other player wins by scoring on the way */
};

/* Up to eight lanes of a flight, on all boards of one shape that have the same own pair. */
struct work {
    const struct task *task;
    const struct shape *shape;
    int low, width;       /* of the flight */
    int first, count;     /* the lanes in hand */
    const cell *from;     /* the cell of the first lane on board 0, in both tables; */
    cell *to;             /* those of later lanes come before it */
    struct rows cross[3]; /* after none, one and two steps down */
    cell nobody_won[LANES], scorer_won[LANES];
    lanes finished;      /* ONE for each double that takes the mover to the finish */
    lanes change, gap;   /* the largest so far */
    lanes again[VALUES]; /* what rolling again was worth on similar boards: good guesses */
    lanes place[VALUES]; /* what placing each roll is worth at best, on the board in hand; */
    /* and on any board: for which pairs are beaten, the value of the one pair on which it can
     * still depend, and the roll */
    lanes places[4][VALUES][VALUES];
};

INLINE struct rows rows_of(const struct work *work, const struct hop *hop, int own, int down)
{
    const struct task *task = work->task;
    int flight = task->flight - down + hop->score;
    /* Where there is no such flight nobody looks: somebody has won in every lane. */
    if (flight < 0 || flight > 2 * task->finish - 2)
        flight = task->flight;
    ptrdiff_t width = flight_width(task->finish, flight);
    ptrdiff_t lane = work->low + work->first + hop->score - flight_low(task->finish, flight);
    const cell *table = (const cell *)task->from + BOARDS * cells_below(task->finish, flight);
    return (struct rows){table + (hop->base + hop->per_own * own) * width + lane,
                         hop->per_low * width, hop->per_high * width, hop->per_roll * width,
                         hop->score > 0 ? work->scorer_won : work->nobody_won};
}

INLINE const cell *row_at(const struct rows *rows, int low, int high, int roll)
{
    return rows->at + low * rows->per_low + high * rows->per_high + roll * rows->per_roll;
}

INLINE cell chance(const cell *row, const cell *won, int k)
{
    return row[k] > won[k] ? row[k] : won[k];
}

/* The best that placing can bring: what is worst for the other player. */
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
    const struct task *task = work->task;
    int left = work->width - work->first, score = work->shape->cross.score;
    ptrdiff_t cell_of_first = BOARDS * cells_below(task->finish, task->flight) + left - 1;
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
            work->finished[k] += task->flight - other + steps >= task->finish ? ONE : 0;
    }
    for (int v = 0; v < VALUES; v++)
        work->again[v] = (lanes){0};
    read_places(work, own);
}

/* Put together what placing is worth on a board. Boards come with the values of their lower and
 * higher pair going up, and from one to the next only a few rolls change. */
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

/* What the crosses of a later roll bring: ten outcomes a step down, one two steps down. */
INLINE lanes read_crosses(const struct work *work, int low, int high)
{
    const cell *row[3], *won = work->cross[0].won;
    for (int down = 0; down < 3; down++)
        row[down] = row_at(&work->cross[down], low, high, 0);
    lanes crosses;
    for (int k = 0; k < LANES; k++)
        crosses[k] = 11 * ONE - 10.0 * chance(row[1], won, k) - chance(row[2], won, k);
    /* Nobody falls below the start: from there two crosses cost nothing, from step 1 one step. */
    for (int step = work->low; step < 2; step++) {
        int k = work->task->flight - step - work->low - work->first;
        if (0 <= k && k < work->count)
            crosses[k] = 11 * ONE - 11.0 * chance(row[step], won, k);
    }
    return crosses;
}

/* What the doubles bring is summed up on the way down: three flights above a quarter of what 3-3
 * is worth is left, two above a quarter of 2-2 is added, one above that of 1-1. */
INLINE cell *doubles_of(const struct work *work, int flight, ptrdiff_t board)
{
    ptrdiff_t row = flight % 3 * (ptrdiff_t)BOARDS + board;
    return (cell *)work->task->doubles + row * work->task->finish + work->low + work->first;
}

INLINE void hand_on(const struct work *work, ptrdiff_t board, const lanes *best, int count)
{
    for (int steps = 3; steps > 0; steps--) {
        int flight = work->task->flight - steps;
        if (flight < 0)
            continue;
        cell *to = doubles_of(work, flight, board);
        for (int k = 0; k < count; k++) {
            cell quarter = rounded(best[steps][k] / 4, work->task->bound);
            to[k] = steps == 3 ? quarter : to[k] + quarter;
        }
    }
}

INLINE void write_result(struct work *work, ptrdiff_t board, lanes result, int count)
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
    const cell *doubles = doubles_of(work, work->task->flight, board);
    lanes crosses = read_crosses(work, low, high), fixed = crosses + work->finished;
    for (int k = 0; k < LANES; k++)
        fixed[k] += 4.0 * doubles[k];
    lanes again = worth_of_rolling(work->place, fixed, work->again[high]);
    work->again[high] = again;
    lanes sum = 36 * again - crosses, best[4];
#pragma GCC unroll 30
    for (int v = 0; v < VALUES; v++) {
        best[roll_double(v)] = again + where(work->place[v] > again, work->place[v] - again);
        if (roll_has_cross(v))
            sum += roll_ways(v) * best[0];
    }
    /* Twice the same, so that the compiler knows the usual number of lanes. */
    if (work->count == LANES) {
        if (work->task->hand_on)
            hand_on(work, board, best, LANES);
        write_result(work, board, sum / 36, LANES);
    } else {
        if (work->task->hand_on)
            hand_on(work, board, best, work->count);
        write_result(work, board, sum / 36, work->count);
    }
}

INLINE void solve_boards(struct work *work, int own, struct outcome *outcome)
{
    const struct shape *shape = work->shape;
    const struct hop *here = &shape->here;
    work->change = work->gap = (lanes){0};
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
        outcome->change = larger(outcome->change, work->change[k] / ONE);
        outcome->gap = larger(outcome->gap, work->gap[k] / ONE);
    }
}

void SOLVE_FLIGHT(struct task *task, struct outcome *outcome)
{
    struct shape shapes[SHAPES];
    struct work work;
    solve_list_shapes(shapes);
    *outcome = (struct outcome){0, 0};
    work.task = task;
    work.low = flight_low(task->finish, task->flight);
    work.width = flight_width(task->finish, task->flight);
    for (int unit = task->next++; unit < SHAPES * VALUES; unit = task->next++) {
        work.shape = &shapes[unit / VALUES];
        int pairs = work.shape->mover.count + work.shape->other.count, own = unit % VALUES;
        if (pairs == task->pairs && own < work.shape->owns)
            solve_boards(&work, own, outcome);
    }
}
