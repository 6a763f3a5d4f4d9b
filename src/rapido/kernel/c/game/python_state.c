/* A game as a Python object, for learning programs: a step costs little more than a C call.
 *
 * It compiles without Python headers, and one library serves every Python version: what it uses of
 * the stable ABI is declared here, and kernel/state/native.py passes in the functions and objects.
 */
#include "game/moves.h"
#include "game/observe.h"

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

typedef struct {
    void *data;
    object *owner;
    intptr_t size, item_size;
    int readonly, dimensions;
    const char *format;
    intptr_t *shape, *strides, *suboffsets;
    void *internal;
} buffer_view; /* Py_buffer */

enum { NO_ARGUMENT = 4, ONE_ARGUMENT = 8, ARGUMENTS = 128 }; /* METH_NOARGS, METH_O, METH_FASTCALL */
enum { TYPE_METHODS = 64, BASE_TYPE = 1 << 10 }; /* Py_tp_methods, Py_TPFLAGS_BASETYPE */
enum { WRITABLE = 1, FORMAT = 4, C_CONTIGUOUS = 0x38 }; /* PyBUF_... */

static const char NO_NUMBER[] = "an action is an integer from 0 to 7, a roll one from 0 to 35";
static const char ILLEGAL[] = "that is not a legal action";

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
    object *(*make_bytes)(const char *, intptr_t); /* PyBytes_FromStringAndSize */
    int (*get_buffer)(object *, buffer_view *, int); /* PyObject_GetBuffer */
    void (*release_buffer)(buffer_view *);        /* PyBuffer_Release */
    intptr_t head;                                /* offset of the game in an object */
    object *none, *no, *yes, *bad_request;
    object *numbers[MAX_PLAYERS + 1], *chance, *terminal;
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
    return new_reference(g->phase == DICE ? python.chance : python.numbers[g->player]);
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

static object *apply_action(object *self, object *number)
{
    game *g = game_in(self);
    long given = python.as_long(number);
    int action = given < 0 || given > 35 ? -1 : (int)given, done;
    if (g->phase == DICE)
        done = rapido_roll(g, action);
    else
        done = action < FIRST_PLACE ? rapido_throw(g, action) : rapido_place(g, action - FIRST_PLACE);
    if (!done) {
        /* Also instead of the error for what is no integer, or none that fits. */
        python.set_error(python.bad_request, python.occurred() ? NO_NUMBER : ILLEGAL);
        return 0;
    }
    throw_if_forced(g, g->players);
    return new_reference(python.none);
}

static object *num_players(object *self, object *unused)
{
    (void)unused;
    return new_reference(python.numbers[game_in(self)->players]);
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

/* The same bytes for equal positions, whatever was on the table before. */
static object *key(object *self, object *unused)
{
    const game *g = game_in(self);
    game same;
    (void)unused;
    memset(&same, 0, sizeof same); /* also what lies between the members */
    same.finish = g->finish;
    same.players = g->players;
    same.player = g->player;
    same.phase = g->phase;
    same.rolls = g->rolls;
    same.pair = g->phase == DICE || g->phase == DECIDE ? g->pair : 0;
    same.dice = g->phase == DECIDE ? g->dice : 0;
    for (int player = 0; player < g->players; player++) {
        same.steps[player] = g->steps[player];
        for (int pair = 0; pair < pairs_each(g->players); pair++) {
            int field = current_field(g, player, pair);
            same.field[player][pair] = (int8_t)field;
            same.faces[player][pair] = field == IN_FRONT ? 0 : g->faces[player][pair];
        }
    }
    return python.make_bytes((const char *)&same, sizeof same);
}

/* A player, or None for the one whose turn it is, and an array; False if one of them is wrong. */
static object *observation(object *self, object *const *given, intptr_t count)
{
    const game *g = game_in(self);
    buffer_view out;
    if (count != 2)
        return new_reference(python.no);
    long player = given[0] == python.none ? g->player : python.as_long(given[0]);
    if (python.occurred() || python.get_buffer(given[1], &out, WRITABLE | FORMAT | C_CONTIGUOUS))
        return 0;
    int floats = out.format[0] == 'f' && !out.format[1] && out.dimensions == 1
              && out.size == layout_for(g->players).length * (intptr_t)sizeof(float);
    int fits = floats && 0 <= player && player < g->players;
    if (fits)
        observe(g, g->players, (int)player, g->finish, FLOATS, out.data);
    python.release_buffer(&out);
    return new_reference(fits ? python.yes : python.no);
}

/* The argument has the players in its lower byte and the finish above it; native.py checks both. */
static object *begin_game(object *self, object *number)
{
    long given = python.as_long(number);
    begin(game_in(self), (int)(given & 0xff), (int)(given >> 8));
    throw_if_forced(game_in(self), (int)(given & 0xff));
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
    {"num_players", num_players, NO_ARGUMENT, "The number of players."},
    {"_key", key, NO_ARGUMENT, "The position as bytes, for equality and hashes."},
    {"_observe", (method *)(void (*)(void))observation, ARGUMENTS, "Fill an array of floats."},
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
