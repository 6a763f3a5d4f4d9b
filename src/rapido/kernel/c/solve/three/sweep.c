/* The turn of the mover in the three-player game, computed once for every state.
 *
 * SIMD lanes belong to neighboring steps of the third player. Boards that differ only in the value
 * of the next player's pair are computed together: a roll beats this pair or not, and nothing else
 * depends on its value.
 *
 * build, everywhere: -DREAL=float -DMEASURE=0 -DSWEEP=three_sweep_single
 * build, everywhere: -DREAL=float -DMEASURE=1 -DSWEEP=three_measure_single
 * build, everywhere: -DREAL=double -DMEASURE=0 -DSWEEP=three_sweep_double
 * build, everywhere: -DREAL=double -DMEASURE=1 -DSWEEP=three_measure_double
 * build, x86_64: -DREAL=float -DMEASURE=0 -DSWEEP=three_sweep_single_avx2 -mavx2
 * build, x86_64: -DREAL=float -DMEASURE=1 -DSWEEP=three_measure_single_avx2 -mavx2
 * build, x86_64: -DREAL=double -DMEASURE=0 -DSWEEP=three_sweep_double_avx2 -mavx2
 * build, x86_64: -DREAL=double -DMEASURE=1 -DSWEEP=three_measure_double_avx2 -mavx2
 * build, x86_64: -DREAL=float -DMEASURE=0 -DSWEEP=three_sweep_single_avx512 -mavx512bw -mavx512dq -mavx512vl
 * build, x86_64: -DREAL=float -DMEASURE=1 -DSWEEP=three_measure_single_avx512 -mavx512bw -mavx512dq -mavx512vl
 * build, x86_64: -DREAL=double -DMEASURE=0 -DSWEEP=three_sweep_double_avx512 -mavx512bw -mavx512dq -mavx512vl
 * build, x86_64: -DREAL=double -DMEASURE=1 -DSWEEP=three_measure_double_avx512 -mavx512bw -mavx512dq -mavx512vl
 */
#include <stddef.h>

#include "solve/three/outcome.h"

void SWEEP(struct three_task *task, struct three_stats *stats);

/* Place a roll: on the best field and, with less weight, on those nearly as good. */
INLINE void read_place(struct work *work, int mine, int roll, int beaten)
{
    struct outcome field[FIELD_COUNT], mix = {0};
    f64x8 own[FIELD_COUNT], best = {0}, weights = {0};
    int count = 0, third_field = code_field(work->third);
    for (int f = 0; f <= TOP_FIELD; f++) {
        if (f > 0 && (f == work->field || f == third_field))
            continue;
        int stays = work->field <= f || !beaten;
        int gone = third_field > f && code_value(work->third) <= roll;
        field[count] = pass_on(work, gone ? 0 : work->third, code_of(f, roll), mine,
                               work->next_step + (stays ? work->field : 0));
        own[count] = own_chance(&field[count]);
        best = count ? vmax(best, own[count]) : own[count];
        count++;
    }
    f64x8 none = {0}, reply = none - 1, per = none + 1 / work->task->delta;
    for (int i = 0; i < count; i++) {
        f64x8 weight = clamp01(1 - (best - own[i]) * per);
        weights += weight;
        add(&mix, weight, &field[i]);
#if MEASURE
        reply = vmax(reply, field[i].reply);
#endif
    }
    for (int i = 0; i < SHARES; i++)
        mix.share[i] /= weights;
#if MEASURE
    mix.reply = reply;
#else
    (void)reply;
#endif
    work->by_beaten[beaten][roll] = mix;
    work->own_by_beaten[beaten][roll] = own_chance(&mix);
}

/* Everything that does not depend on the value of the next player's pair. */
INLINE void read_step(struct work *work, int mine)
{
    f64x8 none = {0};
    struct outcome sum = {0};
    for (int down = 1; down <= 2; down++) {
        struct outcome fallen = pass_on(work, work->third, 0, mine > down ? mine - down : 0,
                                       work->next_step + work->field);
        add(&sum, none + (down == 1 ? 10 : 1), &fallen);
#if MEASURE
        sum.reply += (down == 1 ? 10 : 1) * fallen.reply;
#endif
    }
    work->cross = sum;
    for (int roll = 0; roll < VALUES; roll++)
        for (int beaten = 0; beaten <= (work->field > 0); beaten++)
            read_place(work, mine, roll, beaten);
}

INLINE void choose_places(struct work *work, int value)
{
    int beaten = work->field > 0;
    for (int roll = 0; roll < VALUES; roll++)
        if (value == 0 || roll == value - 1) {
            work->own[roll] = work->own_by_beaten[roll >= value && beaten][roll];
            work->place[roll] = work->by_beaten[roll >= value && beaten][roll];
        }
}

INLINE void update_max(double *largest, double x)
{
    *largest = x > *largest ? x : *largest;
}

