"""`NativeState`: the methods of `PythonState` as C functions, several times as fast.

Without the compiled library it is `PythonState` itself. The type is built without Python's headers:
python_state.c declares what it uses of the stable ABI, and receives these functions and all objects
that it returns from here.
"""

import ctypes
import sys
from collections.abc import Callable
from ctypes import addressof, c_int32, c_size_t, c_void_p, cast, memmove, py_object, sizeof
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.native.game import Game, decode_game, encode_game
from rapido.kernel.native.library import Library, library
from rapido.kernel.state.actions import (
    CHANCE,
    CHANCES,
    OUTCOMES,
    TERMINAL,
    action_mask,
    actions_with,
    no_generator,
)
from rapido.kernel.state.fallback import PythonState
from rapido.kernel.state.observation import check_array, checked_observer, observation_length
from rapido.kernel.whole_number import whole_number
from rapido.record import write_position
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
    "PyBytes_FromStringAndSize",
    "PyObject_GetBuffer",
    "PyBuffer_Release",
)
_HEAD: Final = object.__basicsize__
_SEATS: Final = range(max(PLAYERS))
_LENGTHS: Final = {players: observation_length(players) for players in PLAYERS}


def _objects() -> tuple[object, ...]:
    """List what the methods return, in the order of python_state.c."""
    nodes = [actions_with(pair, held) for pair in (0, 1) for held in range(32)]
    legal = [*nodes, (0, 1), OUTCOMES, ()]
    masks = [action_mask(actions) for actions in (*nodes, (0, 1), (), ())]
    returns = [
        tuple(int(player == winner) for player in range(players))
        for players in range(len(_SEATS) + 1)
        for winner in (*_SEATS, None)
    ]
    numbers = range(len(_SEATS) + 1)
    constants = (None, False, True, BadRequest, *numbers, CHANCE, TERMINAL, CHANCES, ())
    return (*constants, *legal, *masks, *returns)


_RETURNED: Final = _objects()
"""C holds borrowed references, so these must live as long as the process"""


def _core_type(loaded: Library) -> Any:  # noqa: ANN401 - a type that exists only at run time
    functions = [cast(getattr(ctypes.pythonapi, name), c_void_p).value for name in _FUNCTIONS]
    words = [*functions, _HEAD, *map(id, _RETURNED)]
    given = (c_size_t * len(words))(*words)
    # Unlike CDLL, PyDLL holds the GIL during the call and raises errors that C has set.
    make = ctypes.PyDLL(str(loaded.path)).rapido_state_type
    make.argtypes, make.restype = (c_void_p, c_int32), py_object
    return make(addressof(given), sizeof(given))


class _Methods:
    """The methods that need not be fast, or that need rapido.rules or numpy."""

    __slots__ = ()
    # Of python_state.c.
    num_players: Callable[[], int]
    is_chance_node: Callable[[], bool]
    apply_action: Callable[[int], None]
    _begin: Callable[[int], None]
    _key: Callable[[], bytes]
    _observe: Callable[[int | None, NDArray[Any]], bool]

    def __init__(self, players: int, finish: int = FINISH) -> None:
        players, finish = whole_number("players", players), whole_number("finish", finish)
        if players not in PLAYERS or finish not in FINISHES:
            new_game(players, finish)  # raises
        self._begin(players | finish << 8)

    @classmethod
    def of(cls, state: State) -> Self:
        check_state(state)
        ready = state.in_front(state.player)
        if state.phase is Phase.ROLL and len(ready) == 1:
            state = apply(state, Throw(ready[0])).state
        new = cls.__new__(cls)
        memmove(id(new) + _HEAD, addressof(game := encode_game(state)), sizeof(game))
        return new

    def state(self) -> State:
        return decode_game(Game.from_address(id(self) + _HEAD))

    def observation(
        self, player: int | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        players = self.num_players()
        seen = np.empty(_LENGTHS[players], np.float32) if out is None else out
        try:
            filled = self._observe(player, seen)
        except (BufferError, ValueError, TypeError, OverflowError):  # said better below
            filled = False
        if not filled:
            if player is not None:
                checked_observer(players, player)
            check_array(players, seen)
        return seen

    def roll(self, rng: Random) -> int:
        try:
            outcome = int(rng.random() * 36)
        except AttributeError as error:
            raise no_generator(rng) from error
        if not self.is_chance_node():
            raise BadRequest("no dice are in the air")
        self.apply_action(outcome)
        return outcome

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, _Methods) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return write_position(self.state())

    def __repr__(self) -> str:
        return f"<NativeState {self}>"

    def __reduce__(self) -> tuple[Callable[[State], Self], tuple[State]]:
        return type(self).of, (self.state(),)


def _native_type(loaded: Library) -> Any:  # noqa: ANN401 - as above
    class NativeState(_Methods, _core_type(loaded)):
        __slots__ = ()
        __qualname__ = "NativeState"
        __doc__ = PythonState.__doc__

    return NativeState


if TYPE_CHECKING:
    NativeState = PythonState
else:
    # Only in CPython is the id of an object its address.
    loaded = library() if sys.implementation.name == "cpython" else None
    NativeState = PythonState if loaded is None else _native_type(loaded)
