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
enum { PLACES = 1 + 6, MAX_VALUE = 76 };
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

DEVICE static inline void put(void *out, int form, int at, int number, int largest)
{
    if (form == FLOATS)
        ((float *)out)[at] = (float)number / (float)largest;
    else
        ((uint8_t *)out)[at] = (uint8_t)number;
}

DEVICE static inline int phase_seen(const game *g)
{
    if (g->phase == DICE)
        return g->rolls == 0 ? FIRST_IN_AIR : LATER_IN_AIR;
    return g->phase == ROLL ? MUST_THROW : g->phase == DECIDE ? ON_TABLE : WON;
}

DEVICE static inline void observe(const game *g, int players, int observer, int form, void *out)
{
    const seen_layout at = layout_for(players);
    const int each = pairs_each(players), slots = players * each;
    memset(out, 0, (size_t)(at.length * entry_size(form)));
    for (int seat = 0; seat < players; seat++) {
        int player = observer + seat < players ? observer + seat : observer + seat - players;
        put(out, form, at.to_go + seat, g->finish - g->steps[player], g->finish);
        for (int pair = 0; pair < each; pair++) {
            int place = 1 + current_field(g, player, pair);
            put(out, form, at.places + place * slots + seat * each + pair, 1, 1);
        }
        put(out, form, at.turn + seat, player == g->player, 1);
    }
    for (int field = 1; field <= 5; field++) {
        int worth = (int)(g->worth >> 8 * field & 0xff);
        put(out, form, at.values + field - 1, worth == FREE ? 0 : worth, MAX_VALUE);
    }
    if (g->phase == DECIDE) {
        put(out, form, at.die_a + g->dice / 6, 1, 1);
        put(out, form, at.die_b + g->dice % 6, 1, 1);
        put(out, form, at.value, VALUE[g->dice], MAX_VALUE);
        put(out, form, at.crosses, CROSSES[g->dice], 2);
    }
    if (g->phase == DECIDE || g->phase == DICE)
        put(out, form, at.pair + g->pair, 1, 1);
    put(out, form, at.phase + phase_seen(g), 1, 1);
}

#endif
