/* Checks a finished table: every state against one turn of look-ahead, and whole games. */
#include "solve_check.h"

#include "draw.h"
#include "game.h"
#include "solve_turn.h"

static double residual_on(const struct finished *table, double *better, const struct pairs *mover,
                          const struct pairs *other)
{
    int finish = table->finish, board = solve_board_number(mover, other);
    struct outlook outlook;
    struct turn turn;
    double most = 0;
    solve_look(mover, other, &outlook);
    for (int other_step = 0; other_step < finish; other_step++) {
        solve_turn(table, &outlook, 0, other_step, &turn);
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

double solve_residual(const struct finished *table, double *better, int part, int parts)
{
    struct shape shapes[SHAPES];
    double most = 0;
    solve_list_shapes(shapes);
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

static struct pairs lying(const game *g, int player)
{
    struct pairs set = {0, {0, 0}, {0, 0}};
    for (int field = 0; field <= TOP_FIELD; field++)
        for (int pair = 0; pair < MOST_PAIRS; pair++)
            if (lies(g, player, pair) == field) {
                int value = field == 0 ? 0 : solve_value_index(VALUE[g->faces[player][pair]]);
                set.field[set.count] = field;
                set.value[set.count++] = value;
            }
    return set;
}

/* One turn of perfect play. */
static void take_turn(const struct finished *table, game *g, uint64_t *luck, struct played *played)
{
    int player = g->player, other_step = g->steps[1 - player];
    struct pairs mover = lying(g, player), other = lying(g, 1 - player);
    struct outlook outlook;
    struct turn turn;
    solve_look(&mover, &other, &outlook);
    solve_turn(table, &outlook, g->steps[player], other_step, &turn);
    played->turns++;
    throw_pair(g, lies(g, player, 0) != IN_FRONT);
    for (;;) {
        played->rolls++;
        land(g, 2, dice_of(draw(luck)));
        if (g->phase != DECIDE)
            return; /* the dice ended the turn or the game */
        int step = g->steps[player], v = solve_value_index(VALUE[g->dice]);
        if (turn.place[step][v] >= turn.again[step]) {
            place(g, 2, turn.field[step][v]);
            return;
        }
        throw_pair(g, g->pair);
    }
}

void solve_play(const struct finished *table, uint64_t seed, uint64_t first, uint64_t games,
                struct played *played)
{
    for (uint64_t number = first; number < first + games; number++) {
        uint64_t luck = luck_of(seed, number);
        game g;
        begin(&g, 2, table->finish);
        while (g.phase != OVER)
            take_turn(table, &g, &luck, played);
        played->games++;
        played->wins += g.player == 0;
    }
}
