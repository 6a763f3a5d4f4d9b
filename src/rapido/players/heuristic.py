"""A heuristic computer player: weighs steps against the danger of being thrown out.

c/players/heuristic.c computes the same to the last bit, so only additions, multiplications and
divisions in a fixed order are used here: `**` and `sum` round differently from place to place.
"""

from dataclasses import replace
from functools import lru_cache, reduce
from math import prod
from operator import add
from random import Random
from typing import Final

from rapido.rules import (
    PLAYERS,
    ROLLS,
    Action,
    Phase,
    Place,
    State,
    Throw,
    free_fields,
    thrown_out_by,
)

_ENOUGH: Final = 43
"""the value at which a typical opponent stops rolling"""
_COVERS: Final = (0.0, 0.3, 0.5, 0.65, 0.75, 0.85)
"""how likely a roll good enough to throw out a pair on this field is placed below it"""
_FINISHING: Final = 8.0
"""what reaching the finish is worth beyond its steps, in steps"""
_VALID: Final = tuple(roll for roll in ROLLS if not roll.crosses)
_CROSSED: Final = tuple(roll for roll in ROLLS if roll.crosses)
_STRONGEST: Final = max(ROLLS, key=lambda roll: roll.value)


class Heuristic:
    """Estimates what each field gains by the next turn; rolls again while that promises more."""

    name = "heuristic"
    about = "Weighs the steps of a field against the danger of being thrown out from it."
    counts = PLAYERS

    def choose(self, state: State, rng: Random) -> Action:  # noqa: ARG002 - it is deterministic
        if state.pair is None or state.roll is None:
            return Throw(state.in_front(state.player)[0])
        board = _board_estimate(replace(state, phase=Phase.ROLL, pair=None, roll=None, rolls=0))
        placing, field = board.best_place(state.roll.value)
        return Throw(state.pair) if board.rolling_again > placing else Place(field)


class _BoardEstimate:
    """The estimates for a board that do not depend on the current roll."""

    def __init__(self, board: State) -> None:
        waits = board.players - 1
        if len(board.on_fields(board.player)) + 1 < board.pairs_each:
            waits += 1
        self._survival = _SURVIVAL[waits]
        self._others = board.players - 1
        self._fields = tuple(
            (field, _gain(board, board.player, field), _in_reach(board, field))
            for field in free_fields(board)
        )
        self.rolling_again = self._rolling_again(board.steps[board.player])

    def best_place(self, value: int) -> tuple[float, int]:
        """Find the field that promises most: own steps, and what others lose by it."""
        survival = self._survival[value]
        return max(
            (
                gain * survival[field]
                + sum(lost for worth, lost in reach if worth <= value) / self._others,
                field,
            )
            for field, gain, reach in self._fields
        )

    def _rolling_again(self, step: int) -> float:
        """Estimate the gain of another throw, after which the player may roll again."""
        fallen = -sum(min(roll.crosses, step) for roll in _CROSSED)
        places = [(self.best_place(roll.value)[0], roll.double) for roll in _VALID]
        value = 0.0
        for _ in range(12):
            rolled = [max(place, value) + double for place, double in places]
            value = (fallen + reduce(add, rolled)) / 36
        return value


_board_estimate = lru_cache(maxsize=4096)(_BoardEstimate)


def _gain(board: State, player: int, field: int) -> float:
    """Count the steps that a pair on this field gains its owner; surplus steps do not count."""
    total = field
    if board.pairs_each == 2:
        total += sum(pair.field for pair in board.on_fields(player) if pair.field != field)
    needed = board.finish - board.steps[player]
    return min(field, needed) + (_FINISHING if total >= needed else 0)


def _in_reach(board: State, field: int) -> tuple[tuple[int, float], ...]:
    """List the value and the gain of every pair that a strong roll would throw out from here."""
    pairs = thrown_out_by(replace(board, roll=_STRONGEST), field)
    return tuple((pair.roll.value, _gain(board, pair.owner, pair.field)) for pair in pairs)


def _stopping_with_at_least() -> tuple[float, ...]:
    """For every value: the chance that a typical opponent's turn ends with it or a higher one."""
    first = [roll.value for roll in ROLLS]
    later = [roll.value for roll in _VALID]
    again = sum(value < _ENOUGH for value in first) / len(ROLLS)
    stay = sum(value < _ENOUGH for value in later) / len(ROLLS)
    return tuple(
        sum(value >= max(least, _ENOUGH) for value in first) / len(ROLLS)
        + again * sum(value >= max(least, _ENOUGH) for value in later) / len(ROLLS) / (1 - stay)
        for least in range(77)
    )


_DANGER: Final = _stopping_with_at_least()
_SURVIVAL: Final = tuple(
    tuple(tuple(prod([1 - danger * covers] * waits) for covers in _COVERS) for danger in _DANGER)
    for waits in range(max(PLAYERS))
)
"""by turns to wait, value and field: the chance that a pair still lies there when it can score"""
