/* Reference solution of one turn of the two-player game. */
#include "solve/two/turn.h"

static void add_pair(struct pairs *set, int field, int value)
{
    int at = set->count++;
    if (at == 1 && set->field[0] > field) {
        set->field[1] = set->field[0];
        set->value[1] = set->value[0];
        at = 0;
    }
    set->field[at] = field;
    set->value[at] = field == 0 ? 0 : value;
}

/* The other player's turn begins, with scoring if both pairs are on fields. */
static struct successor pass_on(const struct pairs *mine, const struct pairs *theirs)
{
    const struct pairs none = {0, {0, 0}, {0, 0}};
    if (theirs->count < 2)
        return (struct successor){two_board_number(theirs, mine), 0};
    return (struct successor){two_board_number(&none, mine), theirs->field[0] + theirs->field[1]};
}

static int is_free(int field, const struct pairs *mover, const struct pairs *other)
{
    for (int i = 0; i < mover->count; i++)
        if (mover->field[i] == field)
            return field == 0;
    for (int i = 0; i < other->count; i++)
        if (other->field[i] == field)
            return field == 0;
    return 1;
}

void two_list_successors(const struct pairs *mover, const struct pairs *other,
                         struct successors *successors)
{
    for (int v = 0; v < VALUES; v++)
        for (int field = 0; field <= TOP_FIELD; field++) {
            struct successor *next = &successors->place[v][field];
            struct pairs mine = *mover, theirs = {0, {0, 0}, {0, 0}};
            add_pair(&mine, field, v);
            for (int i = 0; i < other->count; i++)
                if (other->field[i] <= field || other->value[i] > v)
                    add_pair(&theirs, other->field[i], other->value[i]);
            next->board = NOT_LEGAL;
            if (is_free(field, mover, other))
                *next = pass_on(&mine, &theirs);
        }
    successors->cross = pass_on(mover, other);
}

static double chance_of(const struct two_table *table, struct successor next, int step,
                        int other_step)
{
    if (other_step + next.score >= table->finish)
        return 0;
    return 1 - chance_at(table, next.board, other_step + next.score, step);
}

static void choose_field(const struct two_table *table, const struct successors *successors,
                         int step, int other_step, int v, struct two_turn *turn)
{
    turn->place[step][v] = -1;
    for (int field = 0; field <= TOP_FIELD; field++) {
        struct successor next = successors->place[v][field];
        double worth = next.board == NOT_LEGAL ? -1 : chance_of(table, next, step, other_step);
        if (worth > turn->place[step][v]) {
            turn->place[step][v] = worth;
            turn->field[step][v] = field;
        }
    }
}

static double after_rolling(const struct two_turn *turn, int finish, int step, int v)
{
    if (step >= finish)
        return 1;
    double place = turn->place[step][v], again = turn->again[step];
    return place > again ? place : again;
}

static double after_doubles(const struct two_turn *turn, int finish, int step)
{
    double sum = 0;
    for (int v = 0; v < VALUES; v++)
        if (roll_double(v))
            sum += after_rolling(turn, finish, step + roll_double(v), v);
    return sum;
}

/* 36 R = fixed + sum of max(place, R): sort the rolls, and stop on the best, as many as pay. */
static double value_of_rolling(const double *place, double fixed)
{
    int order[VALUES], count = 0;
    for (int v = 0; v < VALUES; v++)
        if (!roll_has_cross(v) && !roll_double(v)) {
            int at = count++;
            for (; at > 0 && place[order[at - 1]] < place[v]; at--)
                order[at] = order[at - 1];
            order[at] = v;
        }
    double sum = fixed, weight = 36 - 22, most = sum / weight;
    for (int i = 0; i < count; i++) {
        sum += roll_ways(order[i]) * place[order[i]];
        weight += roll_ways(order[i]);
        most = sum / weight > most ? sum / weight : most;
    }
    return most;
}

void two_solve_turn(const struct two_table *table, const struct successors *successors, int lowest,
                    int other_step, struct two_turn *turn)
{
    int finish = table->finish;
    struct successor cross = successors->cross;
    for (int step = finish - 1; step >= lowest; step--) {
        for (int v = 0; v < VALUES; v++)
            choose_field(table, successors, step, other_step, v, turn);
        double one = chance_of(table, cross, step > 1 ? step - 1 : 0, other_step);
        double two = chance_of(table, cross, step > 2 ? step - 2 : 0, other_step);
        double doubles = after_doubles(turn, finish, step);
        turn->again[step] = value_of_rolling(turn->place[step], 10 * one + two + doubles);
        double sum = doubles;
        for (int v = 0; v < VALUES; v++)
            if (!roll_double(v))
                sum += roll_ways(v) * after_rolling(turn, finish, step, v);
        turn->worth[step] = sum / 36;
    }
}
