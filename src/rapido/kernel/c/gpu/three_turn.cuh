/* The turn of the mover of three on a GPU; included by three.cu only. */
#ifndef RAPIDO_GPU_THREE_TURN_CUH
#define RAPIDO_GPU_THREE_TURN_CUH

#include "gpu/cuda.cuh"
#include "solve/three/board.h"

enum { THREADS = 128, FOUND = 4 }; /* found: change, total, gain, error, as in struct three_stats */

struct part {
    int finish;
    double delta, alpha;
    const double *from;
    double *to;
    const double *worth;
    double *new_worth;
    const double *reply;
    double *new_reply, *found;
};

/* The chances of the next and the third player, as in solve/three/outcome.h: by the table; when
 * measuring, also by playing the policy, and by their best replies. */
template <int MEASURE> struct outcome {
    enum { SHARES = MEASURE ? 6 : 2 };
    double share[SHARES];
    double reply;
};

template <int MEASURE> __device__ static outcome<MEASURE> nothing(void)
{
    outcome<MEASURE> none;
    for (int i = 0; i < outcome<MEASURE>::SHARES; i++)
        none.share[i] = 0;
    none.reply = 0;
    return none;
}

template <int MEASURE>
__device__ static void add(outcome<MEASURE> &sum, double weight, const outcome<MEASURE> &x)
{
    for (int i = 0; i < outcome<MEASURE>::SHARES; i++)
        sum.share[i] += weight * x.share[i];
}

template <int MEASURE> __device__ static double own_chance(const outcome<MEASURE> &x)
{
    return 1 - x.share[0] - x.share[1];
}

template <int MEASURE>
__device__ static outcome<MEASURE> pass_on(const struct part &part, int next, int third, int mine,
                                          int step, int other)
{
    outcome<MEASURE> x = nothing<MEASURE>();
    int finish = part.finish, board = three_board(next, third);
    if (step >= finish) { /* the next player wins by scoring */
        for (int i = 0; i < outcome<MEASURE>::SHARES; i += 2)
            x.share[i] = 1;
        return x;
    }
    int64_t positions = (int64_t)finish * finish * finish;
    int64_t at = ((int64_t)mine * finish + step) * finish + other;
    const double *tables[3] = {part.from, part.worth, part.reply};
    for (int i = 0; i < outcome<MEASURE>::SHARES / 2; i++) {
        const double *cell = tables[i] + (i == 2 ? 3 : 2) * board * positions + at;
        x.share[2 * i] = cell[0];
        x.share[2 * i + 1] = cell[positions];
        if (i == 2)
            x.reply = cell[2 * positions];
    }
    return x;
}

__device__ static double clamp01(double x)
{
    return fmin(fmax(x, 0.0), 1.0);
}

/* R of solve/simd.h, by the same method. */
__device__ static double value_of_rolling(const double *place, double fixed, double guess)
{
    for (int round = 0; round < 64; round++) {
        double sum = fixed, weight = 36 - 22;
        for (int v = 0; v < VALUES; v++)
            if (!roll_has_cross(v) && !roll_double(v) && place[v] > guess) {
                sum += roll_ways(v) * place[v];
                weight += roll_ways(v);
            }
        double better = sum / weight, off = fabs(better - guess);
        guess = better;
        if (off < 1e-15)
            break;
    }
    return guess;
}

/* Place a roll: on the best field and, with less weight, on those nearly as good. */
template <int MEASURE>
__device__ static outcome<MEASURE> placed(const struct part &part, int next, int third, int mine,
                                         int a, int b, int roll)
{
    outcome<MEASURE> field[FIELD_COUNT], mix = nothing<MEASURE>();
    double best = -9, weights = 0;
    unsigned free = 0;
    mix.reply = -9;
#pragma unroll
    for (int f = 0; f <= TOP_FIELD; f++) {
        if (f > 0 && (f == code_field(next) || f == code_field(third)))
            continue;
        free |= 1u << f;
        int beaten = code_field(next) > f && code_value(next) <= roll;
        int gone = code_field(third) > f && code_value(third) <= roll;
        field[f] = pass_on<MEASURE>(part, gone ? 0 : third, code_of(f, roll), mine,
                                    a + (beaten ? 0 : code_field(next)), b);
        best = fmax(best, own_chance(field[f]));
        mix.reply = fmax(mix.reply, field[f].reply);
    }
#pragma unroll
    for (int f = 0; f <= TOP_FIELD; f++)
        if (free >> f & 1) {
            double weight = clamp01(1 - (best - own_chance(field[f])) / part.delta);
            weights += weight;
            add(mix, weight, field[f]);
        }
    for (int i = 0; i < outcome<MEASURE>::SHARES; i++)
        mix.share[i] /= weights;
    return mix;
}

struct largest {
    double change, total, gain, error;
};

