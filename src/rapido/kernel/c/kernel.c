/* The doors of the library: single moves with their legality, and the ways to play whole games. */
#include "kernel.h"

#include "machine.h"

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
        unsigned first = lies(g, g->player, 0) == IN_FRONT;
        unsigned second = pairs_each(g->players) == 2 && lies(g, g->player, 1) == IN_FRONT;
        return first | second << 1;
    }
    if (g->phase == DECIDE)
        return 1u << g->pair | 4u | (~as_bits(held(g)) & 31) << 3;
    return 0;
}

int rapido_throw(game *g, int pair)
{
    int legal = (pair == 0 || pair == 1) && rapido_legal(g) >> pair & 1;
    if (legal)
        throw_pair(g, pair);
    return legal;
}

int rapido_land(game *g, int dice)
{
    int legal = g->phase == DICE && 0 <= dice && dice < 36;
    if (legal)
        land(g, g->players, (unsigned)dice);
    return legal;
}

int rapido_place(game *g, int field)
{
    int legal = 0 <= field && field <= 5 && rapido_legal(g) >> (2 + field) & 1;
    if (legal)
        place(g, g->players, field);
    return legal;
}

int rapido_has(int way)
{
    switch (way) {
    case SCALAR:
    case PORTABLE:
        return 1;
#if defined(__x86_64__)
    case AVX2:
        return has_avx2();
    case AVX512:
        return has_avx512();
#endif
    default:
        return 0;
    }
}

void rapido_play(int way, const contest *c, totals *t)
{
    switch (way) {
    case SCALAR: play_scalar(c, t); break;
    case PORTABLE: play_portable(c, t); break;
#if defined(__x86_64__)
    case AVX2: play_avx2(c, t); break;
    case AVX512: play_avx512(c, t); break;
#endif
    default: break;
    }
}
