/* Numbers all two-player boards and lists where the mover's choices lead on each shape. */
#include "solve/two/board.h"

/* In how many ways one player can have placed up to two pairs when `open_fields` of the fields
 * 1 to 5 are open to them. */
static int sets_on(int open_fields)
{
    int one = open_fields * VALUES;
    int two = open_fields * (open_fields - 1) / 2 * VALUES * VALUES;
    return 1 + 1 + one + 1 + one + two; /* none, 0, one, 0 and 0, 0 and one, two */
}

/* Number the ways to place the other player's pairs; `taken` is the field of the mover's pair. */
static int set_number(const struct pairs *set, int taken)
{
    int open_fields = taken > 0 ? TOP_FIELD - 1 : TOP_FIELD;
    int one = open_fields * VALUES;
    int slot[2] = {0, 0};
    for (int i = 0; i < set->count; i++)
        slot[i] = set->field[i] - 1 - (taken > 0 && set->field[i] > taken);
    if (set->count == 0)
        return 0;
    if (set->count == 1)
        return set->field[0] == 0 ? 1 : 2 + slot[0] * VALUES + set->value[0];
    if (set->field[1] == 0)
        return 2 + one;
    if (set->field[0] == 0)
        return 3 + one + slot[1] * VALUES + set->value[1];
    int before = slot[0] * (2 * open_fields - slot[0] - 1) / 2 + slot[1] - slot[0] - 1;
    return 3 + 2 * one + (before * VALUES + set->value[0]) * VALUES + set->value[1];
}

int two_board_number(const struct pairs *mover, const struct pairs *other)
{
    if (mover->count == 0)
        return set_number(other, 0);
    if (mover->field[0] == 0)
        return sets_on(TOP_FIELD) + set_number(other, 0);
    int own = (mover->field[0] - 1) * VALUES + mover->value[0];
    int before = 2 * sets_on(TOP_FIELD) + own * sets_on(TOP_FIELD - 1);
    return before + set_number(other, mover->field[0]);
}

static void add_pair(struct pairs *set, int field, int value)
{
    int at = set->count++;
    for (; at > 0 && set->field[at - 1] > field; at--) {
        set->field[at] = set->field[at - 1];
        set->value[at] = set->value[at - 1];
    }
    set->field[at] = field;
    set->value[at] = field == 0 ? 0 : value;
}

/* The board number after the mover placed on `field` (or nowhere, if negative) and the pairs in
 * `victims` were thrown out; `values`: the own pair, the other's two pairs, the roll. */
static int number_after(const struct shape *shape, int field, int victims, const int values[4])
{
    struct pairs mine = {0, {0, 0}, {0, 0}}, theirs = {0, {0, 0}, {0, 0}}, none = theirs;
    if (shape->mover.count)
        add_pair(&mine, shape->mover.field[0], values[0]);
    for (int i = 0; i < shape->other.count; i++)
        if (!(victims >> i & 1))
            add_pair(&theirs, shape->other.field[i], values[1 + i]);
    if (field >= 0)
        add_pair(&mine, field, values[3]);
    return two_board_number(theirs.count == 2 ? &none : &theirs, &mine);
}

static struct transition transition_of(const struct shape *shape, int field, int victims)
{
    const int zero[4] = {0, 0, 0, 0};
    int base = number_after(shape, field, victims, zero);
    int per[4];
    for (int i = 0; i < 4; i++) {
        int unit[4] = {0, 0, 0, 0};
        unit[i] = 1;
        per[i] = number_after(shape, field, victims, unit) - base;
    }
    int all_lie = shape->other.count == 2 && victims == 0;
    int score = all_lie ? shape->other.field[0] + shape->other.field[1] : 0;
    return (struct transition){base, per[0], per[1], per[2], per[3], score};
}

static struct transition number_of_itself(const struct shape *shape)
{
    struct pairs mover = shape->mover, other = shape->other;
    int base = two_board_number(&mover, &other), per[3];
    int *value[3] = {&mover.value[0], &other.value[0], &other.value[1]};
    int counts[3] = {shape->owns, shape->lows, shape->highs};
    for (int i = 0; i < 3; i++) {
        *value[i] = 1;
        per[i] = counts[i] > 1 ? two_board_number(&mover, &other) - base : 0;
        *value[i] = 0;
    }
    return (struct transition){base, per[0], per[1], per[2], 0, 0};
}

static void complete(struct shape *shape)
{
    const struct pairs *mover = &shape->mover, *other = &shape->other;
    shape->owns = mover->count && mover->field[0] > 0 ? VALUES : 1;
    shape->lows = other->count > 0 && other->field[0] > 0 ? VALUES : 1;
    shape->highs = other->count > 1 && other->field[1] > 0 ? VALUES : 1;
    shape->free_count = 0;
    for (int field = 0; field <= TOP_FIELD; field++) {
        int occupied = mover->count && mover->field[0] == field;
        int above = 0;
        for (int i = 0; i < other->count; i++) {
            occupied |= other->field[i] == field;
            above |= (other->field[i] > field) << i;
        }
        if (field > 0 && occupied)
            continue;
        int at = shape->free_count++;
        shape->free[at] = field;
        shape->above[at] = above;
        for (int victims = 0; victims < 4; victims++)
            shape->place[at][victims] = transition_of(shape, field, victims & above);
    }
    shape->cross = transition_of(shape, -1, 0);
    shape->here = number_of_itself(shape);
}

int two_list_shapes(struct shape *shapes)
{
    int count = 0;
    for (int own = -1; own <= TOP_FIELD; own++)
        for (int low = -1; low <= TOP_FIELD; low++)
            for (int high = low; high <= TOP_FIELD; high++) {
                int same = low == high && low > 0;
                if (same || (own > 0 && (own == low || own == high)))
                    continue;
                struct shape *shape = &shapes[count++];
                *shape = (struct shape){.free_count = 0};
                if (own >= 0)
                    add_pair(&shape->mover, own, 0);
                if (low >= 0)
                    add_pair(&shape->other, low, 0);
                if (high >= 0)
                    add_pair(&shape->other, high, 0);
                complete(shape);
            }
    return count;
}
