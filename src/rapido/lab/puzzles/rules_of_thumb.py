"""Rules of thumb: how people play without calculating. Where most of them err is a puzzle."""

from collections.abc import Callable
from random import Random
from typing import Final

from rapido.players.heuristic import Heuristic
from rapido.rules import Action, Place, State, Throw, free_fields, thrown_out_by

RuleOfThumb = Callable[[State], Action]
"""chooses with a roll on the table"""

_HEURISTIC: Final = Heuristic()
_UNUSED: Final = Random(0)
"""the heuristic player is deterministic, but takes random numbers like all others"""
_HIGH_ENOUGH: Final = 43
"""a roll good enough for most people: one in two later rolls is higher"""
_TIMID: Final = 31
_DARING: Final = 60
_TRUSTED: Final = ((60, 5), (50, 4), (40, 3), (30, 2))
"""(least value, field): a stronger roll is trusted on a higher field"""


def sensible(state: State) -> Action:
    return _HEURISTIC.choose(state, _UNUSED)


def greedy(state: State) -> Action:
    """With a decent roll take the highest free field."""
    return _stop_at(state, _HIGH_ENOUGH, max(free_fields(state)))


def timid(state: State) -> Action:
    """Stop at once with almost anything, as high as the dice can be trusted."""
    return _stop_at(state, _TIMID, _trusted(state))


def measured(state: State) -> Action:
    """With a decent roll place as high as the dice can be trusted."""
    return _stop_at(state, _HIGH_ENOUGH, _trusted(state))


def daring(state: State) -> Action:
    """Roll on until the roll is great, then take the highest free field."""
    return _stop_at(state, _DARING, max(free_fields(state)))


def spiteful(state: State) -> Action:
    """Throw out as many pairs as possible; if there are none, be greedy."""
    hits = {field: len(thrown_out_by(state, field)) for field in free_fields(state)}
    field = max(hits, key=lambda each: (hits[each], each))
    return Place(field) if hits[field] else greedy(state)


RULES_OF_THUMB: Final[tuple[RuleOfThumb, ...]] = (
    sensible,
    greedy,
    timid,
    measured,
    daring,
    spiteful,
)


def _stop_at(state: State, value: int, field: int) -> Action:
    return Place(field) if _value(state) >= value else Throw(state.pair or 0)


def _trusted(state: State) -> int:
    value = _value(state)
    most = next((field for least, field in _TRUSTED if value >= least), 1)
    return max(field for field in free_fields(state) if field <= most)


def _value(state: State) -> int:
    return 0 if state.roll is None else state.roll.value
