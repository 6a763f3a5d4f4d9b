"""Every text has a reading, whose parts can be encoded, stored and shown."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rapido.foreign_text import is_visible
from rapido.record import (
    MAX_LENGTH,
    BadRecord,
    Expected,
    Participant,
    Reading,
    Record,
    is_line,
    is_name,
    read_json,
    read_position,
    read_record,
    read_text,
    write_json,
    write_text,
)
from rapido.record.game import MAX_TAGS
from rapido.rules import BadPosition, RapidoError, new_game
from rapido.web.view.game import played_game
from tests.foreign_text.hostile import HARMLESS, HOSTILE
from tests.record.records import small_record

TEXT = write_text(small_record())
DOCUMENT: dict[str, Any] = json.loads(write_json(small_record()))
FOREIGN = st.text(max_size=30) | st.text(st.characters(categories=["Cs", "Cc", "Cf"]), max_size=9)


def check(reading: Reading) -> None:
    """Check what is promised about the reading of any text."""
    assert reading.record is not None or reading.damage is not None
    json.loads(msgspec.json.encode(played_game(reading)))
    if reading.record is not None:
        write_text(reading.record).encode()
        write_json(reading.record).encode()
    if reading.damage is not None:
        assert is_visible(reading.damage.token)
        assert is_visible(str(reading.damage.where))
        assert len(str(reading.damage)) < 1000
        str(reading.damage).encode()


@given(FOREIGN)
@example("\ud800")
@example("{\ud800")
@example("\ufeff" + TEXT)
def test_any_text_has_a_reading(text: str) -> None:
    check(read_record(text))


@given(st.integers(0, len(TEXT)), st.integers(0, 9), FOREIGN)
def test_any_change_of_a_text_has_a_reading(place: int, removed: int, added: str) -> None:
    check(read_text(TEXT[:place] + added + TEXT[place + removed :]))


@given(member=st.sampled_from(sorted(DOCUMENT)), text=FOREIGN, inner=st.booleans())
def test_any_text_in_any_member_has_a_reading(*, member: str, text: str, inner: bool) -> None:
    changed: Any = {text: text} if inner else text
    check(read_json(json.dumps(DOCUMENT | {member: changed})))
    check(read_json(json.dumps(DOCUMENT | {text: changed})))
    check(read_json(json.dumps(DOCUMENT | {"tags": {text: changed, "Date": text}})))
    player = {"name": text, "word": changed, text: ""}
    check(read_json(json.dumps(DOCUMENT | {"players": [player, *DOCUMENT["players"][1:]]})))


@pytest.mark.parametrize("depth", [200, 450, 900, 2000, 100_000])
@pytest.mark.parametrize("member", ["players", "moves", "start", "tags", "rapido", "result"])
@pytest.mark.parametrize("wrapped", [False, True])
def test_deep_nesting_is_damage(depth: int, member: str, *, wrapped: bool) -> None:
    nested = "[" * depth + "]" * depth
    value = f"[{nested}]" if not wrapped else '{"Date": %s}' % nested  # noqa: UP031
    others = json.dumps({key: DOCUMENT[key] for key in DOCUMENT if key != member})
    reading = read_record(f'{others[:-1]}, "{member}": {value}}}')
    assert reading.damage is not None
    check(reading)


def test_member_that_is_there_twice_is_damage() -> None:
    text = json.dumps(DOCUMENT)
    damage = read_record(f'{text[:-1]}, "moves": []}}').damage
    assert damage is not None
    assert (damage.where, damage.expected) == ("moves", Expected.MEMBER_ONCE)


class CountingName(str):
    """A name that counts how often it is compared with another."""

    __slots__ = ()
    compared = 0

    def __eq__(self, other: object) -> bool:
        CountingName.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def tag_names(count: int) -> list[str]:
    return [
        "T" + str(number).translate(str.maketrans("0123456789", "abcdefghij"))
        for number in range(count)
    ]


def test_tags_are_compared_once_each() -> None:
    CountingName.compared = 0
    tags = tuple((CountingName(name), "x") for name in tag_names(MAX_TAGS))
    Record((Participant("Ana"), Participant("Ben")), new_game(2, 21), tags=tags)
    assert CountingName.compared < 3 * MAX_TAGS


@pytest.mark.parametrize("count", [MAX_TAGS + 1, 60_000])
def test_number_of_tags_is_limited(count: int) -> None:
    headers = "".join(f"{name}: x\n" for name in tag_names(count))
    reading = read_record(TEXT.replace("Date:", headers + "Date:", 1))
    assert reading.damage is not None
    assert reading.damage.expected is Expected.TAGS
    tags = dict.fromkeys(tag_names(count), "x")
    reading = read_record(json.dumps(DOCUMENT | {"tags": tags}))
    assert reading.damage is not None
    assert reading.damage.expected is Expected.TAGS


def test_length_is_limited() -> None:
    fits = TEXT + "\n" * (MAX_LENGTH - len(TEXT))
    assert read_record(fits).damage is None
    damage = read_record(fits + "\n").damage
    assert damage is not None
    assert damage.expected is Expected.LENGTH


@pytest.mark.parametrize("part", [0, 1, 2])
def test_errors_do_not_repeat_long_texts(part: int) -> None:
    parts = ["0,0,0/21", "-/-/-/-/-/-", "A"]
    for long in (
        "9" * 100_000,
        "B46" * 100_000,
        "B99" * 100_000,
        "-/-/-/-/-/" + "B46" * 10_000 + "X",
    ):
        parts[part] = long
        with pytest.raises(BadPosition) as refused:
            read_position(" ".join(parts))
        assert len(str(refused.value)) < 300
    damage = read_text(TEXT.replace("1. ", "1. " + "A46" * 100_000, 1)).damage
    assert damage is not None
    assert damage.because is not None
    assert len(str(damage.because)) < 300


@pytest.mark.parametrize("kind", HOSTILE)
def test_new_names_can_be_seen(kind: str) -> None:
    assert not is_name(HOSTILE[kind])


@pytest.mark.parametrize("kind", HARMLESS)
def test_names_of_all_scripts_are_accepted(kind: str) -> None:
    assert is_name(HARMLESS[kind])
    assert is_line(HARMLESS[kind])


def test_old_names_with_invisible_characters_are_still_read() -> None:
    name = "An\u200ba"
    assert is_line(name)
    record = read_record(TEXT.replace("Player A: Ana", f"Player A: {name}")).complete_record()
    assert record.players[0].name == name
    assert read_record(write_json(record)).complete_record() == record


def test_damage_is_a_rapido_error() -> None:
    assert issubclass(BadRecord, RapidoError)
