/* Checks a solved table: every state against one turn of look-ahead, and complete games. */
#include "solve/two/check.h"

static double residual_on(const struct two_table *table, double *better,
                          const struct pairs *mover, const struct pairs *other)
{
    int finish = table->finish, board = two_board_number(mover, other);
    struct successors successors;
    struct two_turn turn;
    double most = 0;
    two_list_successors(mover, other, &successors);
    for (int other_step = 0; other_step < finish; other_step++) {
        two_solve_turn(table, &successors, 0, other_step, &turn);
        for (int step = 0; step < finish; step++) {
            double off = turn.worth[step] - chance_at(table, board, step, other_step);
            off = off < 0 ? -off : off;
            most = off > most ? off : most;
            if (better)
                better[((int64_t)board * finish + step) * finish + other_step] = turn.worth[step];
        }
    }
    return most;
}

double two_residual(const struct two_table *table, double *better, int part, int parts)
{
    struct shape shapes[SHAPES];
    double most = 0;
    two_list_shapes(shapes);
    for (int unit = part; unit < SHAPES * VALUES; unit += parts) {
        const struct shape *shape = &shapes[unit / VALUES];
        struct pairs mover = shape->mover, other = shape->other;
        mover.value[0] = unit % VALUES;
        if (mover.value[0] >= shape->owns)
            continue;
        for (other.value[0] = 0; other.value[0] < shape->lows; other.value[0]++)
            for (other.value[1] = 0; other.value[1] < shape->highs; other.value[1]++) {
                double found = residual_on(table, better, &mover, &other);
                most = found > most ? found : most;
            }
    }
    return most;
}

static struct pairs placed_pairs(const game *g, int player)
{
    struct pairs set = {0, {0, 0}, {0, 0}};
    for (int field = 0; field <= TOP_FIELD; field++)
        for (int pair = 0; pair < MAX_PAIRS; pair++)
            if (current_field(g, player, pair) == field) {
                int value = field == 0 ? 0 : value_index(VALUE[g->faces[player][pair]]);
                set.field[set.count] = field;
                set.value[set.count++] = value;
            }
    return set;
}

static void play_turn(const void *table, game *g, uint64_t *stream, struct played *played)
{
    int player = g->player, pair = current_field(g, player, 0) != IN_FRONT;
    struct pairs mover = placed_pairs(g, player), other = placed_pairs(g, 1 - player);
    struct successors successors;
    struct two_turn turn;
    two_list_successors(&mover, &other, &successors);
    two_solve_turn(table, &successors, g->steps[player], g->steps[1 - player], &turn);
    while (roll_again(g, pair, stream, played)) {
        int step = g->steps[player], v = value_index(VALUE[g->dice]);
        if (turn.place[step][v] >= turn.again[step]) {
            place(g, 2, turn.field[step][v]);
            return;
        }
    }
}

void two_play(const struct two_table *table, uint64_t seed, uint64_t first, uint64_t games,
              struct played *played)
{
    play_games(play_turn, table, 2, table->finish, seed, first, games, played);
}