template <int MEASURE>
__device__ static void write_result(const struct part &part, int board, int mine, int a, int b,
                                    const outcome<MEASURE> &turn, struct largest &found)
{
    int64_t finish = part.finish, positions = finish * finish * finish;
    int64_t at = ((int64_t)b * finish + mine) * finish + a;
    const double *old = part.from + 2 * board * positions + at;
    double next = turn.share[MEASURE ? 2 : 0] / 36, third = turn.share[MEASURE ? 3 : 1] / 36;
    double mover = 1 - next - third, was[3] = {old[0], old[positions], 1 - old[0] - old[positions]};
    double change = fmax(fmax(fabs(mover - was[0]), fabs(next - was[1])), fabs(third - was[2]));
    if (MEASURE) {
        double replies[3] = {turn.reply / 36, turn.share[MEASURE ? 4 : 0] / 36,
                             turn.share[MEASURE ? 5 : 0] / 36};
        double chances[3] = {mover, next, third};
        found.error = fmax(found.error, change);
        change = 0;
        for (int i = 0; i < 3; i++) {
            int64_t cell = 3 * board * positions + at + i * positions;
            found.gain = fmax(found.gain, replies[i] - chances[i]);
            change = fmax(change, fabs(replies[i] - part.reply[cell]));
            part.new_reply[cell] = replies[i];
        }
        for (int i = 0; i < 2; i++) {
            int64_t cell = 2 * board * positions + at + i * positions;
            change = fmax(change, fabs(chances[i] - part.worth[cell]));
            part.new_worth[cell] = chances[i];
        }
    } else {
        double *to = part.to + 2 * board * positions + at;
        to[0] = was[0] + part.alpha * (mover - was[0]);
        to[positions] = was[1] + part.alpha * (next - was[1]);
    }
    found.change = fmax(found.change, change);
    found.total += change;
}

/* All steps of the mover from the highest down, since doubles lead up. */
template <int MEASURE>
__device__ static void solve_steps(const struct part &part, int next, int third, int a, int b,
                                  struct largest &found)
{
    int board = three_board(next, third);
    outcome<MEASURE> doubles[3]; /* what is known so far of one, two and three steps below */
    for (int i = 0; i < 3; i++)
        doubles[i] = nothing<MEASURE>();
    double again = 0, reply = 0;
    for (int mine = part.finish - 1; mine >= 0; mine--) {
        double own[VALUES], replies[VALUES];
        outcome<MEASURE> place[VALUES], cross = nothing<MEASURE>(), turn;
        for (int v = 0; v < VALUES; v++) {
            place[v] = placed<MEASURE>(part, next, third, mine, a, b, v);
            own[v] = own_chance(place[v]);
            replies[v] = place[v].reply;
        }
        for (int down = 1; down <= 2; down++) {
            int ways = down == 1 ? 10 : 1;
            outcome<MEASURE> fallen = pass_on<MEASURE>(part, third, 0, max(mine - down, 0),
                                                      a + code_field(next), b);
            add(cross, ways, fallen);
            cross.reply += ways * fallen.reply;
        }
        outcome<MEASURE> rolling = cross, up = doubles[0];
        for (int steps = 1; steps <= 3; steps++)
            up.reply += mine + steps >= part.finish;
        add(rolling, 1, up);
        again = value_of_rolling(own, 14 - rolling.share[0] - rolling.share[1], again);
        double stay = 0;
        for (int v = 0; v < VALUES; v++) {
            own[v] = clamp01(0.5 + (own[v] - again) / (2 * part.delta)); /* to stop */
            if (!roll_has_cross(v) && !roll_double(v)) {
                add(rolling, roll_ways(v) * own[v], place[v]);
                stay += roll_ways(v) * (1 - own[v]);
            }
        }
        for (int i = 0; i < outcome<MEASURE>::SHARES; i++) {
            rolling.share[i] /= 36 - stay;
            turn.share[i] = 36 * rolling.share[i] - cross.share[i];
        }
        if (MEASURE) {
            reply = value_of_rolling(replies, cross.reply + up.reply, reply);
            turn.reply = 36 * reply - cross.reply;
        }
        doubles[0] = doubles[1];
        doubles[1] = doubles[2];
        doubles[2] = nothing<MEASURE>();
        for (int v = 0; v < VALUES; v++)
            if (roll_has_cross(v) || roll_double(v)) {
                outcome<MEASURE> &sum = roll_double(v) ? doubles[roll_double(v) - 1] : turn;
                add(sum, roll_ways(v) * own[v], place[v]);
                add(sum, roll_ways(v) * (1 - own[v]), rolling);
                if (MEASURE)
                    sum.reply += roll_ways(v) * fmax(replies[v], reply);
            }
        write_result<MEASURE>(part, board, mine, a, b, turn, found);
    }
}

template <int MEASURE>
__global__ static void __launch_bounds__(THREADS) play_turns(struct part part)
{
    /* Boards are numbered by the next player's pair first; see three_board. */
    int board = blockIdx.x, next = board < CODES ? 0 : (board - CODES) / BESIDE + 1;
    int third = board < CODES ? board : (board - CODES) % BESIDE;
    if (next > 0 && third > 0 && code_field(third) >= code_field(next))
        third += VALUES;
    int unit = blockIdx.y * THREADS + threadIdx.x;
    struct largest found = {0, 0, 0, 0};
    if (unit < part.finish * part.finish)
        solve_steps<MEASURE>(part, next, third, unit / part.finish, unit % part.finish, found);
    update_max(&part.found[0], found.change);
    update_max(&part.found[2], found.gain);
    update_max(&part.found[3], found.error);
    atomicAdd(&part.found[1], found.total);
}

#endif
