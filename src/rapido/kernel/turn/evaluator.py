"""Calls the evaluator of the compiled library."""

import threading
from ctypes import (
    POINTER,
    Array,
    Structure,
    addressof,
    byref,
    c_char,
    c_char_p,
    c_double,
    c_int,
    c_int32,
    c_size_t,
    c_uint32,
    c_void_p,
    create_string_buffer,
)
from functools import cached_property
from typing import Any, Final

from rapido.kernel.native.game import MAX_PLAYERS, Game, encode_game
from rapido.kernel.native.library import Library
from rapido.rules import FIELDS, ROLLS, Action, Phase, Place, Roll, State, Throw
from rapido.turn.rolls import VALUES
from rapido.turn.solved import TurnOdds

BACKENDS: Final = ("portable", "avx2", "avx512")
"""in the order of network/evaluate.h"""
_ALIGNMENT: Final = 64
_PLAYERS: Final = slice(12, 16)
"""the number of players in a file of weights, as network/network.h describes it"""
_ACTIONS: Final[tuple[Action, ...]] = (Throw(0), Throw(1), *map(Place, FIELDS))
_Win = c_double * MAX_PLAYERS


class _Analysis(Structure):
    _fields_ = (
        ("legal", c_uint32),
        ("best", c_int32),
        ("win", _Win),
        ("actions", _Win * len(_ACTIONS)),
        ("outcomes", _Win * len(ROLLS)),
    )
    legal: int
    best: int
    win: Array[c_double]
    actions: Array[Array[c_double]]
    outcomes: Array[Array[c_double]]


class _Odds(Structure):
    _fields_ = (
        ("placed", (c_double * len(FIELDS)) * len(VALUES)),
        ("fallen", c_double),
        ("won", c_double),
    )
    placed: Array[Array[c_double]]
    fallen: float
    won: float


class Evaluator:
    """The network for one number of players, in the library.

    It keeps what it computed for the current turn, so the next decision there costs little. Threads
    that share one wait for each other.
    """

    def __init__(self, library: Library, weights: bytes) -> None:
        """Take the content of a file of weights; raise ValueError if it is damaged."""
        self._c = _declare(library.c)
        self._lock = threading.Lock()
        size = self._c.rapido_evaluator_size(weights, len(weights))
        if not size:
            raise ValueError("not a file of weights that this kernel reads")
        self._memory: Array[c_char] = create_string_buffer(size + _ALIGNMENT)
        self.address: Final = -(-addressof(self._memory) // _ALIGNMENT) * _ALIGNMENT
        """of the evaluator, for other functions of the library"""
        if not self._c.rapido_evaluator_load(self.address, weights, len(weights)):
            raise ValueError("a damaged file of weights")
        self.players: Final = int.from_bytes(weights[_PLAYERS], "little")

    def use(self, backend: str) -> bool:
        """Evaluate with another backend, if this CPU supports it."""
        return bool(self._c.rapido_evaluator_use(self.address, BACKENDS.index(backend)))

    def forget(self) -> None:
        """Forget what was computed."""
        self._c.rapido_evaluator_forget(self.address)

    def analyze(self, state: State) -> "EvaluatedTurn":
        """Compute the current turn; raise ValueError if there is none that this network knows."""
        if state.phase is Phase.OVER:
            raise ValueError("the game is over: there is no turn to analyze")
        self.check_players(state)
        return EvaluatedTurn(self, state)

    def check_players(self, state: State) -> None:
        """Raise ValueError for another number of players: the library would read anything."""
        if state.players != self.players:
            raise ValueError(f"the weights are for {self.players} players, not {state.players}")

    def write_analysis(self, game: Game, analysis: _Analysis) -> None:
        with self._lock:
            self._c.rapido_analyze(self.address, byref(game), byref(analysis))

    def write_odds(self, game: Game, odds: _Odds) -> None:
        with self._lock:
            self._c.rapido_odds(self.address, byref(game), byref(odds))

    def field_for(self, game: Game, roll: Roll, climbed: int) -> int:
        dice = ROLLS.index(roll)
        with self._lock:
            found: int = self._c.rapido_field_for(self.address, byref(game), dice, climbed)
        return found

    def write_review(self, game: Game, moves: bytes, entries: object, ends: object) -> int:
        """Fill the structs of kernel/review.py; return how many moves are legal."""
        with self._lock:
            done: int = self._c.rapido_review(
                self.address, byref(game), moves, len(moves), entries, ends
            )
        return done


class EvaluatedTurn:
    """What every action and roll of a position is worth to everyone, by seat."""

    def __init__(self, evaluator: Evaluator, state: State) -> None:
        self._evaluator = evaluator
        self._game = encode_game(state)
        self._players = state.players
        self._analysis = _Analysis()
        evaluator.write_analysis(self._game, self._analysis)

    @cached_property
    def win(self) -> tuple[float, ...]:
        return tuple(self._analysis.win[: self._players])

    @cached_property
    def actions(self) -> dict[Action, tuple[float, ...]]:
        found = self._analysis
        return {
            action: tuple(found.actions[number][: self._players])
            for number, action in enumerate(_ACTIONS)
            if found.legal >> number & 1
        }

    @property
    def best(self) -> Action:
        if self._analysis.best < 0:
            raise ValueError("nobody acts while the dice are in the air")
        return _ACTIONS[self._analysis.best]

    @cached_property
    def outcomes(self) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(each[: self._players]) for each in self._analysis.outcomes)

    @property
    def odds(self) -> TurnOdds:
        found = _Odds()
        self._evaluator.write_odds(self._game, found)
        placed = {
            (value, field): chance
            for value, fields in zip(VALUES, found.placed, strict=True)
            for field, chance in enumerate(fields)
            if chance
        }
        return TurnOdds(placed, found.fallen, found.won)

    def field_for(self, roll: Roll, climbed: int) -> int | None:
        if climbed < 0:
            raise ValueError(f"a piece never goes down in its turn, and this one climbed {climbed}")
        field = self._evaluator.field_for(self._game, roll, climbed)
        return None if field < 0 else field


def _declare(c: Any) -> Any:  # noqa: ANN401 - functions of a library
    c.rapido_evaluator_size.argtypes = (c_void_p, c_size_t)
    c.rapido_evaluator_size.restype = c_size_t
    c.rapido_evaluator_load.argtypes = (c_void_p, c_void_p, c_size_t)
    c.rapido_evaluator_use.argtypes = (c_void_p, c_int)
    c.rapido_evaluator_forget.argtypes = (c_void_p,)
    c.rapido_evaluator_forget.restype = None
    c.rapido_analyze.argtypes = (c_void_p, POINTER(Game), POINTER(_Analysis))
    c.rapido_analyze.restype = None
    c.rapido_odds.argtypes = (c_void_p, POINTER(Game), POINTER(_Odds))
    c.rapido_odds.restype = None
    c.rapido_field_for.argtypes = (c_void_p, POINTER(Game), c_int, c_int)
    c.rapido_review.argtypes = (c_void_p, POINTER(Game), c_char_p, c_int32, c_void_p, c_void_p)
    c.rapido_review.restype = c_int32
    return c
