"""Rules of thumb: what people do who do not calculate. Where they agree and err is a puzzle."""

from collections.abc import Callable
from random import Random
from typing import Final

from rapido.players.heuristic import Heuristic
from rapido.rules import Action, Place, State, Throw, free_fields, thrown_out_by

Thumb = Callable[[State], Action]
"""chooses with a roll on the table"""

_HEURISTIC: Final = Heuristic()
_NO_LUCK: Final = Random(0)
"""the heuristic player leaves nothing to luck, but asks for some"""
_HIGH_ENOUGH: Final = 43
"""a roll with which most people are content: one in two later rolls is higher"""
_TIMID: Final = 31
_DARING: Final = 60
_SPREAD: Final = ((60, 5), (50, 4), (40, 3), (30, 2))
"""the stronger the dice, the higher the field they are trusted on"""


def sensible(state: State) -> Action:
    """Do as the heuristic player does."""
    return _HEURISTIC.choose(state, _NO_LUCK)


def greedy(state: State) -> Action:
    """With a decent roll take the highest field there is."""
    return _stop_at(state, _HIGH_ENOUGH, max(free_fields(state)))


def timid(state: State) -> Action:
    """Stop at once with almost anything, as high as the dice can be trusted."""
    return _stop_at(state, _TIMID, _trusted(state))


def measured(state: State) -> Action:
    """With a decent roll place as high as the dice can be trusted."""
    return _stop_at(state, _HIGH_ENOUGH, _trusted(state))


def daring(state: State) -> Action:
    """Roll on until the roll is great, and then take the highest field there is."""
    return _stop_at(state, _DARING, max(free_fields(state)))


def spiteful(state: State) -> Action:
    """Throw out whoever can be thrown out, and as many as possible; else be greedy."""
    hits = {field: len(thrown_out_by(state, field)) for field in free_fields(state)}
    field = max(hits, key=lambda each: (hits[each], each))
    return Place(field) if hits[field] else greedy(state)


THUMBS: Final[tuple[Thumb, ...]] = (sensible, greedy, timid, measured, daring, spiteful)


def _stop_at(state: State, value: int, field: int) -> Action:
    return Place(field) if _value(state) >= value else Throw(state.pair or 0)


def _trusted(state: State) -> int:
    value = _value(state)
    most = next((field for least, field in _SPREAD if value >= least), 1)
    return max(field for field in free_fields(state) if field <= most)


def _value(state: State) -> int:
    return 0 if state.roll is None else state.roll.value
