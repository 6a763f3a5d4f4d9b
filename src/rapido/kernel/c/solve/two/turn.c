/* Works out one turn from a finished table. */
#include "solve_turn.h"

static void lay(struct pairs *set, int field, int value)
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

/* The other player's turn begins, with scoring if both pairs lie. */
static struct way pass_on(const struct pairs *mine, const struct pairs *theirs)
{
    const struct pairs none = {0, {0, 0}, {0, 0}};
    if (theirs->count < 2)
        return (struct way){solve_board_number(theirs, mine), 0};
    return (struct way){solve_board_number(&none, mine), theirs->field[0] + theirs->field[1]};
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

void solve_look(const struct pairs *mover, const struct pairs *other, struct outlook *outlook)
{
    for (int v = 0; v < VALUES; v++)
        for (int field = 0; field <= TOP_FIELD; field++) {
            struct way *way = &outlook->place[v][field];
            struct pairs mine = *mover, theirs = {0, {0, 0}, {0, 0}};
            lay(&mine, field, v);
            for (int i = 0; i < other->count; i++)
                if (other->field[i] <= field || other->value[i] > v)
                    lay(&theirs, other->field[i], other->value[i]);
            way->board = NOWHERE;
            if (is_free(field, mover, other))
                *way = pass_on(&mine, &theirs);
        }
    outlook->cross = pass_on(mover, other);
}

static double chance_of(const struct finished *table, struct way way, int step, int other_step)
{
    if (other_step + way.score >= table->finish)
        return 0;
    return 1 - chance_at(table, way.board, other_step + way.score, step);
}

static void choose_field(const struct finished *table, const struct outlook *outlook, int step,
                         int other_step, int v, struct turn *turn)
{
    turn->place[step][v] = -1;
    for (int field = 0; field <= TOP_FIELD; field++) {
        struct way way = outlook->place[v][field];
        double worth = way.board == NOWHERE ? -1 : chance_of(table, way, step, other_step);
        if (worth > turn->place[step][v]) {
            turn->place[step][v] = worth;
            turn->field[step][v] = field;
        }
    }
}

static double after_rolling(const struct turn *turn, int finish, int step, int v)
{
    if (step >= finish)
        return 1;
    double place = turn->place[step][v], again = turn->again[step];
    return place > again ? place : again;
}

static double after_doubles(const struct turn *turn, int finish, int step)
{
    double sum = 0;
    for (int v = 0; v < VALUES; v++)
        if (roll_double(v))
            sum += after_rolling(turn, finish, step + roll_double(v), v);
    return sum;
}

/* 36 R = fixed + sum of max(place, R): sort the rolls, and stop on the best, as many as pay. */
static double worth_of_rolling(const double *place, double fixed)
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

void solve_turn(const struct finished *table, const struct outlook *outlook, int lowest,
                int other_step, struct turn *turn)
{
    int finish = table->finish;
    struct way cross = outlook->cross;
    for (int step = finish - 1; step >= lowest; step--) {
        for (int v = 0; v < VALUES; v++)
            choose_field(table, outlook, step, other_step, v, turn);
        double one = chance_of(table, cross, step > 1 ? step - 1 : 0, other_step);
        double two = chance_of(table, cross, step > 2 ? step - 2 : 0, other_step);
        double doubles = after_doubles(turn, finish, step);
        turn->again[step] = worth_of_rolling(turn->place[step], 10 * one + two + doubles);
        double sum = doubles;
        for (int v = 0; v < VALUES; v++)
            if (!roll_double(v))
                sum += roll_ways(v) * after_rolling(turn, finish, step, v);
        turn->worth[step] = sum / 36;
    }
}
