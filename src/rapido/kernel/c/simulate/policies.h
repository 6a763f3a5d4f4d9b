/* What the policies do after a roll, given its draw and the occupied fields. */
#ifndef RAPIDO_POLICIES_H
#define RAPIDO_POLICIES_H

#include "game/uniform.h"

enum { THRESHOLD_VALUE = 43 };

/* AGAIN below 43, else by value: field 2 for the forties up to field 5 for the seventies; if it is
 * occupied, the next free field below, else above, else field 0. */
static inline int threshold(unsigned value, uint64_t taken)
{
    if (value < THRESHOLD_VALUE)
        return AGAIN;
    unsigned free = ~as_bits(taken) & 31, aim = (1u << (value / 10 - 2)) - 1;
    unsigned below = free & aim, above = free & ~aim;
    return below ? 32 - __builtin_clz(below) : __builtin_ffs((int)above);
}

#endif
