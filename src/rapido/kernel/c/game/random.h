/* Random numbers: every game of every seed has its own stream, whatever plays it.
 *
 * All draws of a seed are one splitmix64 sequence (Steele, Lea and Flood, 2014), and game g owns
 * those from number g * 65536 on. Modulo 2^64, with k = 0, 1, 2, ...:
 *
 *     draw k of game g of seed s  =  mix(mix(s) + GOLDEN * (g * 65536 + k + 1))
 *
 * Every roll takes one draw, which also decides what the policy leaves to chance after it:
 *
 *     bits 32-63   the dice, an index into the 36 rolls: bits * 36 >> 32
 *     bits 0-31    the choice among n actions after the roll: bits * n >> 32
 *     bit 0        which pair to throw, if this is a first throw and two lie in front (R23)
 *
 * So no probability is off by more than 2^-31 < 1e-9, not even the joint one of a pair and
 * a choice. A game that takes more than 65536 draws (none is known) continues with those of the
 * next game, which does no harm. random_stream.py is the same in Python.
 */
#ifndef RAPIDO_RANDOM_H
#define RAPIDO_RANDOM_H

#include <stdint.h>

#include "game/device.h"

#define GOLDEN UINT64_C(0x9e3779b97f4a7c15)
#define MIX_1 UINT64_C(0xbf58476d1ce4e5b9)
#define MIX_2 UINT64_C(0x94d049bb133111eb)

DEVICE static inline uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * MIX_1;
    z = (z ^ (z >> 27)) * MIX_2;
    return z ^ (z >> 31);
}

DEVICE static inline uint64_t stream_start(uint64_t seed, uint64_t game)
{
    return mix(seed) + GOLDEN * (game << 16);
}

DEVICE static inline uint64_t draw(uint64_t *stream)
{
    return mix(*stream += GOLDEN);
}

DEVICE static inline unsigned dice_of(uint64_t draw)
{
    return (unsigned)((draw >> 32) * 36 >> 32);
}

DEVICE static inline unsigned choice_of(uint64_t draw, unsigned actions)
{
    return (unsigned)((draw & 0xffffffff) * actions >> 32);
}

DEVICE static inline unsigned pair_of(uint64_t draw)
{
    return draw & 1;
}

#endif
