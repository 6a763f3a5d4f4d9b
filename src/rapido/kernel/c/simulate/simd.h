/* The rules for a vector of games: one in every byte, without branches.
 *
 * This needs only GNU C vectors; comparing vectors gives 0 or -1 in every lane. WIDTH is the number
 * of bytes in a vector.
 *
 * Everything is relative to the player whose turn it is: steps[0] is that player's piece, steps[1]
 * the next one's and so on, and when a turn ends, they rotate by one place.
 */
#ifndef RAPIDO_SIMULATE_SIMD_H
#define RAPIDO_SIMULATE_SIMD_H

#include "game/random.h"
#include "simulate/simulate.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the first byte of a word must be its lowest, see vector_games"
#endif

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

typedef int8_t bytes __attribute__((vector_size(WIDTH)));
typedef uint8_t counts __attribute__((vector_size(WIDTH)));
typedef uint64_t words __attribute__((vector_size(WIDTH)));

enum {
    SLOTS = 5,    /* the most pairs that can lie on fields while a player rolls */
    HIDDEN = 127, /* larger than any field, any value and any seat */
};

/* A field is counted from -1, so that 0 to 4 are those that hold one pair each. With one pair
 * per player, a pair in front of its owner is equivalent to one on field 0: neither scores, blocks
 * a field or can be thrown out.
 */
enum { FIELD_0 = -1, HELD_BACK = -2 };

/* Statistics are counted in bytes; of the steps only the choices between two pairs, since the rest
 * follows. simd.c flushes them after ROUNDS rounds, before a byte can overflow. */
enum { COUNTS = DOUBLES + 1 };
enum { ROUNDS = 255 / (MAX_PLAYERS - 1) };

/* WIDTH games. Byte k of word j, counted from the lowest, has its random stream in stream[k][j]. */
typedef struct {
    words stream[8];
    bytes steps[MAX_PLAYERS];
    bytes field[SLOTS], worth[SLOTS]; /* the next player's pair, then the one after, ... ; with two
                                         players the own pair on a field, then the opponent's two */
    bytes first;                      /* is the next roll the first of its turn? */
    bytes leader;                     /* who had the sole lead last; HIDDEN and less: nobody yet */
    counts counted[COUNTS];
} vector_games;

static inline bytes splat(int value)
{
    return (bytes){0} + (int8_t)value;
}

static inline bytes choose(bytes mask, bytes yes, bytes no)
{
    return (mask & yes) | (~mask & no);
}

static inline void sort(bytes *low, bytes *high)
{
    bytes swap = *low > *high, less = choose(swap, *high, *low);
    *high = choose(swap, *low, *high);
    *low = less;
}

/* The products of the lower halves of all words. */
static inline words low_product(words a, words b)
{
#if WIDTH == 64 && defined(__AVX512F__)
    return (words)_mm512_mul_epu32((__m512i)a, (__m512i)b);
#elif WIDTH == 32 && defined(__AVX2__)
    return (words)_mm256_mul_epu32((__m256i)a, (__m256i)b);
#elif WIDTH == 16 && defined(__SSE2__)
    return (words)_mm_mul_epu32((__m128i)a, (__m128i)b);
#elif WIDTH == 16 && defined(__ARM_NEON)
    return (words)vmull_u32(vmovn_u64((uint64x2_t)a), vmovn_u64((uint64x2_t)b));
#else
    return (a & 0xffffffff) * (b & 0xffffffff);
#endif
}

/* random.h for all games of a vector: the dice, and a choice between `actions` actions. */
static inline bytes draw_all(vector_games *t, bytes actions, bytes *choice)
{
    words dice = {0}, chosen = {0};
    for (int k = 0; k < 8; k++) {
        words z = t->stream[k] += GOLDEN;
        z = (z ^ (z >> 30)) * MIX_1;
        z = (z ^ (z >> 27)) * MIX_2;
        z ^= z >> 31;
        dice |= ((z >> 32) * 36 >> 32) << 8 * k;
        chosen |= (low_product(z, (words)actions >> 8 * k & 7) >> 32) << 8 * k;
    }
    *choice = (bytes)chosen;
    return (bytes)dice;
}

/* R2: the faces of both dice. */
static inline void faces_of(bytes dice, bytes *a, bytes *b)
{
    bytes row = {0};
    for (int i = 1; i < 6; i++)
        row -= dice >= (int8_t)(6 * i);
    bytes column = dice - row * 6;
    *a = row - 2 * (row == 5);
    *b = column - (column >= 4);
}

/* R15, R17: the free field with this number in the order of fields, those before 0 unchanged. */
static inline bytes free_field(bytes number, const bytes taken[SLOTS], int slots)
{
    for (int i = 0; i < slots; i++)
        number -= number >= taken[i];
    return number;
}

/* threshold() of policies.h: the next free field below, else above, else field 0. */
static inline bytes field_below(bytes aim, const bytes taken[SLOTS], int slots)
{
    for (int i = slots - 1; i >= 0; i--)
        aim += aim == taken[i];
    bytes lowest = free_field(splat(0), taken, slots);
    lowest = choose(lowest == 5, splat(FIELD_0), lowest);
    return choose(aim == FIELD_0, lowest, aim);
}

