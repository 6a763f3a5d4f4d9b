/* Many games at once, the vectors of lanes.h kept full: where a game ends, the next one begins.
 *
 * All seats follow the same policy. The compiler takes this file several times, as build.py finds
 * it said here; WIDTH is for lanes.h, PLAY is the name of the function that results.
 *
 * build, everywhere: -DWIDTH=16 -DPLAY=play_portable
 * build, x86_64: -DWIDTH=32 -DPLAY=play_avx2 -mavx2
 * build, x86_64: -DWIDTH=64 -DPLAY=play_avx512 -mavx512bw -mavx512dq -mavx512vl
 */
#include "lanes.h"

#include <string.h>

enum { TABLES = 256 / WIDTH, LANES = TABLES * WIDTH };

/* What is known of the games beside the tables. */
typedef struct {
    table tables[TABLES];
    bytes over[TABLES];
    uint32_t counted[COUNTS][LANES], began[LANES];
    uint8_t counts[LANES]; /* 0: all games are given out, and this one is played for nothing */
    uint64_t given;
} hall;

/* Put the next game on a lane, or when there is none left, one that does not count. */
static inline void seat(hall *h, const contest *c, int players, int lane, uint32_t round)
{
    table *t = &h->tables[lane / WIDTH];
    int i = lane % WIDTH, hand = players == 2 ? HELD_BACK : FIELD_0;
    for (int p = 0; p < players; p++)
        t->steps[p][i] = 0;
    for (int s = 0; s < (players == 2 ? 3 : players - 1); s++)
        t->field[s][i] = (int8_t)hand;
    /* What is in the bytes is of the last game. To take it off here is quicker than to clear the
     * bytes: whole vectors of them are about to be read. */
    for (int n = 0; n < COUNTS; n++)
        h->counted[n][lane] = -(uint32_t)t->counted[n][i];
    t->first[i] = -1;
    t->leader[i] = HIDDEN;
    t->luck[i % 8][i / 8] = luck_of(c->seed, c->first + h->given);
    h->began[lane] = round;
    h->counts[lane] = h->given < c->games;
    h->given += h->counts[lane];
}

static inline uint64_t counted(const hall *h, int what, int lane)
{
    return (uint32_t)(h->counted[what][lane] + h->tables[lane / WIDTH].counted[what][lane % WIDTH]);
}

static inline void report(const hall *h, totals *all, int players, int finish, int lane,
                          uint32_t round)
{
    uint64_t told[TALLIES];
    for (int n = 0; n < COUNTS; n++)
        told[n] = counted(h, n, lane);
    told[ROLLS] = round - h->began[lane];
    /* A choice follows every roll but those that end a turn by an X or the game by a double. */
    int by_double = h->tables[lane / WIDTH].first[lane % WIDTH] == 0;
    told[STEPS] += 2 * told[ROLLS] - told[CROSSED] - (uint64_t)by_double;
    told[LEADS]--;
    uint64_t winner = told[TURNS]++ % (uint64_t)players;
    count(all, told, winner, finish);
}

static void empty_counts(hall *h)
{
    for (int i = 0; i < TABLES; i++) {
        table *t = &h->tables[i];
        for (int n = 0; n < COUNTS; n++)
            for (int lane = 0; lane < WIDTH; lane++)
                h->counted[n][i * WIDTH + lane] += t->counted[n][lane];
        memset(t->counted, 0, sizeof t->counted);
        /* Where nobody has led yet, every turn has made it one less. */
        t->leader = choose(t->leader >= MOST_PLAYERS, all(HIDDEN), t->leader);
    }
}

static inline void play(const contest *c, totals *all, int players, int policy)
{
    hall h = {0};
    uint64_t end = all->games + c->games;
    for (int lane = 0; lane < LANES; lane++)
        seat(&h, c, players, lane, 0);
    for (uint32_t round = 1; all->games < end; round++) {
        for (int i = 0; i < TABLES; i++)
            h.over[i] = roll(&h.tables[i], players, policy, c->start.finish);
        for (int word = 0; word < LANES / 8; word++) {
            uint64_t over;
            memcpy(&over, (const char *)h.over + 8 * word, 8);
            for (over &= EACH; over; over &= over - 1) {
                int lane = 8 * word + __builtin_ctzll(over) / 8;
                if (h.counts[lane])
                    report(&h, all, players, c->start.finish, lane, round);
                seat(&h, c, players, lane, round);
            }
        }
        if (round % ROUNDS == 0)
            empty_counts(&h);
    }
}

void PLAY(const contest *c, totals *t)
{
    int uniform = c->policies[0] == UNIFORM;
    switch (c->start.players) {
    case 2: uniform ? play(c, t, 2, UNIFORM) : play(c, t, 2, THRESHOLD); break;
    case 3: uniform ? play(c, t, 3, UNIFORM) : play(c, t, 3, THRESHOLD); break;
    case 4: uniform ? play(c, t, 4, UNIFORM) : play(c, t, 4, THRESHOLD); break;
    case 5: uniform ? play(c, t, 5, UNIFORM) : play(c, t, 5, THRESHOLD); break;
    case 6: uniform ? play(c, t, 6, UNIFORM) : play(c, t, 6, THRESHOLD); break;
    }
}
