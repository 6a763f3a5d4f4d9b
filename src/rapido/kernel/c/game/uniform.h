/* Any legal action after a roll, with equal probability. */
#ifndef RAPIDO_UNIFORM_H
#define RAPIDO_UNIFORM_H

#include "game/game.h"
#include "game/random.h"

enum { AGAIN = -1 };

/* R14-R17: the free fields as hexadecimal digits, field 0 lowest, by the set of occupied fields. */
DEVICE static const uint32_t FREE_FIELDS[32] = {
    0x543210, 0x54320, 0x54310, 0x5430, 0x54210, 0x5420, 0x5410, 0x540,
    0x53210,  0x5320,  0x5310,  0x530,  0x5210,  0x520,  0x510,  0x50,
    0x43210,  0x4320,  0x4310,  0x430,  0x4210,  0x420,  0x410,  0x40,
    0x3210,   0x320,   0x310,   0x30,   0x210,   0x20,   0x10,   0x0,
};

/* AGAIN and the free fields, by the same set. */
DEVICE static const uint8_t ACTION_COUNT[32] = {
    7, 6, 6, 5, 6, 5, 5, 4, 6, 5, 5, 4, 5, 4, 4, 3,
    6, 5, 5, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 3, 3, 2,
};

/* AGAIN, or the field to place on, given the draw of the roll and the occupied fields. */
DEVICE static inline int uniform_in(uint64_t drawn, unsigned taken)
{
    unsigned choice = choice_of(drawn, ACTION_COUNT[taken]);
    return choice == 0 ? AGAIN : (int)(FREE_FIELDS[taken] >> 4 * (choice - 1) & 15);
}

DEVICE static inline int uniform(uint64_t drawn, uint64_t taken)
{
    return uniform_in(drawn, as_bits(taken));
}

#endif
