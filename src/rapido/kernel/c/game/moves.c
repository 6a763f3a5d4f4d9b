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

unsigned rapido_legal(const game *g)
{
    return legal_bits(g, g->players);
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
