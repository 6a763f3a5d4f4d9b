/* One move with its events, as apply of rules/play.py. */
#ifndef RAPIDO_EVENTS_H
#define RAPIDO_EVENTS_H

#include "game/game.h"

/* As in rules/events.py. */
enum event_kind { SCORED, ROLLED, CLIMBED, FELL, PLACED, THROWN_OUT, TURN_PASSED, WON };

/* Only the members that the event has in rules/events.py are set, the others are 0. */
typedef struct {
    uint8_t kind, player, pair;
    uint8_t dice; /* an index into the 36 rolls */
    uint8_t value, valid, steps, field, by;
} event;

/* At most: placed, thrown out from every field but 0, turn passed, scored, won. */
enum { MAX_EVENTS = 1 + 5 + 1 + 1 + 1 };

enum move_kind { MOVE_THROW, MOVE_ROLL, MOVE_PLACE };

/* The errors of rules/errors.py that a move can be refused with. */
enum refusal {
    ALLOWED,
    GAME_OVER,
    NOT_YOUR_TURN,
    NO_SUCH_PAIR,
    PAIR_ON_BOARD,
    BAD_DICE,
    ROLL_FIRST,
    NO_SUCH_FIELD,
    FIELD_OCCUPIED,
    BAD_REQUEST /* no move at all */
};

/* `number` is the pair, the index of the roll or the field. */
int rapido_refusal(const game *g, int kind, int number);
/* Returns how many events there are; an illegal move changes nothing and returns -refusal. */
int rapido_move(game *g, int kind, int number, event events[MAX_EVENTS]);
/* R4: begins the turn of g->player with scoring, whatever phase it is in. */
int rapido_start_turn(game *g, event events[MAX_EVENTS]);
/* The fields, as bits, whose pairs are thrown out by placing there; none without a roll. */
unsigned rapido_thrown_out(const game *g, int field);

#endif
