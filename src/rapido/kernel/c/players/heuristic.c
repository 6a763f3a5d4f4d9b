/* Weighs steps against the danger of being thrown out, as players/heuristic.py: to the last bit, so
 * that both make the same choices. */
#include "players/players.h"

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF /* a fused multiplication rounds differently; GCC has it off in C11 */
#endif

enum { ENOUGH = 43, ROUNDS = 12 };

static const double COVERS[FIELDS] = {0.0, 0.3, 0.5, 0.65, 0.75, 0.85};
static const double FINISHING = 8.0;

typedef struct {
    double gain[FIELDS];   /* what a pair placed there gains its owner */
    double lost[FIELDS];   /* what its owner loses if the pair there is thrown out */
    uint8_t worth[FIELDS]; /* the value of that pair */
    uint8_t free[FIELDS];
    int waits;             /* turns until a pair placed now can score */
    int others;
} estimate;

/* Surplus steps do not count, but reaching the finish is worth more than its steps. */
static double gain_of(const game *g, int player, int field)
{
    int needed = g->finish - g->steps[player], total = field;
    for (int pair = 0; g->players == 2 && pair < MAX_PAIRS; pair++) {
        int at = current_field(g, player, pair);
        total += at == IN_FRONT || at == field ? 0 : at;
    }
    return (field < needed ? field : needed) + (total >= needed ? FINISHING : 0);
}

static estimate estimate_of(const game *g)
{
    estimate found = {.waits = g->players - 1, .others = g->players - 1};
    unsigned taken = as_bits(occupied(g)) << 1;
    int placed = 0;
    for (int pair = 0; pair < pairs_each(g->players); pair++)
        placed += current_field(g, g->player, pair) != IN_FRONT;
    found.waits += placed + 1 < pairs_each(g->players);
    for (int field = 0; field < FIELDS; field++) {
        int owner = (int)(g->owner >> 8 * field & 7);
        found.free[field] = !(taken >> field & 1);
        if (found.free[field]) {
            found.gain[field] = gain_of(g, g->player, field);
        } else if (owner != g->player) { /* R24: never an own pair */
            found.worth[field] = (uint8_t)(g->worth >> 8 * field);
            found.lost[field] = gain_of(g, owner, field);
        }
    }
    return found;
}

/* How likely a typical opponent's turn ends with this value or a higher one. */
static double danger_of(unsigned value)
{
    unsigned least = value > ENOUGH ? value : ENOUGH;
    int first = 0, later = 0, first_below = 0, later_below = 0;
    for (int dice = 0; dice < OUTCOMES; dice++) {
        int valid = CROSSES[dice] == 0;
        first += VALUE[dice] >= least;
        later += valid & (VALUE[dice] >= least);
        first_below += VALUE[dice] < ENOUGH;
        later_below += valid & (VALUE[dice] < ENOUGH);
    }
    double again = first_below / 36.0, stay = later_below / 36.0;
    return first / 36.0 + again * later / 36.0 / (1 - stay);
}

static double survival(double danger, int field, int waits)
{
    double each = 1 - danger * COVERS[field], chance = 1;
    for (int turn = 0; turn < waits; turn++)
        chance *= each;
    return chance;
}

/* The field that promises most: own steps, and what others lose by it. */
static double best_place(const estimate *found, unsigned value, int *best)
{
    double most = -1, danger = danger_of(value), lost = 0;
    for (int field = FIELDS - 1; field >= 0; field--) {
        if (found->free[field]) {
            double worth = found->gain[field] * survival(danger, field, found->waits)
                         + lost / found->others;
            if (worth > most) { /* of equal fields the highest */
                most = worth;
                *best = field;
            }
        } else if (found->worth[field] <= value) {
            lost += found->lost[field];
        }
    }
    return most;
}

/* The gain of another throw, after which the player may roll again. */
static double rolling_again(const estimate *found, int step)
{
    double places[OUTCOMES], value = 0;
    int fallen = 0, field;
    for (int dice = 0; dice < OUTCOMES; dice++) {
        fallen -= CROSSES[dice] < step ? CROSSES[dice] : step;
        places[dice] = CROSSES[dice] ? 0 : best_place(found, VALUE[dice], &field);
    }
    for (int round = 0; round < ROUNDS; round++) {
        double total = 0;
        for (int dice = 0; dice < OUTCOMES; dice++)
            if (!CROSSES[dice])
                total += (places[dice] >= value ? places[dice] : value) + STEPS_OF_DOUBLE[dice];
        value = (fallen + total) / 36;
    }
    return value;
}

int choose_by_heuristic(const game *g)
{
    estimate found = estimate_of(g);
    int field = 0;
    double placing = best_place(&found, VALUE[g->dice], &field);
    int again = rolling_again(&found, g->steps[g->player]) > placing;
    return again ? g->pair : FIRST_PLACE + field;
}
