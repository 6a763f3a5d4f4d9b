/* Checks a table for three: every state against one turn of play, and whole games. */
#include "solve_three_check.h"

#include "draw.h"
#include "game.h"
#include "solve_three_turn.h"

static double look_at(const struct three_table *table, int next, int third)
{
    int finish = table->finish, board = board_of_three(next, third);
    struct three_turn turn;
    double most = 0;
    for (int next_step = 0; next_step < finish; next_step++)
        for (int third_step = 0; third_step < finish; third_step++) {
            three_turn(table, next, third, 0, next_step, third_step, &turn);
            for (int step = 0; step < finish; step++) {
                double left = turn.worth[step][2] - 1;
                for (int who = 0; who < 3; who++) {
                    double chance = -left;
                    if (who < 2)
                        chance = three_chance(table, board, who, step, next_step, third_step);
                    left += who < 2 ? chance : 0;
                    double off = who < 2 ? turn.worth[step][who] - chance : left;
                    off = off < 0 ? -off : off;
                    most = off > most ? off : most;
                }
            }
        }
    return most;
}

double three_look(const struct three_table *table, int part, int parts)
{
    double most = 0;
    for (int unit = part; unit < CODES * CODES; unit += parts) {
        int next = unit / CODES, third = unit % CODES;
        if (next > 0 && third > 0 && code_field(next) == code_field(third))
            continue;
        double found = look_at(table, next, third);
        most = found > most ? found : most;
    }
    return most;
}

static int code_on(const game *g, int player)
{
    int field = lies(g, player, 0);
    return field <= 0 ? 0 : code_of(field, solve_value_index(VALUE[g->faces[player][0]]));
}

static double chance(uint64_t *luck)
{
    return (double)(draw(luck) >> 11) / 9007199254740992.0;
}

static int choose_field(const double *weight, double luck)
{
    int field = 0;
    for (double sum = weight[0]; field < TOP_FIELD && luck >= sum; sum += weight[field])
        field++;
    while (weight[field] <= 0 && field > 0)
        field--; /* where rounding leads past the last weight */
    return field;
}

/* One turn of play by the table. */
static void take_turn(const struct three_table *table, game *g, uint64_t *luck,
                      struct three_played *played)
{
    int player = g->player, next = (player + 1) % 3, third = (player + 2) % 3;
    struct three_turn turn;
    three_turn(table, code_on(g, next), code_on(g, third), g->steps[player], g->steps[next],
               g->steps[third], &turn);
    played->turns++;
    throw_pair(g, 0);
    for (;;) {
        played->rolls++;
        land(g, 3, dice_of(draw(luck)));
        if (g->phase != DECIDE)
            return; /* the dice ended the turn or the game */
        int step = g->steps[player], v = solve_value_index(VALUE[g->dice]);
        if (chance(luck) < turn.stop[step][v]) {
            place(g, 3, choose_field(turn.weight[step][v], chance(luck)));
            return;
        }
        throw_pair(g, 0);
    }
}

void three_play(const struct three_table *table, uint64_t seed, uint64_t first, uint64_t games,
                struct three_played *played)
{
    for (uint64_t number = first; number < first + games; number++) {
        uint64_t luck = luck_of(seed, number);
        game g;
        begin(&g, 3, table->finish);
        while (g.phase != OVER)
            take_turn(table, &g, &luck, played);
        played->games++;
        played->wins[g.player]++;
    }
}
