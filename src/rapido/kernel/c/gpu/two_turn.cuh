/* The turn of the mover on a GPU, one thread per position; included by two.cu only. */
#ifndef RAPIDO_GPU_TWO_TURN_CUH
#define RAPIDO_GPU_TWO_TURN_CUH

#include "gpu/cuda.cuh"
#include "solve/two/board.h"
#include "solve/two/layout.h"

enum { LOWER, UPPER, NEITHER, THREADS = 128 };

/* More than the error of the arithmetic. */
static const double SLACK = 8e-15;

/* Part of a sweep, like `struct two_task`. */
struct part {
    int finish, diagonal, bound, push_doubles, first_shape;
    const double *from;
    double *to, *doubles, *found;
};

/* Where to read the chance of the mover after a transition. */
struct place {
    int64_t first, per_roll; /* the cell for roll 0, and the distance to the next; */
    int lost;                /* or the other player wins by scoring */
};

__device__ static struct place place_of(const struct part &part, const struct transition &to,
                                        int own, int low, int high, int mine, int other)
{
    int step = other + to.score, diagonal = mine + step;
    if (step >= part.finish)
        return {0, 0, 1};
    int64_t board = to.base + to.per_own * own + to.per_low * low + to.per_high * high;
    int64_t width = diagonal_width(part.finish, diagonal);
    int64_t lane = step - diagonal_low(part.finish, diagonal);
    int64_t first = BOARDS * cells_below(part.finish, diagonal) + board * width + lane;
    return {first, to.per_roll * width, 0};
}

__device__ static double chance_at(const struct part &part, const struct place &place, int roll)
{
    return place.lost ? 0.0 : 1 - part.from[place.first + roll * place.per_roll];
}

/* R of solve/simd.h, by the same method. */
__device__ static double value_of_rolling(const double *place, double fixed)
{
    double guess = 0;
    for (;;) {
        double sum = fixed, weight = 36 - 22;
#pragma unroll
        for (int v = 0; v < VALUES; v++)
            if (!roll_has_cross(v) && !roll_double(v) && place[v] > guess) {
                sum += roll_ways(v) * place[v];
                weight += roll_ways(v);
            }
        double better = sum / weight, off = better - guess;
        guess = better;
        if (off * off < SLACK * SLACK / 64)
            return guess;
    }
}

__device__ static double outwards(double x, int bound)
{
    x += bound == UPPER ? SLACK : -SLACK;
    return fmin(fmax(x, 0.0), 1.0);
}

__device__ static double *doubles_of(const struct part &part, int diagonal, int64_t board,
                                     int other)
{
    return part.doubles + (diagonal % 3 * (int64_t)BOARDS + board) * part.finish + other;
}

/* The turn of the mover on one board in one position. */
__device__ static void play_turn(const struct part &part, const struct shape &shape, int own,
                                 int low, int high, int other, double *change, double *gap)
{
    int mine = part.diagonal - other;
    double place[VALUES];
#pragma unroll
    for (int v = 0; v < VALUES; v++)
        place[v] = 0;
    for (int i = 0; i < shape.free_count; i++) {
        struct place by_victims[4];
#pragma unroll
        for (int victims = 0; victims < 4; victims++)
            by_victims[victims] =
                place_of(part, shape.place[i][victims], own, low, high, mine, other);
#pragma unroll
        for (int v = 0; v < VALUES; v++) {
            int victims = ((low <= v) | (high <= v) << 1) & shape.above[i];
            struct place at = victims == 0   ? by_victims[0]
                              : victims == 1 ? by_victims[1]
                              : victims == 2 ? by_victims[2]
                                             : by_victims[3];
            place[v] = fmax(place[v], chance_at(part, at, v));
        }
    }
    double crosses = 0;
    for (int down = 1; down <= 2; down++) {
        struct place at = place_of(part, shape.cross, own, low, high, max(mine - down, 0), other);
        crosses += (down == 1 ? 10 : 1) * chance_at(part, at, 0);
    }
    const struct transition &here = shape.here;
    int64_t board = here.base + here.per_own * own + here.per_low * low + here.per_high * high;
    double fixed = crosses + *doubles_of(part, part.diagonal, board, other);
    for (int steps = 1; steps <= 3; steps++)
        fixed += mine + steps >= part.finish;
    double again = value_of_rolling(place, fixed), sum = 36 * again - crosses;
#pragma unroll
    for (int v = 0; v < VALUES; v++)
        if (roll_has_cross(v))
            sum += roll_ways(v) * fmax(place[v], again);
    if (part.push_doubles) {
#pragma unroll
        for (int v = VALUES - 1; v >= 0; v--)
            if (roll_double(v) && part.diagonal >= roll_double(v)) {
                double best = outwards(fmax(place[v], again), part.bound);
                double *to = doubles_of(part, part.diagonal - roll_double(v), board, other);
                *to = roll_double(v) == 3 ? best : *to + best;
            }
    }
    int64_t at = BOARDS * cells_below(part.finish, part.diagonal) +
                 board * diagonal_width(part.finish, part.diagonal) + mine -
                 diagonal_low(part.finish, part.diagonal);
    double result = sum / 36;
    if (part.bound != NEITHER) {
        double old = part.to[at];
        result = outwards(result, part.bound);
        result = part.bound == UPPER ? fmin(result, old) : fmax(result, old);
        part.to[at] = result;
        *change = fabs(result - old);
    }
    *gap = fabs(result - part.from[at]);
}

__global__ static void __launch_bounds__(THREADS) compute_part(struct part part,
                                                               const struct shape *shapes)
{
    const struct shape &shape = shapes[part.first_shape + blockIdx.y];
    int64_t unit = (int64_t)blockIdx.x * THREADS + threadIdx.x;
    int width = diagonal_width(part.finish, part.diagonal);
    int64_t board = unit / width;
    double change = 0, gap = 0;
    if (board < (int64_t)shape.owns * shape.lows * shape.highs) {
        int own = board / (shape.lows * shape.highs), rest = board % (shape.lows * shape.highs);
        play_turn(part, shape, own, rest / shape.highs, rest % shape.highs,
                  diagonal_low(part.finish, part.diagonal) + unit % width, &change, &gap);
    }
    update_max(&part.found[0], change);
    update_max(&part.found[1], gap);
}

#endif
