/* What a player sees, as numbers for learning programs: version 1 of state/observation.py.
 *
 * Where `players` and `form` are constants, the compiler knows every place in the layout.
 */
#ifndef RAPIDO_OBSERVE_H
#define RAPIDO_OBSERVE_H

#include <string.h>

#include "game/game.h"

/* Integers as bytes, or divided by the largest that each can be. */
enum form { BYTES, FLOATS };
enum { PLACES = 1 + 6 };
enum seen_phase { MUST_THROW, FIRST_IN_AIR, LATER_IN_AIR, ON_TABLE, WON, SEEN_PHASES };

/* The index of the first entry of each section. */
typedef struct {
    int to_go, places, values, die_a, die_b, value, crosses, pair, turn, phase, length;
} seen_layout;

DEVICE static inline seen_layout layout_for(int players)
{
    seen_layout at;
    at.to_go = 0;
    at.places = at.to_go + players;
    at.values = at.places + PLACES * players * pairs_each(players);
    at.die_a = at.values + 5;
    at.die_b = at.die_a + 6;
    at.value = at.die_b + 6;
    at.crosses = at.value + 1;
    at.pair = at.crosses + 1;
    at.turn = at.pair + pairs_each(players);
    at.phase = at.turn + players;
    at.length = at.phase + SEEN_PHASES;
    return at;
}

DEVICE static inline int entry_size(int form)
{
    return form == FLOATS ? (int)sizeof(float) : 1;
}

/* The quotient, rounded to the nearest float. Multiplying by the reciprocal is faster, and in double
 * precision never changes that float: no quotient of numbers below 1000 is so close to the middle
 * between two of them. */
DEVICE static inline float share(int number, int largest)
{
#ifdef __CUDACC__
    return (float)number / (float)largest;
#else
    return (float)((double)number * (1.0 / (double)largest));
#endif
}

DEVICE static inline void put(void *out, int form, int at, int number, int largest)
{
    if (form == FLOATS)
        ((float *)out)[at] = share(number, largest);
    else
        ((uint8_t *)out)[at] = (uint8_t)number;
}

/* By `worth` of game.h: the value of a pair divided by the largest; 0 if the field is free. */
#define SHARE(n) (n) / 76.0f
#define TEN_SHARES(n)                                                                     \
    SHARE(n), SHARE(n + 1), SHARE(n + 2), SHARE(n + 3), SHARE(n + 4), SHARE(n + 5), SHARE(n + 6), \
        SHARE(n + 7), SHARE(n + 8), SHARE(n + 9)
DEVICE static const float SHARE_OF_WORTH[FREE + 1] = {
    TEN_SHARES(0),  TEN_SHARES(10), TEN_SHARES(20), TEN_SHARES(30),
    TEN_SHARES(40), TEN_SHARES(50), TEN_SHARES(60), TEN_SHARES(70),
};
#undef TEN_SHARES
#undef SHARE

DEVICE static inline void put_worth(void *out, int form, int at, int worth)
{
    if (form == FLOATS)
        ((float *)out)[at] = SHARE_OF_WORTH[worth];
    else
        ((uint8_t *)out)[at] = (uint8_t)(worth == FREE ? 0 : worth);
}

DEVICE static inline void clear(void *out, int size)
{
#ifdef __CUDACC__
    memset(out, 0, (size_t)size);
#else
    /* volatile: some compilers would make a memset of it, and of that a slow loop of bytes. */
    typedef uint64_t words __attribute__((vector_size(16), aligned(1), may_alias));
    const words zero = {0};
    for (int at = 0; at + 16 <= size; at += 16)
        *(volatile words *)((char *)out + at) = zero;
    *(volatile words *)((char *)out + size - 16) = zero; /* overlaps; an observation is longer */
#endif
}

DEVICE static inline int phase_seen(const game *g)
{
    if (g->phase == DICE)
        return g->rolls == 0 ? FIRST_IN_AIR : LATER_IN_AIR;
    return g->phase == ROLL ? MUST_THROW : g->phase == DECIDE ? ON_TABLE : WON;
}

/* `finish` is that of the game; as a constant of a loop, its reciprocal is computed once. */
DEVICE static inline void observe(const game *g, int players, int observer, int finish, int form,
                                  void *out)
{
    const seen_layout at = layout_for(players);
    const int each = pairs_each(players), slots = players * each, ahead = g->player - observer;
    clear(out, at.length * entry_size(form));
    for (int seat = 0; seat < players; seat++) {
        int player = observer + seat < players ? observer + seat : observer + seat - players;
        put(out, form, at.to_go + seat, finish - g->steps[player], finish);
        for (int pair = 0; pair < each; pair++) {
            int place = 1 + current_field(g, player, pair);
            put(out, form, at.places + place * slots + seat * each + pair, 1, 1);
        }
    }
    for (int field = 1; field <= 5; field++)
        put_worth(out, form, at.values + field - 1, (int)(g->worth >> 8 * field & 0xff));
    if (g->phase == DECIDE) {
        put(out, form, at.die_a + g->dice / 6, 1, 1);
        put(out, form, at.die_b + g->dice % 6, 1, 1);
        put_worth(out, form, at.value, VALUE[g->dice]);
        put(out, form, at.crosses, CROSSES[g->dice], 2);
    }
    if (g->phase == DECIDE || g->phase == DICE)
        put(out, form, at.pair + g->pair, 1, 1);
    put(out, form, at.turn + (ahead < 0 ? ahead + players : ahead), 1, 1);
    put(out, form, at.phase + phase_seen(g), 1, 1);
}

#endif
