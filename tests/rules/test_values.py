"""States, moves and events are immutable values; event names are stable."""

from typing import Any, get_args

import pytest

from rapido.rules import (
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Move,
    Pair,
    Place,
    Placed,
    Roll,
    Rolled,
    Scored,
    Throw,
    ThrownOut,
    TurnPassed,
    Won,
    new_game,
)
from tests.rules.values import check_value

ROLL = Roll(4, 6)

MOVES = [Throw(), Place(3), Rolled(ROLL)]

EVENTS = {
    "scored": Scored(0, 4),
    "rolled": DiceRolled(0, 1, ROLL, valid=True),
    "climbed": Climbed(0, 3),
    "fell": Fell(0, 2),
    "placed": Placed(0, 1, 3, 64),
    "thrown_out": ThrownOut(1, 0, 5, 64, 0),
    "turn": TurnPassed(1),
    "won": Won(0),
}


@pytest.mark.parametrize(
    "value",
    [new_game(3), Pair(0, 0, 3, ROLL), *MOVES, *EVENTS.values()],
    ids=lambda value: type(value).__name__,
)
def test_values_are_immutable(value: Any) -> None:
    check_value(value)


def test_every_move_and_event_is_covered() -> None:
    assert {type(move) for move in MOVES} == set(get_args(Move))
    assert {type(event) for event in EVENTS.values()} == set(get_args(Event))


def test_event_names() -> None:
    assert {name: event.name for name, event in EVENTS.items()} == {name: name for name in EVENTS}


def test_throw_defaults_to_the_first_pair() -> None:
    assert Throw() == Throw(0) != Throw(1)
