/* Where the page finds the members of structs: frontend/src/core/wasm/layout.ts reads this table.
 *
 * build, wasm32:
 */
#include <stddef.h>

#include "game/events.h"
#include "review/review.h"
#include "turn/evaluator.h"

#define SIZE(type) {#type, sizeof(type)}
#define MEMBER(type, name) {#type "." #name, offsetof(type, name)}
#define CONSTANT(name) {#name, name}

typedef struct {
    const char *name;
    uint32_t number;
} entry;

static const entry LAYOUT[] = {
    SIZE(game),
    MEMBER(game, worth),
    MEMBER(game, owner),
    MEMBER(game, steps),
    MEMBER(game, finish),
    MEMBER(game, field),
    MEMBER(game, faces),
    MEMBER(game, players),
    MEMBER(game, player),
    MEMBER(game, phase),
    MEMBER(game, pair),
    MEMBER(game, dice),
    MEMBER(game, rolls),
    SIZE(event),
    MEMBER(event, kind),
    MEMBER(event, player),
    MEMBER(event, pair),
    MEMBER(event, dice),
    MEMBER(event, value),
    MEMBER(event, valid),
    MEMBER(event, steps),
    MEMBER(event, field),
    MEMBER(event, by),
    CONSTANT(MAX_EVENTS),
    CONSTANT(MAX_PLAYERS),
    {"evaluator.players", offsetof(evaluator, net.players)},
    {"evaluator.error", offsetof(evaluator, net.error)},
    SIZE(analysis),
    MEMBER(analysis, legal),
    MEMBER(analysis, best),
    MEMBER(analysis, win),
    MEMBER(analysis, actions),
    MEMBER(analysis, outcomes),
    SIZE(turn_odds),
    MEMBER(turn_odds, placed),
    MEMBER(turn_odds, fallen),
    MEMBER(turn_odds, won),
    SIZE(review_entry),
    MEMBER(review_entry, kind),
    MEMBER(review_entry, legal),
    MEMBER(review_entry, best),
    MEMBER(review_entry, before),
    MEMBER(review_entry, after),
    MEMBER(review_entry, luck),
    MEMBER(review_entry, correction),
    MEMBER(review_entry, variance),
    MEMBER(review_entry, actions),
    CONSTANT(ROLL_ENTRY),
    CONSTANT(DECISION_ENTRY),
    SIZE(review_ends),
    MEMBER(review_ends, start),
    MEMBER(review_ends, end),
    {0, 0},
};

const entry *rapido_layout(void);

const entry *rapido_layout(void)
{
    return LAYOUT;
}
