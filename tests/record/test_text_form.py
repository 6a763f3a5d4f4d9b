"""Games as text: round trips, and the location of damage."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.record import (
    BadRecord,
    Expected,
    Record,
    read_position,
    read_record,
    read_text,
    replay,
    write_text,
)
from rapido.rules import apply, new_game
from tests.record.records import INVALID_TAG_NAMES, TAG_NAMES, records, small_record

GAME = """Rapido 1
Date: 2026-11-15
Player A: Ana
Word A: sunshine
Player B: Ben
Player C: Rio
Computer C: heuristic
Finish: 21

1. A4X A72 @4
2. BX1 B35 @3
3. C71 @5
4. A22 A12 AX3                  ; scores 4, climbs 2, falls 1
Result: unfinished
"""


@given(records())
def test_round_trip(record: Record) -> None:
    text = write_text(record)
    assert read_text(text).complete_record() == record
    assert read_record(text).complete_record() == record


def test_handwritten_game() -> None:
    record = read_text(GAME).complete_record()
    assert [player.name for player in record.players] == ["Ana", "Ben", "Rio"]
    assert record.players[0].word == "sunshine"
    assert record.players[2].computer == "heuristic"
    assert record.tags == (("Date", "2026-11-15"),)
    assert record.start.finish == 21
    assert len(record.moves) == 5 + 5 + 3 + 6
    assert write_text(record) == GAME


@pytest.mark.parametrize(
    "variant",
    [
        GAME.replace("\n", "\r\n"),
        GAME.replace("Finish: 21\n", ""),
        GAME.replace("1. A4X", "\n; a comment of its own\n1.   A4X"),
        GAME.replace("3. C71 @5", "3. C71 @5;no space needed"),
        GAME.rstrip("\n"),
        GAME + "\n\n",
        GAME.replace("Player A: Ana", "Player A:Ana  "),
        GAME.replace("Result: unfinished", "Result:  unfinished ; adjourned"),
    ],
)
def test_insignificant_differences(variant: str) -> None:
    assert read_text(variant).complete_record() == read_text(GAME).complete_record()


@pytest.mark.parametrize(
    ("old", "new", "line", "token", "expected", "example"),
    [
        ("Rapido 1", "Rapido 2", 1, "Rapido 2", Expected.VERSION, "Rapido 1"),
        ("Rapido 1\n", "", 1, "Date: 2026-11-15", Expected.VERSION, "Rapido 1"),
        (GAME, "", 1, "", Expected.VERSION, "Rapido 1"),
        ("Rapido 1\n", "\nRapido 1\n", 1, "", Expected.VERSION, "Rapido 1"),
        ("Date: ", "Date ", 2, "Date 2026-11-15", Expected.HEADER, ""),
        ("Player B", "Player X", 5, "Player X: Ben", Expected.HEADER, ""),
        ("Player B", "Gast B", 5, "Gast B: Ben", Expected.HEADER, ""),
        ("Player B", "Player A", 5, "Player A", Expected.HEADER_ONCE, ""),
        ("Player B: Ben\n", "", 5, "Player C", Expected.PLAYERS, ""),
        ("Player A: Ana\nWord A: sunshine\n", "", 3, "Player B", Expected.PLAYERS, ""),
        ("Word A: sunshine", "\n", 3, "", Expected.PLAYERS, ""),
        ("Player A", "Name", 4, "Word A", Expected.PLAYERS, ""),
        ("Word A", "Word E", 4, "Word E", Expected.PLAYERS, ""),
        ("Word A: sunshine", "Salt A: 12", 4, "12", Expected.DIGITS, ""),
        ("Word A: sunshine", f"Commitment A: {'G' * 64}", 4, "G" * 40 + "…", Expected.DIGITS, ""),
        ("Word A: sunshine", f"Salt F: {'0' * 64}", 4, "Salt F", Expected.PLAYERS, ""),
        ("Player B: Ben", "Player B:", 5, "", Expected.LINE, ""),
        ("Ben", "B" * 201, 5, "B" * 40 + "…", Expected.LINE, ""),
        ("Ben", "B\u202een", 5, "B\\u202een", Expected.LINE, ""),
        ("Ben", "B\x00en", 5, "B\\x00en", Expected.LINE, ""),
        ("Ben", "B\u2028en", 5, "B\\u2028en", Expected.LINE, ""),
        ("Finish: 21", "Finish: 0", 8, "0", Expected.FINISH, ""),
        ("Finish: 21", "Finish: 1000", 8, "1000", Expected.FINISH, ""),
        ("Finish: 21", "Finish: two", 8, "two", Expected.FINISH, ""),
        ("Finish: 21", "Start: 0,0,0/21", 8, "0,0,0/21", Expected.POSITION, ""),
        (
            "Finish: 21",
            "Start: 0,0/21 -/-/-/-/-/- A",
            8,
            "0,0/21 -/-/-/-/-/- A",
            Expected.PLAYERS,
            "",
        ),
        ("Finish: 21", "Finish: 21\nStart: x", 8, "Finish", Expected.START_OR_FINISH, ""),
        ("Finish: 21", "Seal: abc", 8, "abc", Expected.DIGITS, ""),
        ("Finish: 21", "Secret: " + "A" * 64, 8, "A" * 40 + "…", Expected.DIGITS, ""),
        ("Finish: 21", "Result: unfinished", 8, "Result", Expected.TAG, ""),
        ("Finish: 21", "A" * 41 + ": x", 8, "A" * 40 + "…", Expected.TAG, ""),
        ("2. B", "3. B", 11, "3.", Expected.TURN, "2."),
        ("2. BX1", "2. CX1", 11, "CX1", Expected.MOVE, "B46"),
        ("@3", "@4", 11, "@4", Expected.MOVE, "B46 @0 @1 @2 @3 @5"),
        ("BX1", "B51", 11, "B51", Expected.MOVE, "B46"),
        ("@4\n2. ", "@4 ", 10, "BX1", Expected.END_OF_TURN, ""),
        ("A72 @4", "A72", 11, "2.", Expected.MOVE, "A46 @0 @1 @2 @3 @4 @5"),
        ("Result: unfinished", "Result: A wins", 14, "A wins", Expected.RESULT, "unfinished"),
        ("Result: unfinished\n", "", 14, "", Expected.RESULT, "unfinished"),
        ("unfinished\n", "unfinished\n5. B46\n", 15, "5. B46", Expected.END, ""),
    ],
)
def test_damage_is_located(
    *, old: str, new: str, line: int, token: str, expected: Expected, example: str
) -> None:
    assert old in GAME
    reading = read_text(GAME.replace(old, new, 1))
    damage = reading.damage
    assert damage is not None
    found = (damage.where, damage.token, damage.expected, damage.example)
    assert found == (line, token, expected, example)
    assert f"line {line}: expected {expected.value}" in str(damage)
    with pytest.raises(BadRecord):
        reading.complete_record()


def test_everything_before_the_damage_is_kept() -> None:
    reading = read_text(GAME.replace("C71", "C71 C7"))
    assert reading.record is not None
    assert reading.record.moves == read_text(GAME).complete_record().moves[: 5 + 5 + 2]
    assert reading.damage is not None
    assert (reading.damage.where, reading.damage.token) == (12, "C7")
    assert reading.damage.because is not None
    assert reading.damage.because.code == "bad_request"


def test_damaged_header_keeps_the_others() -> None:
    reading = read_text(GAME.replace("Finish: 21", "Seal: 12"))
    assert reading.record is not None
    assert [player.name for player in reading.record.players] == ["Ana", "Ben", "Rio"]
    assert reading.record.moves == ()
    assert read_text(GAME.replace("Player B: Ben\n", "")).record is None
    assert read_text("Rapido 1\n\n1. A46\n").record is None


def test_damage_includes_the_error_code() -> None:
    for old, new, code in (
        ("Finish: 21", "Start: 0,0,0/21", "bad_position"),
        ("2. BX1", "2. CX1", "not_your_turn"),
        ("@3", "@4", "field_occupied"),
        ("BX1", "B51", "bad_request"),
    ):
        damage = read_text(GAME.replace(old, new)).damage
        assert damage is not None
        assert damage.because is not None
        assert damage.because.code == code
        assert str(damage).endswith(f"({code})")


@pytest.mark.parametrize(
    ("turn", "token", "example"),
    [
        ("A", "@3", "A46 a46"),
        ("B?:1", "B?", "46"),
        ("a26:1", "A26", "a46 @0 @1 @2 @3 @4 @5"),
    ],
)
def test_damage_shows_legal_moves(turn: str, token: str, example: str) -> None:
    headers = f"Rapido 1\nPlayer A: Ana\nPlayer B: Ben\nStart: 0,0/21 -/-/-/-/-/- {turn}\n"
    damage = read_text(f"{headers}\n1. {token}\nResult: unfinished\n").damage
    assert damage is not None
    assert (damage.where, damage.token, damage.example) == (6, token, example)


@pytest.mark.parametrize("finish", [1, 9, 10, 90, 99, 100, 901, 999])
def test_finish_from_1_to_999(finish: int) -> None:
    record = Record(small_record().players, new_game(3, finish))
    assert f"Finish: {finish}\n" in write_text(record)
    assert read_text(write_text(record)).complete_record() == record


@pytest.mark.parametrize("name", TAG_NAMES)
def test_valid_header_names(name: str) -> None:
    record = read_text(GAME.replace("Date:", f"{name}:")).complete_record()
    assert record.tags == ((name, "2026-11-15"),)


@pytest.mark.parametrize("name", [name for name in INVALID_TAG_NAMES if len(name) < 40])
def test_invalid_header_names(name: str) -> None:
    damage = read_text(GAME.replace("Date:", f"{name}:")).damage
    assert damage is not None
    assert (damage.where, damage.expected) == (2, Expected.HEADER)


def test_default_start_is_omitted() -> None:
    usual = small_record()
    assert "Finish: 6" in write_text(usual).splitlines()
    assert "Start: " not in write_text(usual)
    unusual = Record(usual.players, read_position("0,0,1/6 -/-/-/-/-/- A"))
    assert "Start: 0,0,1/6 -/-/-/-/-/- A" in write_text(unusual).splitlines()
    assert "Finish: " not in write_text(unusual)


def test_no_partial_tokens() -> None:
    won = write_text(small_record())
    reading = read_text(won.replace("Result:", "99. A46\nResult:"))
    assert reading.record is not None
    assert reading.record.moves == small_record().moves


def test_only_the_result_may_follow_the_end() -> None:
    record = small_record()
    lines = write_text(record).splitlines()
    lines[-2] += " @1"
    damage = read_text("\n".join(lines)).damage
    assert damage is not None
    assert damage.expected in {Expected.RESULT, Expected.END_OF_TURN}


def test_game_won_by_double_ends_with_the_roll() -> None:
    text = GAME.replace("Finish: 21", "Start: 20,0,0/21 -/-/-/-/-/- A").partition("1. A4X")[0]
    reading = read_text(text + "1. A11\nResult: A wins\n")
    assert reading.complete_record().moves
    damage = read_text(text + "1. A11 @3\nResult: A wins\n").damage
    assert damage is not None
    assert (damage.where, damage.token) == (10, "@3")
    assert (damage.expected, damage.example) == (Expected.RESULT, "A wins")
    assert damage.because is not None
    assert damage.because.code == "game_over"


@given(records(), st.data())
def test_truncated_record_keeps_the_moves_before_the_cut(
    record: Record, data: st.DataObject
) -> None:
    text = write_text(record)
    cut = data.draw(st.integers(0, len(text)))
    reading = read_text(text[:cut])
    if reading.record is not None:
        moves = reading.record.moves
        assert moves == record.moves[: len(moves)]
        assert len(list(replay(reading.record))) == len(moves)


@given(records(), st.data())
def test_any_damage_leaves_a_legal_game_or_nothing(record: Record, data: st.DataObject) -> None:
    text = write_text(record)
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.text(max_size=3) | st.sampled_from(["\n", "@3", "A46", ";", ":"]))
    reading = read_record(text[:at] + new + text[at + data.draw(st.integers(0, 3)) :])
    if reading.record is not None:
        state = reading.record.start
        for move in reading.record.moves:
            state = apply(state, move).state
    else:
        assert reading.damage is not None


@given(st.text(max_size=200))
def test_any_text_is_parsed_or_rejected(text: str) -> None:
    reading = read_record(text)
    assert reading.record is not None or reading.damage is not None
