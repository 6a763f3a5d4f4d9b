/* Reference solution of one turn of the three-player game. */
#include "solve/three/turn.h"

enum { MOVER, NEXT, THIRD, PLAYERS };

struct position {
    const struct three_table *table;
    int next, third, next_step, third_step;
};

/* The next player's turn begins, with scoring. */
static void pass_on(const struct position *here, int next, int third, int mine, double *chances)
{
    int step = here->next_step + code_field(next), board = three_board(here->third, third);
    int lost = step >= here->table->finish;
    chances[NEXT] = lost;
    chances[THIRD] = 0;
    for (int who = 0; who < 2 && !lost; who++)
        chances[NEXT + who] = three_chance(here->table, board, who, step, here->third_step, mine);
    chances[MOVER] = 1 - chances[NEXT] - chances[THIRD];
}

static double clamp01(double x)
{
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

/* The probability of each field, and the chances that follow on average. */
static void place_roll(const struct position *here, int mine, int roll, double *weight,
                       double *mixed)
{
    double chances[FIELD_COUNT][PLAYERS], best = -1, sum = 0;
    for (int field = 0; field <= TOP_FIELD; field++) {
        weight[field] = -1;
        int next = here->next, third = here->third;
        if (field > 0 && (code_field(next) == field || code_field(third) == field))
            continue;
        if (code_field(next) > field && code_value(next) <= roll)
            next = 0;
        if (code_field(third) > field && code_value(third) <= roll)
            third = 0;
        struct position there = *here;
        there.third = third;
        pass_on(&there, next, code_of(field, roll), mine, chances[field]);
        weight[field] = 0;
        best = chances[field][MOVER] > best ? chances[field][MOVER] : best;
    }
    for (int field = 0; field <= TOP_FIELD; field++) {
        if (weight[field] == 0)
            weight[field] = clamp01(1 - (best - chances[field][MOVER]) / here->table->delta);
        else
            weight[field] = 0;
        sum += weight[field];
    }
    for (int who = 0; who < PLAYERS; who++) {
        mixed[who] = 0;
        for (int field = 0; field <= TOP_FIELD; field++)
            if (weight[field] > 0)
                mixed[who] += weight[field] / sum * chances[field][who];
    }
    for (int field = 0; field <= TOP_FIELD; field++)
        weight[field] /= sum;
}

/* 36 R = fixed + sum of max(place, R): stop on the best rolls, as many as pay. */
static double best_value_of_rolling(double mixed[VALUES][PLAYERS], double fixed)
{
    double guess = 0;
    for (int round = 0; round < VALUES; round++) {
        double sum = fixed, weight = 36 - 22;
        for (int v = 0; v < VALUES; v++)
            if (!roll_has_cross(v) && !roll_double(v) && mixed[v][MOVER] > guess) {
                sum += roll_ways(v) * mixed[v][MOVER];
                weight += roll_ways(v);
            }
        guess = sum / weight;
    }
    return guess;
}

static void solve_step(const struct position *here, int mine, struct three_turn *turn)
{
    int finish = here->table->finish;
    double delta = here->table->delta, mixed[VALUES][PLAYERS], fallen[2][PLAYERS];
    double crosses[PLAYERS], doubles[PLAYERS], rolling[PLAYERS], stays = 0;
    for (int v = 0; v < VALUES; v++)
        place_roll(here, mine, v, turn->weight[mine][v], mixed[v]);
    for (int down = 1; down <= 2; down++)
        pass_on(here, here->next, 0, mine > down ? mine - down : 0, fallen[down - 1]);
    for (int who = 0; who < PLAYERS; who++) {
        crosses[who] = 10 * fallen[0][who] + fallen[1][who];
        doubles[who] = 0;
        for (int v = 0; v < VALUES; v++)
            if (roll_double(v)) {
                int up = mine + roll_double(v);
                doubles[who] += up >= finish ? who == MOVER : turn->after[up][v][who];
            }
    }
    double best = best_value_of_rolling(mixed, crosses[MOVER] + doubles[MOVER]);
    for (int v = 0; v < VALUES; v++) {
        turn->stop[mine][v] = clamp01(0.5 + (mixed[v][MOVER] - best) / (2 * delta));
        if (!roll_has_cross(v) && !roll_double(v))
            stays += roll_ways(v) * (1 - turn->stop[mine][v]);
    }
    for (int who = 0; who < PLAYERS; who++) {
        double sum = crosses[who] + doubles[who];
        for (int v = 0; v < VALUES; v++)
            if (!roll_has_cross(v) && !roll_double(v))
                sum += roll_ways(v) * turn->stop[mine][v] * mixed[v][who];
        rolling[who] = sum / (36 - stays);
        double worth = doubles[who];
        for (int v = 0; v < VALUES; v++) {
            double stop = turn->stop[mine][v];
            turn->after[mine][v][who] = stop * mixed[v][who] + (1 - stop) * rolling[who];
            if (!roll_double(v))
                worth += roll_ways(v) * turn->after[mine][v][who];
        }
        turn->worth[mine][who] = worth / 36;
    }
}

void three_solve_turn(const struct three_table *table, int next, int third, int lowest,
                      int next_step, int third_step, struct three_turn *turn)
{
    struct position here = {table, next, third, next_step, third_step};
    for (int mine = table->finish - 1; mine >= lowest; mine--)
        solve_step(&here, mine, turn);
}
