"""Every error has a stable code and a message that says what was wrong."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from rapido.record import read_position, write_position
from rapido.rules import (
    ROLLS,
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
    Phase,
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
PAIR: Any = Pair(0, 1, 4, Roll(4, 3))
"""what lies on field 4"""
HUGE = -(10**5000)
"""more digits than Python writes"""
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
        (IN_THE_AIR, Rolled(Roll(5, 5)), BadDice, "^55 is not a roll; die A has X 1 2 3 4 7"),
        (IN_THE_AIR, Rolled(Roll(5, 0)), BadDice, "^5X is not a roll"),
        (IN_THE_AIR, Rolled(Roll(10, 1)), BadDice, r"^Roll\(a=10, b=1\) is not a roll"),
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
        (ON_THE_TABLE, Place(HUGE), NoSuchField, "no field a number of thousands of digits"),
        (ON_THE_TABLE, Place(field=True), NoSuchField, "no field True, only 0 to 5"),
        (ON_THE_TABLE, Place(cast("int", 3.0)), NoSuchField, "no field 3.0, only 0 to 5"),
        (ON_THE_TABLE, Place(cast("int", "3")), NoSuchField, "no field '3', only 0 to 5"),
        (ON_THE_TABLE, Place(cast("int", [])), NoSuchField, r"no field \[\], only 0 to 5"),
        (ON_THE_TABLE, Throw(cast("int", 0.0)), NoSuchPair, "player 0 owns no pair 0.0"),
        (BEFORE_THE_ROLL, Throw(HUGE), NoSuchPair, "no pair a number of thousands of digits"),
        (BEFORE_THE_ROLL, Throw(pair=False), NoSuchPair, "player 0 owns no pair False"),
        (IN_THE_AIR, Rolled(Roll(HUGE, 1)), BadDice, "a number of thousands of digits is not"),
        (IN_THE_AIR, Rolled(Roll(cast("int", 4.0), 6)), BadDice, r"a=4.0, b=6\) is not a roll"),
        (IN_THE_AIR, Rolled(Roll(a=True, b=6)), BadDice, r"a=True, b=6\) is not a roll"),
        (IN_THE_AIR, Rolled(Roll(cast("int", []), 6)), BadDice, r"a=\[\], b=6\) is not a roll"),
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
        (lambda: new_game(cast("int", "3")), BadRequest, "2 to 6 players, not '3'"),
        (lambda: new_game(cast("int", 2.0)), BadRequest, "2 to 6 players, not 2.0"),
        (lambda: new_game(HUGE), BadRequest, "2 to 6 players, not a number of thousands of digits"),
        (lambda: new_game(3, cast("int", 21.0)), BadRequest, "from 1 to 999, not 21.0"),
        (lambda: new_game(3, finish=True), BadRequest, "from 1 to 999, not True"),
        (lambda: new_game(3, cast("int", "9" * 99)), BadRequest, "from 1 to 999, not '9{59}…$"),
        (lambda: check_roll(Roll(7, 7)), BadDice, "^77 is not"),
        (lambda: check_state(State((0,))), BadPosition, "2 to 6 players, not 1"),
        (lambda: check_state(cast("State", OVER)), BadRequest, "a State of rapido.rules, not str"),
    ],
)
def test_other_errors_say_why(
    call: Callable[[], object], error: type[RapidoError], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


@pytest.mark.parametrize(
    ("members", "reason", "message"),
    [
        ({"steps": [3, 3]}, FaultReason.STEPS_FORM, r"tuple of whole numbers, not \[3, 3\]"),
        ({"steps": None}, FaultReason.STEPS_FORM, "tuple of whole numbers, not None"),
        ({"steps": (0.0, 3)}, FaultReason.STEPS_FORM, r"not \(0.0, 3\)"),
        ({"steps": (HUGE, 3)}, FaultReason.STEP_RANGE, "from 0 to 21"),
        ({"finish": 21.0}, FaultReason.FINISH, "from 1 to 999, not 21.0"),
        ({"finish": True}, FaultReason.FINISH, "from 1 to 999, not True"),
        ({"pairs": None}, FaultReason.FIELDS_FORM, "tuple of Pair, not None"),
        ({"pairs": [PAIR]}, FaultReason.FIELDS_FORM, r"tuple of Pair, not \[Pair\("),
        ({"pairs": (1,)}, FaultReason.FIELDS_FORM, "values of Pair, not 1"),
        ({"pairs": (replace(PAIR, owner=0.0),)}, FaultReason.OWNER, "no player owns"),
        ({"pairs": (replace(PAIR, index=None),)}, FaultReason.OWNER, "no player owns"),
        ({"pairs": (replace(PAIR, field=4.0),)}, FaultReason.FIELDS_FORM, "fields 0 to 5"),
        ({"pairs": (replace(PAIR, roll=(4, 3)),)}, FaultReason.FACES, r"Roll, not \(4, 3\)"),
        ({"pairs": (replace(PAIR, roll=Roll([], 3)),)}, FaultReason.FACES, "faces that the dice"),  # type: ignore[arg-type]
        ({"player": None}, FaultReason.NO_PLAYER, "there is no player None to act"),
        ({"player": 0.0}, FaultReason.NO_PLAYER, "there is no player 0.0 to act"),
        ({"phase": "decide"}, FaultReason.TURN_FORM, "a phase is a Phase, not 'decide'"),
        ({"pair": 0.0}, FaultReason.OWNER, "in front of the player to act"),
        ({"roll": (2, 6)}, FaultReason.FACES, r"the table shows a Roll, not \(2, 6\)"),
        ({"roll": Roll(2, b=True)}, FaultReason.FACES, "faces that the dice do not have"),
        ({"roll": None}, FaultReason.FACES, "the table shows a Roll, not None"),
        ({"rolls": 1.0}, FaultReason.TURN_FORM, "0 to 999999999 rolls, not 1.0"),
        ({"rolls": -1}, FaultReason.TURN_FORM, "0 to 999999999 rolls, not -1"),
        ({"rolls": -HUGE}, FaultReason.TURN_FORM, "rolls, not a number of thousands of digits"),
    ],
)
def test_values_of_other_types_are_no_position(
    members: dict[str, Any], reason: FaultReason, message: str
) -> None:
    state = replace(read_position(ON_THE_TABLE), **members)
    with pytest.raises(BadPosition, match=message) as refused:
        check_state(state)
    assert refused.value.reason is reason


def test_every_possible_position_can_be_written_and_read() -> None:
    most = State((0, 0), phase=Phase.DICE, pair=0, rolls=10**9 - 2)
    check_state(most)
    assert read_position(write_position(most)) == most
    with pytest.raises(BadPosition, match="rolls"):
        check_state(replace(most, rolls=10**9 - 1))


def test_every_roll_is_one() -> None:
    for roll in ROLLS:
        check_roll(roll)
        check_roll(Roll(*roll))


def test_numbers_of_numpy_become_plain_ones() -> None:
    three = np.int64(3)
    assert write_position(new_game(cast("int", three), cast("int", three))).startswith("0,0,0/3 ")
    state = read_position(IN_THE_AIR)
    state = apply(state, Rolled(Roll(cast("int", three), cast("int", three)))).state
    state = apply(state, Place(cast("int", three))).state
    assert all(type(number) is int for pair in state.pairs for number in (pair.field, *pair.roll))
    with pytest.raises(NoSuchField):
        apply(read_position(ON_THE_TABLE), Place(cast("int", np.array([3, 3]))))


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
