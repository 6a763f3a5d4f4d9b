/* Single moves, checked for legality. */
#include "game/moves.h"

int rapido_abi(void)
{
    return KERNEL_ABI;
}

void rapido_begin(game *g, int players, int finish)
{
    begin(g, players, finish);
}

/* R10, R14-R17, R23 */
unsigned rapido_legal(const game *g)
{
    if (g->phase == ROLL) {
        unsigned first = current_field(g, g->player, 0) == IN_FRONT;
        unsigned second = pairs_each(g->players) == 2 && current_field(g, g->player, 1) == IN_FRONT;
        return first | second << 1;
    }
    if (g->phase == DECIDE)
        return 1u << g->pair | 4u | (~as_bits(occupied(g)) & 31) << 3;
    return 0;
}

int rapido_throw(game *g, int pair)
{
    int legal = (pair == 0 || pair == 1) && rapido_legal(g) >> pair & 1;
    if (legal)
        throw_pair(g, pair);
    return legal;
}

int rapido_roll(game *g, int dice)
{
    int legal = g->phase == DICE && 0 <= dice && dice < 36;
    if (legal)
        apply_roll(g, g->players, (unsigned)dice);
    return legal;
}

int rapido_place(game *g, int field)
{
    int legal = 0 <= field && field <= 5 && rapido_legal(g) >> (FIRST_PLACE + field) & 1;
    if (legal)
        place(g, g->players, field);
    return legal;
}
