/* Checks a solved table for three: every state against one turn of play, and complete games. */
#include "solve/three/check.h"

static double residual_on(const struct three_table *table, int next, int third)
{
    int finish = table->finish, board = three_board(next, third);
    struct three_turn turn;
    double most = 0;
    for (int next_step = 0; next_step < finish; next_step++)
        for (int third_step = 0; third_step < finish; third_step++) {
            three_solve_turn(table, next, third, 0, next_step, third_step, &turn);
            for (int step = 0; step < finish; step++) {
                double mover = three_chance(table, board, 0, step, next_step, third_step);
                double follower = three_chance(table, board, 1, step, next_step, third_step);
                double chances[3] = {mover, follower, 1 - mover - follower};
                for (int who = 0; who < 3; who++) {
                    double off = turn.worth[step][who] - chances[who];
                    off = off < 0 ? -off : off;
                    most = off > most ? off : most;
                }
            }
        }
    return most;
}

double three_residual(const struct three_table *table, int part, int parts)
{
    double most = 0;
    for (int unit = part; unit < CODES * CODES; unit += parts) {
        int next = unit / CODES, third = unit % CODES;
        if (next > 0 && third > 0 && code_field(next) == code_field(third))
            continue;
        double found = residual_on(table, next, third);
        most = found > most ? found : most;
    }
    return most;
}

static int code_on(const game *g, int player)
{
    int field = current_field(g, player, 0);
    return field <= 0 ? 0 : code_of(field, value_index(VALUE[g->faces[player][0]]));
}

/* A random number from 0 up to 1. */
static double uniform(uint64_t *stream)
{
    return (double)(draw(stream) >> 11) / 9007199254740992.0;
}

static int choose_field(const double *weight, double random)
{
    int field = 0;
    for (double sum = weight[0]; field < TOP_FIELD && random >= sum; sum += weight[field])
        field++;
    while (weight[field] <= 0 && field > 0)
        field--; /* rounding may lead past the last weight */
    return field;
}

static void play_turn(const void *table, game *g, uint64_t *stream, struct played *played)
{
    int player = g->player, next = (player + 1) % 3, third = (player + 2) % 3;
    struct three_turn turn;
    three_solve_turn(table, code_on(g, next), code_on(g, third), g->steps[player], g->steps[next],
                     g->steps[third], &turn);
    while (roll_again(g, 0, stream, played)) {
        int step = g->steps[player], v = value_index(VALUE[g->dice]);
        if (uniform(stream) < turn.stop[step][v]) {
            place(g, 3, choose_field(turn.weight[step][v], uniform(stream)));
            return;
        }
    }
}

void three_play(const struct three_table *table, uint64_t seed, uint64_t first, uint64_t games,
                struct played *played)
{
    play_games(play_turn, table, 3, table->finish, seed, first, games, played);
}
