/* Where the page finds the members of structs: frontend/src/core/wasm/layout.ts reads this table.
 *
 * build, wasm32: -DRAPIDO_WASM
 */
#include <stddef.h>

#include "game/events.h"

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
    {0, 0},
};

const entry *rapido_layout(void);

const entry *rapido_layout(void)
{
    return LAYOUT;
}
