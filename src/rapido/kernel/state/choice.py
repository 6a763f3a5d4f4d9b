"""Lets a built-in player of the compiled library choose in a `NativeState`."""

from ctypes import c_int, c_uint64, c_void_p
from typing import TYPE_CHECKING, Final

from rapido.kernel.native.library import library, unavailable_reason
from rapido.kernel.simulate.named import player_numbers
from rapido.rules import BadRequest

if TYPE_CHECKING:
    from collections.abc import Callable

    from rapido.kernel.state.native import NativeState
    from rapido.kernel.turn.evaluator import Evaluator

_HEAD: Final = object.__basicsize__
"""the game lies behind it, see native.py"""


def chooser(name: str) -> "Callable[[NativeState, Evaluator | None, int], int]":
    """Return a function of a game, an evaluator of this thread, and a seed.

    c/players/players.h says what the player makes of the seed.
    """
    loaded = library()
    if loaded is None:
        raise BadRequest(unavailable_reason())
    number = player_numbers(loaded)[name]
    choose = loaded.c.rapido_choose
    choose.argtypes, choose.restype = (c_void_p, c_void_p, c_int, c_uint64), c_int

    def choose_in(game: "NativeState", evaluator: "Evaluator | None", seed: int) -> int:
        address = None if evaluator is None else evaluator.address
        return choose(address, id(game) + _HEAD, number, seed)

    return choose_in
