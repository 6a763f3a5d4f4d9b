/* Many games at once with SIMD: as soon as a lane finishes its game, it starts the next one.
 *
 * All seats follow the same policy. This file is compiled once for each line below, see build.py;
 * WIDTH is the vector size for simd.h, PLAY the name of the resulting function.
 *
 * build, everywhere: -DWIDTH=16 -DPLAY=play_portable
 * build, x86_64: -DWIDTH=32 -DPLAY=play_avx2 -mavx2
 * build, x86_64: -DWIDTH=64 -DPLAY=play_avx512 -mavx512bw -mavx512dq -mavx512vl
 */
#include "simulate/simd.h"

#include <string.h>

enum { VECTORS = 256 / WIDTH, LANES = VECTORS * WIDTH };

typedef struct {
    vector_games vectors[VECTORS];
    bytes over[VECTORS];
    uint32_t counted[COUNTS][LANES], began[LANES];
    uint8_t counts[LANES]; /* 0: all games have been started, and this one only fills its lane */
    uint64_t started;
} batch;

/* Start the next game in a lane, or when none is left, one that does not count. */
static inline void start_game(batch *b, const simulation *s, int players, int lane, uint32_t round)
{
    vector_games *t = &b->vectors[lane / WIDTH];
    int i = lane % WIDTH, hand = players == 2 ? HELD_BACK : FIELD_0;
    for (int p = 0; p < players; p++)
        t->steps[p][i] = 0;
    for (int slot = 0; slot < (players == 2 ? 3 : players - 1); slot++)
        t->field[slot][i] = (int8_t)hand;
    /* The bytes still hold counts of the last game. Subtracting them here is faster than clearing
     * single bytes of vectors that are about to be read as a whole. */
    for (int n = 0; n < COUNTS; n++)
        b->counted[n][lane] = -(uint32_t)t->counted[n][i];
    t->first[i] = -1;
    t->leader[i] = HIDDEN;
    t->stream[i % 8][i / 8] = stream_start(s->seed, s->first + b->started);
    b->began[lane] = round;
    b->counts[lane] = b->started < s->games;
    b->started += b->counts[lane];
}

static inline uint64_t counted(const batch *b, int what, int lane)
{
    const vector_games *t = &b->vectors[lane / WIDTH];
    return (uint32_t)(b->counted[what][lane] + t->counted[what][lane % WIDTH]);
}

static inline void finish_game(const batch *b, totals *all, int players, int finish, int lane,
                               uint32_t round)
{
    uint64_t stats[STATISTICS];
    for (int n = 0; n < COUNTS; n++)
        stats[n] = counted(b, n, lane);
    stats[ROLLS] = round - b->began[lane];
    /* Every roll leads to a choice, except an X that ends the turn or a double that wins. */
    int by_double = b->vectors[lane / WIDTH].first[lane % WIDTH] == 0;
    stats[STEPS] += 2 * stats[ROLLS] - stats[CROSSED] - (uint64_t)by_double;
    stats[LEADS]--;
    uint64_t winner = stats[TURNS]++ % (uint64_t)players;
    add_game(all, stats, winner, finish);
}

static void flush_counts(batch *b)
{
    for (int i = 0; i < VECTORS; i++) {
        vector_games *t = &b->vectors[i];
        for (int n = 0; n < COUNTS; n++)
            for (int lane = 0; lane < WIDTH; lane++)
                b->counted[n][i * WIDTH + lane] += t->counted[n][lane];
        memset(t->counted, 0, sizeof t->counted);
        /* Where nobody has led yet, every turn has decremented it. */
        t->leader = choose(t->leader >= MAX_PLAYERS, splat(HIDDEN), t->leader);
    }
}

static inline void play(const simulation *s, totals *all, int players, int policy)
{
    batch b = {0};
    uint64_t end = all->games + s->games;
    for (int lane = 0; lane < LANES; lane++)
        start_game(&b, s, players, lane, 0);
    for (uint32_t round = 1; all->games < end; round++) {
        for (int i = 0; i < VECTORS; i++)
            b.over[i] = roll(&b.vectors[i], players, policy, s->start.finish);
        for (int word = 0; word < LANES / 8; word++) {
            uint64_t over;
            memcpy(&over, (const char *)b.over + 8 * word, 8);
            for (over &= EACH; over; over &= over - 1) {
                int lane = 8 * word + __builtin_ctzll(over) / 8;
                if (b.counts[lane])
                    finish_game(&b, all, players, s->start.finish, lane, round);
                start_game(&b, s, players, lane, round);
            }
        }
        if (round % ROUNDS == 0)
            flush_counts(&b);
    }
}

void PLAY(const simulation *s, totals *t)
{
    int uniform = s->policies[0] == UNIFORM;
    switch (s->start.players) {
    case 2: uniform ? play(s, t, 2, UNIFORM) : play(s, t, 2, THRESHOLD); break;
    case 3: uniform ? play(s, t, 3, UNIFORM) : play(s, t, 3, THRESHOLD); break;
    case 4: uniform ? play(s, t, 4, UNIFORM) : play(s, t, 4, THRESHOLD); break;
    case 5: uniform ? play(s, t, 5, UNIFORM) : play(s, t, 5, THRESHOLD); break;
    case 6: uniform ? play(s, t, 6, UNIFORM) : play(s, t, 6, THRESHOLD); break;
    }
}
