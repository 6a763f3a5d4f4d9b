"""Positions as text: round trips, error messages, fuzzed input."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.record import read_position, write_position
from rapido.rules import BadPosition, FaultReason, Pair, Phase, Roll, State, check_state
from tests.play import reached_states

EXAMPLE = "4,0,11/21 -/-/B46/-/-/CX1 A46:2"


def test_documented_example() -> None:
    state = read_position(EXAMPLE)
    assert state == State(
        steps=(4, 0, 11),
        pairs=(Pair(1, 0, 3, Roll(4, 6)), Pair(2, 0, 0, Roll(0, 1))),
        player=0,
        phase=Phase.DECIDE,
        pair=0,
        roll=Roll(4, 6),
        rolls=2,
        finish=21,
    )
    assert write_position(state) == EXAMPLE


@given(reached_states())
def test_round_trip(state: State) -> None:
    line = write_position(state)
    assert read_position(line) == state
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "0,0/21 -/-/-/-/-/- A",
        "0,0/21 -/-/-/-/-/- B?:1",
        "0,0/21 -/-/-/-/-/- a?:12",
        "0,0/999 -/-/-/-/-/- b7X:1",
        "0,0/21 -/-/-/-/-/- A?:999999999",
        "0,0/21 -/-/-/-/-/- A46:900000000",
        "21,0/21 -/-/-/-/-/- A!",
        "20,20,20,20,20,21/21 -/-/-/-/-/- F!:10",
        "0,21/21 -/-/-/-/-/- B!:3",
        "0,0/21 a46/-/-/-/-/A12bXX B",
    ],
)
def test_every_turn_form(line: str) -> None:
    assert write_position(read_position(line)) == line


def test_pairs_on_field_0_are_sorted() -> None:
    line = "0,0,0,0/21 -/-/-/-/-/D12B13C15 A"
    assert write_position(read_position(line)) == "0,0,0,0/21 -/-/-/-/-/B13C15D12 A"


@pytest.mark.parametrize("space", [" ", "  ", "\t", "\n"])
def test_whitespace_between_parts_is_ignored(space: str) -> None:
    assert read_position(space + EXAMPLE.replace(" ", space) + space) == read_position(EXAMPLE)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "three parts"),
        ("0,0/21 -/-/-/-/-/-", "three parts.*found 2"),
        ("0,0/21 -/-/-/-/-/- A A", "found 4"),
        ("0;0/21 -/-/-/-/-/- A", "steps and finish.*'0;0/21'"),
        ("00,0/21 -/-/-/-/-/- A", "steps and finish"),
        ("0,0 -/-/-/-/-/- A", "steps and finish"),
        ("0/21 -/-/-/-/-/- A", "2 to 6 players, not 1"),
        ("0,٣/21 -/-/-/-/-/- A", "steps and finish"),
        ("0,0/1000 -/-/-/-/-/- A", "steps and finish"),
        ("0,0/21 -/-/-/-/- A", "fields 5 to 0"),
        ("0,0/21 -/-/-/-/-/-/- A", "fields 5 to 0"),
        ("0,0/21 -/x/-/-/-/- A", "field 4.*'x'"),
        ("0,0/21 -/-/-/-//- A", "field 1.*''"),
        ("0,0/21 -/-/-/-/-/B4 A", "field 0.*'B4'"),
        ("0,0/21 -/-/-/-/-/G46 A", "field 0.*'G46'"),
        ("0,0/21 -/-/-/-/-/g46 A", "field 0.*'g46'"),
        ("0,0/21 -/-/-/-/-/- G", "a turn such as.*'G'"),
        ("0,0/21 -/-/-/-/-/- @", "a turn such as.*'@'"),
        ("0,0/21 -/-/-/-/-/- a", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- A46", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- A46:0", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- A?:0", "a turn such as"),
        ("0,0/21 -/-/-/-/-/B77 A", "field 0.*do not have the faces of 'B77'"),
        ("0,0/21 -/-/-/-/-/- A51:1", "do not have the faces of 'A51:1'"),
        ("0,0/21 -/-/-/-/-/- A46:1000000000", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- A?:01", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- a!", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- @!", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- G!", "a turn such as"),
        ("0,0/21 -/-/-/-/-/- `?:1", "a turn such as"),
        ("22,0/21 -/-/-/-/-/- A", "from 0 to 21"),
        ("0,0/0 -/-/-/-/-/- A", "1 to 999, not 0"),
        ("0,0/21 -/-/-/-/-/- C", "no player C"),
        ("0,0,0,0,0,0,0/21 -/-/-/-/-/- A", "2 to 6 players, not 7"),
        ("0,21/21 -/-/-/-/-/- A", "ends the game"),
        ("0,21/21 -/-/-/-/-/- A!", "player to act stands on the finish"),
        ("0,0/21 C46/-/-/-/-/- A", "no player owns"),
        ("0,0,0/21 b46/-/-/-/-/- A", "no player owns"),
        ("21,21/21 -/-/-/-/-/- A!", "only one piece"),
        ("0,0/21 B46/B46/-/-/-/- A", "on one field only"),
        ("0,0/21 -/B46b12/-/-/-/- A", "one pair each"),
        ("0,0,0/21 A46/-/-/-/-/- A", "in front of that player"),
        ("0,0/21 A46/-/-/-/-/- A12:1", "one that lies in front"),
        ("0,0/21 -/-/-/-/-/- A7X:2", "not valid and ends the turn"),
    ],
)
def test_invalid_position_says_why(line: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read_position(line)


ROLL = Roll(4, 6)


@pytest.mark.parametrize(
    ("state", "message", "reason"),
    [
        (State((0, 0), player=-1), "no player -1", FaultReason.NO_PLAYER),
        (State((0, -1)), "from 0 to 21", FaultReason.STEP_RANGE),
        (State((0, 0), finish=1000), "1 to 999", FaultReason.FINISH),
        (State((0, 0), (Pair(0, -1, 3, ROLL),)), "no player owns", FaultReason.OWNER),
        (State((0, 0), (Pair(-1, 0, 3, ROLL),)), "no player owns", FaultReason.OWNER),
        (State((0, 0), (Pair(1, 0, 6, ROLL),)), "fields 0 to 5", FaultReason.FIELDS_FORM),
        (State((0, 0), (Pair(1, 0, -1, ROLL),)), "fields 0 to 5", FaultReason.FIELDS_FORM),
        (State((0, 0), (Pair(1, 0, 3, Roll(5, 5)),)), "faces", FaultReason.FACES),
        (
            State((0, 0), (Pair(1, 1, 3, ROLL), Pair(1, 0, 4, ROLL))),
            "by owner and index",
            FaultReason.FIELDS_FORM,
        ),
        (State((0, 0), rolls=1), "before the first roll", FaultReason.TURN_FORM),
        (State((0, 0), pair=0), "before the first roll", FaultReason.TURN_FORM),
        (State((0, 0), roll=ROLL), "before the first roll", FaultReason.TURN_FORM),
        (State((0, 0), phase=Phase.DICE), "one that lies in front", FaultReason.OWNER),
        (State((0, 0), phase=Phase.DICE, pair=2), "one that lies in front", FaultReason.OWNER),
        (
            State((0, 0), phase=Phase.DICE, pair=0, roll=ROLL),
            "dice in the air",
            FaultReason.TURN_FORM,
        ),
        (
            State((0, 0), phase=Phase.DICE, pair=0, rolls=-1),
            "rolls, not -1",
            FaultReason.TURN_FORM,
        ),
        (
            State((0, 0), phase=Phase.DECIDE, pair=0, roll=ROLL),
            "at least the first",
            FaultReason.TURN_FORM,
        ),
        (State((0, 0), phase=Phase.DECIDE, pair=0, rolls=1), "not None", FaultReason.FACES),
        (
            State((0, 0), phase=Phase.DECIDE, pair=0, rolls=1, roll=Roll(6, 6)),
            "faces",
            FaultReason.FACES,
        ),
        (State((21, 0), phase=Phase.OVER, pair=0), "after the end", FaultReason.TURN_FORM),
        (State((21, 0), phase=Phase.OVER, roll=ROLL), "after the end", FaultReason.TURN_FORM),
        (State((21, 0), phase=Phase.OVER, rolls=-1), "rolls, not -1", FaultReason.TURN_FORM),
    ],
)
def test_states_without_notation_are_rejected(
    state: State, message: str, reason: FaultReason
) -> None:
    with pytest.raises(BadPosition, match=message) as error:
        check_state(state)
    assert error.value.reason is reason


def test_player_to_score_may_have_all_pairs_on_fields() -> None:
    state = State((0, 0), (Pair(0, 0, 3, ROLL), Pair(0, 1, 4, ROLL)))
    check_state(state, scored=False)
    with pytest.raises(BadPosition):
        check_state(state)


@given(st.text(alphabet="0123456789,/- ABCDEFabcdefX:?!٣é\n", max_size=60) | st.text(max_size=40))
def test_any_text_is_parsed_or_rejected(text: str) -> None:
    try:
        state = read_position(text)
    except BadPosition:
        return
    assert read_position(write_position(state)) == state


@given(reached_states(), st.integers(0, 60), st.text(max_size=2))
def test_mutated_line_is_parsed_or_rejected(state: State, at: int, new: str) -> None:
    line = write_position(state)
    damaged = line[:at] + new + line[at + 1 :]
    with suppress(BadPosition):
        check_state(read_position(damaged))
