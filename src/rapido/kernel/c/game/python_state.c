/* A game as a Python object, for learning programs: a step costs little more than a C call.
 *
 * It compiles without Python headers, and one library serves every Python version: what it uses of
 * the stable ABI is declared here, and kernel/state/native.py passes in the functions and objects.
 */
#include "game/moves.h"

#include <string.h>

typedef struct object object; /* PyObject; opaque */
typedef object *method(object *self, object *argument);

typedef struct {
    const char *name;
    method *call;
    int flags;
    const char *doc;
} method_def; /* PyMethodDef */

typedef struct {
    int slot;
    void *content;
} type_slot; /* PyType_Slot */

typedef struct {
    const char *name;
    int size, item_size;
    unsigned flags;
    type_slot *slots;
} type_spec; /* PyType_Spec */

enum { NO_ARGUMENT = 4, ONE_ARGUMENT = 8 };      /* METH_NOARGS, METH_O */
enum { TYPE_METHODS = 64, BASE_TYPE = 1 << 10 }; /* Py_tp_methods, Py_TPFLAGS_BASETYPE */

/* Actions: 0 and 1 throw that pair, PLACE + f places on field f. */
enum { PLACE = 2 };

/* Sets of legal actions: after a roll by pair and occupied fields, then these three. */
enum { EITHER_PAIR = MAX_PAIRS * 32, ANY_DICE, NOTHING, NODES };

/* Filled by native.py, in the same order. */
static struct {
    long (*as_long)(object *);                    /* PyLong_AsLong */
    object *(*occurred)(void);                    /* PyErr_Occurred */
    void (*set_error)(object *, const char *);       /* PyErr_SetString */
    void (*incref)(object *);                       /* Py_IncRef */
    void (*decref)(object *);                     /* Py_DecRef */
    object *(*type_of)(object *);                 /* PyObject_Type */
    object *(*make)(object *type, intptr_t more); /* PyType_GenericAlloc */
    object *(*make_type)(type_spec *);            /* PyType_FromSpec */
    intptr_t head;                                /* offset of the game in an object */
    object *none, *no, *yes, *bad_request;
    object *players[MAX_PLAYERS], *chance, *terminal;
    object *chances, *no_chances;
    object *legal[NODES], *masks[NODES];
    object *returns[MAX_PLAYERS + 1][MAX_PLAYERS + 1]; /* by players and winner; last: none */
} python;

static inline game *game_in(object *self)
{
    return (game *)((char *)self + python.head);
}

static inline object *new_reference(object *thing)
{
    python.incref(thing);
    return thing;
}

static inline int node_of(const game *g)
{
    if (g->phase == DECIDE)
        return g->pair * 32 + (int)as_bits(occupied(g));
    return g->phase == DICE ? ANY_DICE : g->phase == ROLL ? EITHER_PAIR : NOTHING;
}

static object *is_terminal(object *self, object *unused)
{
    (void)unused;
    return new_reference(game_in(self)->phase == OVER ? python.yes : python.no);
}

static object *is_chance_node(object *self, object *unused)
{
    (void)unused;
    return new_reference(game_in(self)->phase == DICE ? python.yes : python.no);
}

static object *current_player(object *self, object *unused)
{
    const game *g = game_in(self);
    (void)unused;
    if (g->phase == OVER)
        return new_reference(python.terminal);
    return new_reference(g->phase == DICE ? python.chance : python.players[g->player]);
}

static object *legal_actions(object *self, object *unused)
{
    (void)unused;
    return new_reference(python.legal[node_of(game_in(self))]);
}

static object *legal_actions_mask(object *self, object *unused)
{
    (void)unused;
    return new_reference(python.masks[node_of(game_in(self))]);
}

static object *chance_outcomes(object *self, object *unused)
{
    (void)unused;
    return new_reference(game_in(self)->phase == DICE ? python.chances : python.no_chances);
}

static object *returns(object *self, object *unused)
{
    const game *g = game_in(self);
    (void)unused;
    return new_reference(python.returns[g->players][g->phase == OVER ? g->player : MAX_PLAYERS]);
}

/* R23: a forced throw is made at once. */
static void throw_if_forced(game *g)
{
    unsigned legal = rapido_legal(g);
    if (g->phase == ROLL && legal != 3)
        throw_pair(g, legal == 1 ? 0 : 1);
}

static object *apply_action(object *self, object *number)
{
    game *g = game_in(self);
    long given = python.as_long(number);
    int action = given < 0 || given > 35 ? -1 : (int)given, done;
    if (g->phase == DICE)
        done = rapido_roll(g, action);
    else
        done = action < PLACE ? rapido_throw(g, action) : rapido_place(g, action - PLACE);
    if (!done) {
        if (!python.occurred())
            python.set_error(python.bad_request, "that is not a legal action");
        return 0;
    }
    throw_if_forced(g);
    return new_reference(python.none);
}

static object *copy(object *self, object *unused)
{
    object *type = python.type_of(self), *twin = python.make(type, 0);
    (void)unused;
    python.decref(type);
    if (twin)
        *game_in(twin) = *game_in(self);
    return twin;
}

/* The argument has the players in its lower byte and the finish above it; native.py checks both. */
static object *begin_game(object *self, object *number)
{
    long given = python.as_long(number);
    begin(game_in(self), (int)(given & 0xff), (int)(given >> 8));
    throw_if_forced(game_in(self));
    return new_reference(python.none);
}

static method_def METHODS[] = {
    {"is_terminal", is_terminal, NO_ARGUMENT, "Whether the game is over."},
    {"is_chance_node", is_chance_node, NO_ARGUMENT, "Whether the dice are in the air."},
    {"current_player", current_player, NO_ARGUMENT, "Whose move it is."},
    {"legal_actions", legal_actions, NO_ARGUMENT, "Legal actions, or all outcomes of the dice."},
    {"legal_actions_mask", legal_actions_mask, NO_ARGUMENT, "The legal actions as zeros and ones."},
    {"chance_outcomes", chance_outcomes, NO_ARGUMENT, "All outcomes with their probabilities."},
    {"returns", returns, NO_ARGUMENT, "1 for the winner and 0 for all others."},
    {"apply_action", apply_action, ONE_ARGUMENT, "Apply a legal action or an outcome of the dice."},
    {"copy", copy, NO_ARGUMENT, "An independent copy."},
    {"clone", copy, NO_ARGUMENT, "The same as copy."},
    {"_begin", begin_game, ONE_ARGUMENT, "Start a new game."},
    {0, 0, 0, 0},
};
static type_slot SLOTS[] = {{TYPE_METHODS, METHODS}, {0, 0}};

/* The type for kernel/state/native.py; NULL if what it passes in has another size. */
object *rapido_state_type(const void *given, int32_t size);

object *rapido_state_type(const void *given, int32_t size)
{
    if (size != (int32_t)sizeof python)
        return 0;
    memcpy(&python, given, sizeof python);
    int object_size = (int)(python.head + (intptr_t)sizeof(game));
    type_spec spec = {"rapido.kernel.state.native.Core", object_size, 0, BASE_TYPE, SLOTS};
    return python.make_type(&spec);
}
