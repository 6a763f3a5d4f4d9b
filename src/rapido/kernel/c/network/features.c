#include "network/features.h"

/* With three and more players the one whose turn begins has just scored. */
static int first_owner(int players)
{
    return players == 2 ? 0 : 1;
}

static int field_features(int players)
{
    return 1 + (players - first_owner(players)) * VALUES;
}

static int step_offset(int players)
{
    return SQUARES * field_features(players);
}

static int zero_offset(int players)
{
    return step_offset(players) + players * LONGEST_FINISH;
}

static int need_offset(void)
{
    return zero_offset(2) + 2 * ZERO_FEATURES;
}

static int both_steps_offset(void)
{
    return need_offset() + 2 * NEED_FEATURES;
}

static int pattern_offset(void)
{
    return both_steps_offset() + LONGEST_FINISH * LONGEST_FINISH;
}

int feature_count(int players)
{
    return players == 2 ? pattern_offset() + PATTERNS : zero_offset(players);
}

/* Whose pairs lie where, and which is worth more: see players/patterns.py. */
static int pattern_key(const board *b)
{
    int owners = 0, own = -1, low = -1, high = -1;
    for (int i = 0, power = 1; i < SQUARES; i++, power *= 3) {
        owners += (b->owner[i] + 1) * power;
        if (b->owner[i] == 0)
            own = b->worth[i];
        if (b->owner[i] == 1) {
            low = low < 0 ? b->worth[i] : low;
            high = b->worth[i];
        }
    }
    int both = own >= 0 && low >= 0;
    return 8 * owners + (both && own > low) + 2 * (both && own > high) + 4 * (low > high);
}

/* Add the patterns of some owners that are new; the values are 0 to 2, enough to tell them apart. */
static int add_patterns(uint8_t *patterns, uint8_t *listed, int count, int own, int low, int high)
{
    for (int values = 0; values < 27; values++) {
        board b = {.owner = {-1, -1, -1, -1, -1}};
        int mine = values / 9, lower = values / 3 % 3, higher = values % 3;
        if (high >= 0) {
            b.owner[high] = 1;
            b.worth[high] = (uint8_t)higher;
        }
        if (low >= 0) {
            b.owner[low] = 1;
            b.worth[low] = (uint8_t)lower;
        }
        if (own >= 0) {
            b.owner[own] = 0;
            b.worth[own] = (uint8_t)mine;
        }
        int key = pattern_key(&b);
        if (!listed[key]) {
            listed[key] = 1;
            patterns[key] = (uint8_t)count++;
        }
    }
    return count;
}

void list_patterns(uint8_t patterns[PATTERN_KEYS])
{
    uint8_t listed[PATTERN_KEYS] = {0};
    int count = 0;
    for (int key = 0; key < PATTERN_KEYS; key++)
        patterns[key] = 0;
    for (int own = -1; own < SQUARES; own++) {
        count = add_patterns(patterns, listed, count, own, -1, -1);
        for (int low = 0; low < SQUARES; low++)
            if (low != own)
                count = add_patterns(patterns, listed, count, own, low, -1);
        for (int low = 0; low < SQUARES; low++)
            for (int high = low + 1; high < SQUARES; high++)
                if (low != own && high != own)
                    count = add_patterns(patterns, listed, count, own, low, high);
    }
}

int board_rows(const board *b, int players, const uint8_t *patterns, uint16_t *rows)
{
    int count = 0, each = field_features(players);
    for (int i = 0; i < SQUARES; i++) {
        int pair = 1 + (b->owner[i] - first_owner(players)) * VALUES + b->worth[i];
        rows[count++] = (uint16_t)(i * each + (b->owner[i] < 0 ? 0 : pair));
    }
    if (players == 2) {
        for (int p = 0; p < 2; p++)
            rows[count++] = (uint16_t)(zero_offset(2) + p * ZERO_FEATURES + b->zero[p]);
        rows[count++] = (uint16_t)(pattern_offset() + patterns[pattern_key(b)]);
    }
    return count;
}

int step_rows(const int to_go[MAX_PLAYERS], const int8_t placed[2], const int8_t sums[2], int players,
              uint16_t *rows)
{
    int count = 0;
    for (int p = 0; p < players; p++)
        rows[count++] = (uint16_t)(step_offset(players) + p * LONGEST_FINISH + to_go[p] - 1);
    if (players == 2) {
        int both = (to_go[0] - 1) * LONGEST_FINISH + to_go[1] - 1;
        rows[count++] = (uint16_t)(both_steps_offset() + both);
        for (int p = 0; p < 2; p++) {
            int left = to_go[p] > sums[p] ? to_go[p] - sums[p] : 0;
            int need = p * NEED_FEATURES + placed[p] * (LONGEST_FINISH + 1) + left;
            rows[count++] = (uint16_t)(need_offset() + need);
        }
    }
    return count;
}

void shorten(int to_go[MAX_PLAYERS], int players, int finish)
{
    if (finish <= LONGEST_FINISH)
        return;
    int most = LONGEST_FINISH;
    for (int p = 0; p < players; p++)
        most = to_go[p] > most ? to_go[p] : most;
    for (int p = 0; p < players; p++)
        to_go[p] = (to_go[p] * LONGEST_FINISH + most - 1) / most;
}