INLINE void write_result(struct work *work, int value, int mine, const struct outcome *turn)
{
    const struct three_task *task = work->task;
    struct three_stats *stats = work->stats;
    int64_t finish = task->finish, positions = finish * finish * finish;
    int board = three_board(code_of(work->field, value), work->third);
    for (int k = 0; k < work->count; k++) {
        int64_t at = ((work->first + k) * finish + mine) * finish + work->next_step;
        double next = turn->share[NEXT][k] / 36, third = turn->share[THIRD][k] / 36;
        const REAL *old = (const REAL *)task->from + 2 * board * positions + at;
        double mover = 1 - next - third, old_mover = old[0], old_next = old[positions];
#if MEASURE
        REAL *worth = (REAL *)task->worth + 2 * board * positions + at;
        REAL *reply = (REAL *)task->reply + 3 * board * positions + at;
        next = turn->share[WORTH_NEXT][k] / 36, third = turn->share[WORTH_THIRD][k] / 36;
        mover = 1 - next - third;
        double replies[3] = {turn->reply[k] / 36, turn->share[REPLY_NEXT][k] / 36,
                             turn->share[REPLY_THIRD][k] / 36};
        double now[3] = {mover, next, third}, change = distance(mover, worth[0]);
        update_max(&stats->error, distance(mover, old_mover));
        update_max(&stats->error, distance(next, old_next));
        update_max(&stats->error, distance(third, 1 - old_mover - old_next));
        update_max(&change, distance(next, worth[positions]));
        for (int i = 0; i < 3; i++) {
            update_max(&stats->gain, replies[i] - now[i]);
            update_max(&change, distance(replies[i], reply[i * positions]));
            reply[i * positions] = (REAL)replies[i];
        }
        worth[0] = (REAL)mover;
        worth[positions] = (REAL)next;
#else
        REAL *to = (REAL *)task->to + 2 * board * positions + at;
        double change = distance(mover, old_mover);
        update_max(&change, distance(next, old_next));
        update_max(&change, distance(third, 1 - old_mover - old_next));
        to[0] = (REAL)(old_mover + task->alpha * (mover - old_mover));
        to[positions] = (REAL)(old_next + task->alpha * (next - old_next));
#endif
        update_max(&stats->change, change);
        stats->total += change;
    }
}

/* The turn of the mover on one board, from one step. */
INLINE void play_turn(struct work *work, int value, int mine)
{
    const f64x8 none = {0};
    struct outcome *doubles = &work->doubles[value][mine % STEPS_BACK];
    struct outcome rolling = work->cross, turn = {0};
    f64x8 half = none + 1 / (2 * work->task->delta), stop[VALUES], stay = none;
    add(&rolling, none + 1, doubles);
    f64x8 again = value_of_rolling(work->own, 14 - rolling.share[NEXT] - rolling.share[THIRD],
                                   work->again[value]);
    work->again[value] = again;
    for (int v = 0; v < VALUES; v++) {
        stop[v] = clamp01(0.5 + (work->own[v] - again) * half);
        if (!roll_has_cross(v) && !roll_double(v)) {
            add(&rolling, roll_ways(v) * stop[v], &work->place[v]);
            stay += roll_ways(v) * (1 - stop[v]);
        }
    }
    for (int i = 0; i < SHARES; i++) {
        rolling.share[i] /= 36 - stay;
        turn.share[i] = 36 * rolling.share[i] - work->cross.share[i];
    }
#if MEASURE
    f64x8 replies[VALUES];
    for (int v = 0; v < VALUES; v++)
        replies[v] = work->place[v].reply;
    f64x8 reply = value_of_rolling(replies, work->cross.reply + doubles->reply,
                                   work->reply_again[value]);
    work->reply_again[value] = reply;
    turn.reply = 36 * reply - work->cross.reply;
#endif
    *doubles = (struct outcome){0};
    for (int v = 0; v < VALUES; v++) {
        if (!roll_has_cross(v) && !roll_double(v))
            continue;
        int to = mine - roll_double(v);
        struct outcome *sum = !roll_double(v) ? &turn
                             : to < 0        ? NULL
                                             : &work->doubles[value][to % STEPS_BACK];
        if (sum == NULL)
            continue;
        int ways = roll_ways(v);
        add(sum, ways * stop[v], &work->place[v]);
        add(sum, ways * (1 - stop[v]), &rolling);
#if MEASURE
        sum->reply += ways * vmax(replies[v], reply);
#endif
    }
    write_result(work, value, mine, &turn);
}

INLINE void solve_lanes(struct work *work)
{
    const f64x8 none = {0};
    int finish = work->task->finish, values = work->field > 0 ? VALUES : 1;
    for (int value = 0; value < values; value++) {
        work->again[value] = work->reply_again[value] = none;
        for (int i = 0; i < STEPS_BACK; i++)
            work->doubles[value][i] = (struct outcome){0};
    }
    for (int mine = finish - 1; mine >= 0; mine--) {
        read_step(work, mine);
        for (int value = 0; value < values; value++) {
#if MEASURE
            for (int up = 1; up <= 3; up++)
                work->doubles[value][mine % STEPS_BACK].reply += mine + up >= finish ? 1 : 0;
#endif
            choose_places(work, value);
            play_turn(work, value, mine);
        }
    }
}

void SWEEP(struct three_task *task, struct three_stats *stats)
{
    struct work work;
    *stats = (struct three_stats){0, 0, 0, 0};
    work.task = task;
    work.stats = stats;
    for (int unit = task->next++; unit < CODES * FIELD_COUNT; unit = task->next++) {
        work.field = unit % FIELD_COUNT;
        work.third = unit / FIELD_COUNT;
        if (work.field > 0 && work.field == code_field(work.third))
            continue;
        for (work.next_step = 0; work.next_step < task->finish; work.next_step++)
            for (work.first = 0; work.first < task->finish; work.first += LANES) {
                int left = task->finish - work.first;
                work.count = left < LANES ? left : LANES;
                solve_lanes(&work);
            }
    }
}
