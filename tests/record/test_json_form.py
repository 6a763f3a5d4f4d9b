"""Games as JSON: round trips, and the location of damage."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.record import (
    BadRecord,
    Expected,
    Participant,
    Record,
    read_json,
    read_record,
    write_json,
)
from rapido.rules import new_game
from tests.record.records import records, small_record

RECORD = small_record()


def document() -> dict[str, Any]:
    return json.loads(write_json(RECORD))


@given(records())
def test_round_trip(record: Record) -> None:
    text = write_json(record)
    assert read_json(text).complete_record() == record
    assert read_record("\n " + text).complete_record() == record


def test_optional_members() -> None:
    minimal = document()
    for member in ("tags", "seal", "secret"):
        del minimal[member]
    for player in minimal["players"]:
        del player["computer"]
        del player["word"]
    read = read_json(json.dumps(minimal)).complete_record()
    assert (read.players, read.moves, read.tags) == (RECORD.players, RECORD.moves, ())


@pytest.mark.parametrize(
    ("member", "value", "where", "token", "expected"),
    [
        ("rapido", 2, "rapido", "2", Expected.VERSION),
        ("rapido", True, "rapido", "true", Expected.VERSION),
        ("rapido", 1.0, "rapido", "1.0", Expected.VERSION),
        ("extra", 1, "$", "extra", Expected.MEMBER),
        ("tags", [], "tags", "[]", Expected.OBJECT),
        ("tags", {"Date": 1}, "tags.Date", "1", Expected.TEXT),
        ("tags", {"date": "x"}, "date", "date", Expected.TAG),
        ("tags", {"Result": "x"}, "Result", "Result", Expected.TAG),
        ("players", 7, "players", "7", Expected.LIST),
        ("players", [1, 2], "players[0]", "1", Expected.OBJECT),
        ("players", [{"name": "A"}, {"nom": "B"}], "players[1]", "nom", Expected.MEMBER),
        ("players", [{"name": 1}], "players[0].name", "1", Expected.TEXT),
        ("players", [{"word": None}], "players[0].word", "null", Expected.TEXT),
        ("players", [{"name": "A"}, {"name": "B"}], "players", "2", Expected.PLAYERS),
        ("players", [{"name": "A"}, {}, {"name": "C"}], "Player B", "", Expected.LINE),
        ("start", False, "start", "false", Expected.TEXT),
        ("start", "0,0,0/21", "start", "0,0,0/21", Expected.POSITION),
        ("players", [{"salt": 1}], "players[0].salt", "1", Expected.TEXT),
        ("players", [{"commitment": None}], "players[0].commitment", "null", Expected.TEXT),
        ("seal", "12", "Seal", "12", Expected.DIGITS),
        ("seal", 12, "seal", "12", Expected.TEXT),
        ("secret", 12, "secret", "12", Expected.TEXT),
        ("moves", "A46", "moves", '"A46"', Expected.LIST),
        ("moves", [46], "moves[0]", "46", Expected.TEXT),
        ("moves", ["A46", "B46"], "moves[1]", "B46", Expected.MOVE),
        ("result", 0, "result", "0", Expected.TEXT),
        ("result", "nobody", "result", "nobody", Expected.RESULT),
    ],
)
def test_damage_is_located(
    member: str, value: object, where: str, token: str, expected: Expected
) -> None:
    damage = read_json(json.dumps(document() | {member: value})).damage
    assert damage is not None
    assert (damage.where, damage.token, damage.expected) == (where, token, expected)
    assert str(damage).startswith(f"{where}: expected {expected.value}")


@pytest.mark.parametrize(
    ("member", "where", "expected"),
    [
        ("rapido", "rapido", Expected.VERSION),
        ("players", "players", Expected.LIST),
        ("start", "start", Expected.TEXT),
        ("moves", "moves", Expected.LIST),
        ("result", "result", Expected.TEXT),
    ],
)
def test_required_members(member: str, where: str, expected: Expected) -> None:
    minimal = document()
    del minimal[member]
    damage = read_json(json.dumps(minimal)).damage
    assert damage is not None
    assert (damage.where, damage.token, damage.expected) == (where, "null", expected)


@pytest.mark.parametrize(
    ("member", "value", "example"),
    [
        ("rapido", 2, "1"),
        ("extra", 1, "rapido tags players start seal secret moves result"),
        ("players", [{"nom": "A"}], "name computer word commitment salt"),
        ("moves", ["A46", "A?", "@3"], "46"),
        ("moves", ["A46", "A4"], "A46 @0 @1 @2 @3 @4 @5"),
        ("result", "nobody", "unfinished"),
    ],
)
def test_damage_shows_an_example(member: str, value: object, example: str) -> None:
    short = document()
    short["moves"].clear()
    damage = read_json(json.dumps(short | {member: value})).damage
    assert damage is not None
    assert damage.example == example


def test_damage_includes_the_error_code() -> None:
    for member, value, code in (
        ("start", "0,0,0/21", "bad_position"),
        ("moves", ["A46", "B46"], "not_your_turn"),
        ("moves", ["A46", "A51"], "bad_request"),
    ):
        damage = read_json(json.dumps(document() | {member: value})).damage
        assert damage is not None
        assert damage.because is not None
        assert damage.because.code == code
        assert str(damage).endswith(f"({code})")


def test_everything_before_the_damage_is_kept() -> None:
    damaged = document()
    damaged["moves"][7] = "zzz"
    reading = read_json(json.dumps(damaged))
    assert reading.record is not None
    assert 0 < len(reading.record.moves) < len(RECORD.moves)
    assert reading.record.moves == RECORD.moves[: len(reading.record.moves)]
    assert reading.damage is not None
    assert reading.damage.where == "moves[7]"


@pytest.mark.parametrize(
    ("text", "where", "token"),
    [
        ('{\n"rapido": 1,\n,}', 3, ",}"),
        ('{\n"rapido": 1,\n,}\n"moves": [],\n}\n', 3, ",}"),
        ('{"a":' * 100_000, 1, '{"a":' * 8 + "…"),
        ('{"a":' + "[" * 100_000, 1, '{"a":' + "[" * 35 + "…"),
        ('{"rapido": ' + "9" * 5000 + "}", 1, '{"rapido": ' + "9" * 29 + "…"),
        ("{", 1, ""),
        ('{"rapido": [1, \n ], }', 2, "], }"),
        ('{"rapido": 1 , }', 1, "}"),
    ],
)
def test_invalid_json_is_rejected(text: str, where: int, token: str) -> None:
    damage = read_json(text).damage
    assert damage is not None
    assert (damage.where, damage.token, damage.expected) == (where, token, Expected.JSON)


def test_all_versions_of_python_point_to_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    text = '{"rapido": [1, \n ]}'

    def newer(*_: object, **_options: object) -> None:
        raise json.JSONDecodeError("Illegal trailing comma before end of array", text, 13)

    older = read_json(text).damage
    monkeypatch.setattr(json, "loads", newer)
    damage = read_json(text).damage
    assert older is not None
    assert damage is not None
    assert (damage.where, damage.token) == (older.where, older.token) == (2, "]}")


def test_list_is_not_a_record() -> None:
    damage = read_json("[]").damage
    assert damage is not None
    assert (damage.where, damage.token, damage.expected) == ("$", "[]", Expected.OBJECT)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(st.sampled_from(sorted(document())), JSON)
def test_any_member_value_is_parsed_or_rejected(member: str, value: object) -> None:
    reading = read_json(json.dumps(document() | {member: value}))
    assert reading.record is not None or reading.damage is not None


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"players": (Participant("A"),)}, "players"),
        ({"players": (Participant("A"), Participant("B\nSeal: 0"), Participant("C"))}, "Player B"),
        ({"players": (Participant("A"), Participant(" B"), Participant("C"))}, "Player B"),
        ({"players": (Participant(""), Participant("B"), Participant("C"))}, "Player A"),
        (
            {"players": (Participant("A"), Participant("B"), Participant("C", word="\x07"))},
            "Word C",
        ),
        (
            {"players": (Participant("A", computer="a\nb"), Participant("B"), Participant("C"))},
            "Computer A",
        ),
        ({"seal": "g" * 64}, "Seal"),
        ({"secret": "00"}, "Secret"),
        ({"tags": (("Date", "x"), ("Date", "y"))}, "Date"),
        ({"tags": (("Zwei Worte", "x"),)}, "Zwei Worte"),
        ({"tags": (("Date", ""),)}, "Date"),
        *(
            ({"tags": ((name, "x"),)}, name)
            for name in ("Finish", "Start", "Seal", "Secret", "Result")
        ),
    ],
)
def test_unwritable_record_cannot_be_constructed(wrong: dict[str, Any], where: str) -> None:
    good: dict[str, Any] = {"players": RECORD.players, "start": new_game(3)}
    with pytest.raises(BadRecord) as refusal:
        Record(**(good | wrong))
    assert refusal.value.where == where
