"""Every error has a stable code and a message that says what was wrong."""

import pickle
from collections.abc import Callable
from typing import Any, cast

import pytest

from rapido.record import read_position
from rapido.rules import (
    BadDice,
    BadPosition,
    BadRequest,
    FaultPart,
    FaultReason,
    FieldOccupied,
    GameOver,
    NoGame,
    NoSuchField,
    NoSuchPair,
    NotYourTurn,
    Pair,
    PairOnBoard,
    Place,
    RapidoError,
    Roll,
    Rolled,
    RollFirst,
    State,
    Throw,
    apply,
    check_roll,
    check_state,
    new_game,
)

BEFORE_THE_ROLL = "3,3/21 -/a43/-/-/-/- A"
IN_THE_AIR = "3,3/21 -/a43/-/-/-/- A?:1"
ON_THE_TABLE = "3,3/21 -/a43/-/-/-/- A26:1"
OVER = "21,3/21 -/a43/-/-/-/- A!"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (BadDice, "bad_dice"),
        (BadPosition, "bad_position"),
        (BadRequest, "bad_request"),
        (FieldOccupied, "field_occupied"),
        (GameOver, "game_over"),
        (NoGame, "no_game"),
        (NoSuchField, "no_such_field"),
        (NoSuchPair, "no_such_pair"),
        (NotYourTurn, "not_your_turn"),
        (PairOnBoard, "pair_on_board"),
        (RollFirst, "roll_first"),
    ],
)
def test_codes_are_stable(error: type[RapidoError], code: str) -> None:
    assert error.code == code


@pytest.mark.parametrize(
    ("position", "move", "error", "message"),
    [
        (OVER, Throw(), GameOver, "game is over"),
        (OVER, Place(3), GameOver, "game is over"),
        (OVER, Rolled(Roll(4, 6)), GameOver, "game is over"),
        (IN_THE_AIR, Throw(), NotYourTurn, "dice are in the air"),
        (IN_THE_AIR, Throw(2), NotYourTurn, "dice are in the air"),
        (IN_THE_AIR, Place(3), RollFirst, "no roll on the table"),
        (IN_THE_AIR, Rolled(Roll(5, 5)), BadDice, r"5, .*5.* die A has X 1 2 3 4 7"),
        (BEFORE_THE_ROLL, Place(3), RollFirst, "no roll on the table"),
        (BEFORE_THE_ROLL, Rolled(Roll(4, 6)), RollFirst, "throw a pair first"),
        (BEFORE_THE_ROLL, Throw(2), NoSuchPair, "player 0 owns no pair 2"),
        (BEFORE_THE_ROLL, Throw(-1), NoSuchPair, "player 0 owns no pair -1"),
        (BEFORE_THE_ROLL, Throw(1), PairOnBoard, "pair 1 lies on a field"),
        (ON_THE_TABLE, Throw(1), PairOnBoard, "this turn rolls pair 0, not pair 1"),
        (ON_THE_TABLE, Throw(2), NoSuchPair, "player 0 owns no pair 2"),
        (ON_THE_TABLE, Rolled(Roll(4, 6)), RollFirst, "throw a pair first"),
        (ON_THE_TABLE, Place(6), NoSuchField, "no field 6, only 0 to 5"),
        (ON_THE_TABLE, Place(-1), NoSuchField, "no field -1, only 0 to 5"),
        (ON_THE_TABLE, Place(4), FieldOccupied, "field 4 already holds a pair"),
        (ON_THE_TABLE, None, BadRequest, "None is not a move"),
        (ON_THE_TABLE, "@3", BadRequest, "'@3' is not a move"),
        (ON_THE_TABLE, Roll(4, 6), BadRequest, "is not a move"),
    ],
)
def test_illegal_move_says_why(
    position: str, move: Any, error: type[RapidoError], message: str
) -> None:
    with pytest.raises(error, match=message):
        apply(read_position(position), move)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: new_game(7), BadRequest, "2 to 6 players, not 7"),
        (lambda: new_game(3, 1000), BadRequest, "from 1 to 999, not 1000"),
        (lambda: check_roll(Roll(7, 7)), BadDice, "7, .*7"),
        (lambda: check_state(State((0,))), BadPosition, "2 to 6 players, not 1"),
        (lambda: check_state(cast("State", OVER)), BadRequest, "a State of rapido.rules, not str"),
    ],
)
def test_other_errors_say_why(
    call: Callable[[], object], error: type[RapidoError], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


def test_bad_position_keeps_reason_and_location_when_pickled() -> None:
    with pytest.raises(BadPosition) as refused:
        check_state(State((0, 0), (Pair(1, 0, 3, Roll(5, 5)),)))
    for error in (refused.value, pickle.loads(pickle.dumps(refused.value))):  # noqa: S301
        assert (error.reason, error.part, error.field) == (FaultReason.FACES, FaultPart.FIELDS, 3)
        assert str(error) == "a pair on a field shows faces that the dice do not have"


@pytest.mark.parametrize("roll", [(4, 6), [4, 6], "46", None, 46])
def test_only_a_roll_is_accepted_as_a_roll(roll: Any) -> None:
    with pytest.raises(BadDice):
        check_roll(roll)
    with pytest.raises(BadDice):
        apply(read_position(IN_THE_AIR), Rolled(roll))
