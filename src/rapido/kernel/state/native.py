"""The game for programs that learn, in C where the library is: `NativeState`.

It does what `PlainState` does, method for method, and a loop in Python steps it more than twice as
fast as OpenSpiel's pig. It is a Python type whose methods are C functions, made without Python's
headers: state.c declares what it needs of the stable ABI, and gets the functions and all the
objects that it returns from here.
"""

import ctypes
import sys
from collections.abc import Callable
from ctypes import addressof, c_int32, c_size_t, c_void_p, cast, memmove, py_object, sizeof
from random import Random
from typing import TYPE_CHECKING, Any, Final

from rapido.kernel.actions import (
    CHANCE,
    CHANCES,
    OUTCOMES,
    TERMINAL,
    actions_with,
    mask_of,
)
from rapido.kernel.compiled import Game, Library, game_of, library, state_of
from rapido.kernel.plain import PlainState
from rapido.rules import (
    FINISH,
    FINISHES,
    PLAYERS,
    BadRequest,
    Phase,
    State,
    Throw,
    apply,
    check_state,
    new_game,
)

_FUNCTIONS: Final = (
    "PyLong_AsLong",
    "PyErr_Occurred",
    "PyErr_SetString",
    "Py_IncRef",
    "Py_DecRef",
    "PyObject_Type",
    "PyType_GenericAlloc",
    "PyType_FromSpec",
)
_HEAD: Final = object.__basicsize__
_SEATS: Final = range(max(PLAYERS))


def _objects() -> tuple[object, ...]:
    """List what the methods return, in the order of state.c."""
    nodes = [actions_with(pair, held) for pair in (0, 1) for held in range(32)]
    legal = [*nodes, (0, 1), OUTCOMES, ()]
    masks = [mask_of(actions) for actions in (*nodes, (0, 1), (), ())]
    returns = [
        tuple(int(player == winner) for player in range(players))
        for players in range(len(_SEATS) + 1)
        for winner in (*_SEATS, None)
    ]
    constants = (None, False, True, BadRequest, *_SEATS, CHANCE, TERMINAL, CHANCES, ())
    return (*constants, *legal, *masks, *returns)


_KEPT: Final = _objects()
"""C holds them without counting, so they are kept here for good"""


def _core(found: Library) -> Any:  # noqa: ANN401 - a type that only exists at run time
    functions = [cast(getattr(ctypes.pythonapi, name), c_void_p).value for name in _FUNCTIONS]
    words = [*functions, _HEAD, *map(id, _KEPT)]
    given = (c_size_t * len(words))(*words)
    # Unlike CDLL, PyDLL holds Python's lock during the call and passes on errors.
    make = ctypes.PyDLL(str(found.path)).rapido_state_type
    make.argtypes, make.restype = (c_void_p, c_int32), py_object
    return make(addressof(given), sizeof(given))


def _native(found: Library) -> Any:  # noqa: ANN401 - as above
    core = _core(found)

    class NativeState(core):
        """The methods that need no speed, and those that rapido.rules has a part in."""

        __slots__ = ()
        __qualname__ = "NativeState"

        def __init__(self, players: int, finish: int = FINISH) -> None:
            if players not in PLAYERS or finish not in FINISHES:
                new_game(players, finish)  # which says what is wrong
            self._begin(players | finish << 8)

        @classmethod
        def of(cls, state: State) -> "NativeState":
            check_state(state)
            ready = state.in_front(state.player)
            if state.phase is Phase.ROLL and len(ready) == 1:
                state = apply(state, Throw(ready[0])).state
            new = cls.__new__(cls)
            memmove(id(new) + _HEAD, addressof(game := game_of(state)), sizeof(game))
            return new

        def state(self) -> State:
            return state_of(Game.from_address(id(self) + _HEAD))

        def roll(self, rng: Random) -> int:
            outcome = int(rng.random() * 36)
            if not self.is_chance_node():
                raise BadRequest("no dice are in the air")
            self.apply_action(outcome)
            return outcome

        def __reduce__(self) -> tuple[Callable[[State], "NativeState"], tuple[State]]:
            return NativeState.of, (self.state(),)

    return NativeState


if TYPE_CHECKING:
    NativeState = PlainState
else:
    # Other Pythons than CPython do not keep objects where their id says.
    found = library() if sys.implementation.name == "cpython" else None
    NativeState = PlainState if found is None else _native(found)