/* The occupied fields in ascending order, the rest of the list close to HIDDEN. */
static inline void taken_fields(const vector_games *t, int slots, bytes taken[SLOTS])
{
    for (int i = 0; i < slots; i++)
        taken[i] = t->field[i] & HIDDEN;
    for (int end = slots - 1; end > 0; end--)
        for (int i = 0; i < end; i++)
            sort(&taken[i], &taken[i + 1]);
}

/* Count the lead like game_stats.h; simd.c subtracts the first time it is taken. */
static inline void update_lead(vector_games *t, int players, bytes looked)
{
    bytes top = t->steps[0], leaders = {0}, leader = {0};
    for (int p = 1; p < players; p++)
        top = choose(t->steps[p] > top, t->steps[p], top);
    for (int p = 0; p < players; p++) {
        bytes leads = t->steps[p] == top;
        leaders += leads;
        leader |= leads & (int8_t)p;
    }
    bytes changed = looked & (leaders == -1) & (leader != t->leader);
    t->leader = choose(changed, leader, t->leader);
    t->counted[LEADS] -= (counts)changed;
}

/* R3, R5, R25, R26: where the turn has ended, rotate the players, and let the next one score. */
static inline void pass_all_on(vector_games *t, int players, bytes ended, bytes placed, bytes worth)
{
    bytes gain, mover = t->steps[0];
    if (players == 2) {
        bytes both = (t->field[1] > HELD_BACK) & (t->field[2] > HELD_BACK);
        bytes second = t->field[2] > HELD_BACK;
        bytes remaining = choose(second, t->field[2], t->field[1]);
        bytes its_worth = choose(second, t->worth[2], t->worth[1]);
        gain = both & (t->field[1] + t->field[2] + 2);
        t->field[1] = choose(ended, t->field[0], t->field[1]);
        t->worth[1] = choose(ended, t->worth[0], t->worth[1]);
        t->field[0] = choose(ended, choose(both, splat(HELD_BACK), remaining), t->field[0]);
        t->worth[0] = choose(ended, its_worth, t->worth[0]);
    } else {
        gain = t->field[0] + 1;
        for (int i = 0; i < players - 2; i++) {
            t->field[i] = choose(ended, t->field[i + 1], t->field[i]);
            t->worth[i] = choose(ended, t->worth[i + 1], t->worth[i]);
        }
    }
    int last = players == 2 ? 2 : players - 2;
    t->field[last] = choose(ended, placed, t->field[last]);
    t->worth[last] = choose(ended, worth, t->worth[last]);
    for (int p = 0; p < players - 1; p++)
        t->steps[p] = choose(ended, t->steps[p + 1], t->steps[p]);
    t->steps[players - 1] = choose(ended, mover, t->steps[players - 1]);
    t->steps[0] += gain & ended;
    t->leader += ended;
    t->leader += (t->leader < 0) & (int8_t)players;
    t->counted[TURNS] -= (counts)ended;
    t->first = ended;
}

/* One roll in every game, and all that follows from it; return which games are over. */
static inline bytes roll(vector_games *t, int players, int policy, int finish)
{
    const int two = players == 2, slots = two ? 3 : players - 1;
    bytes actions = splat(7), choice, a, b, taken[SLOTS];
    for (int i = 0; i < slots; i++)
        actions += t->field[i] >= 0;
    faces_of(draw_all(t, actions, &choice), &a, &b);
    bytes less = a < b, high = choose(less, b, a), low = choose(less, a, b);
    bytes worth = high * 8 + low; /* in the order of the values, R8 */

    /* R9, R11-R13 */
    bytes crossed = (low == 0) & ~t->first;
    bytes doubled = a & (a == b);
    t->steps[0] += doubled + (crossed & ((a == 0) + (b == 0)));
    t->steps[0] &= t->steps[0] > 0;
    t->counted[CROSSED] -= (counts)crossed;
    t->counted[DOUBLES] -= (counts)(doubled > 0);
    if (two)
        t->counted[STEPS] -= (counts)(t->first & (t->field[0] == HELD_BACK));

    /* R10, R14 */
    taken_fields(t, slots, taken);
    bytes again = policy == UNIFORM ? choice == 0 : worth < 4 * 8 + 3;
    bytes field = policy == UNIFORM ? free_field(choice - 2, taken, slots)
                                    : field_below(high - 3, taken, slots);
    bytes stays = crossed | again | (t->steps[0] >= (int8_t)finish); /* nothing is placed */

    /* R18, R19, R24 */
    bytes below = choose(stays, splat(HIDDEN), field);
    for (int i = two ? 1 : 0; i < slots; i++) {
        bytes out = (t->field[i] > below) & (t->worth[i] <= worth);
        t->field[i] = choose(out, splat(two ? HELD_BACK : FIELD_0), t->field[i]);
        t->counted[THROW_OUTS] -= (counts)out;
    }
    bytes ended = crossed | ~stays;
    pass_all_on(t, players, ended, choose(stays, splat(two ? HELD_BACK : FIELD_0), field), worth);
    bytes over = t->steps[0] >= (int8_t)finish;
    update_lead(t, players, ended | over);
    return over;
}

#endif
