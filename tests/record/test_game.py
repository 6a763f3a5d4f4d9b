"""`Record`: defaults, replay, and which texts are valid."""

import unicodedata
from dataclasses import replace
from typing import Any

import pytest

from rapido.record import (
    BadRecord,
    Expected,
    Participant,
    Reading,
    Record,
    is_line,
    last_state,
    replay,
)
from rapido.rules import Phase, new_game
from tests.record.records import INVALID_TAG_NAMES, TAG_NAMES, small_record
from tests.rules.values import check_value

PLAYERS = (Participant("Ana"), Participant("Ben"), Participant("Cleo"))
DIRECTIONS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


@pytest.mark.parametrize(
    "value",
    [Participant("Ana"), Record(PLAYERS, new_game(3)), Reading(small_record())],
    ids=lambda value: type(value).__name__,
)
def test_values_are_immutable(value: Any) -> None:
    check_value(value)


def test_record_defaults() -> None:
    record = Record(PLAYERS, new_game(3))
    assert (record.moves, record.seal, record.secret, record.tags) == ((), "", "", ())
    assert list(replay(record)) == []
    assert last_state(record) == new_game(3)
    assert (PLAYERS[0].computer, PLAYERS[0].word) == ("", "")


def test_replay_reaches_the_end() -> None:
    record = small_record()
    states = [step.state for step in replay(record)]
    assert len(states) == len(record.moves)
    assert last_state(record) == states[-1]
    assert last_state(record).phase is Phase.OVER


def test_player_count_must_match_start() -> None:
    with pytest.raises(BadRecord) as error:
        Record(PLAYERS[:2], new_game(3))
    damage = error.value
    assert (damage.where, damage.token, damage.expected) == ("players", "2", Expected.PLAYERS)


@pytest.mark.parametrize("part", ["commitment", "salt"])
@pytest.mark.parametrize("digits", ["0", "g" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_commitment_and_salt_are_64_hex_digits(part: str, digits: str) -> None:
    with pytest.raises(BadRecord) as error:
        Record((PLAYERS[0], replace(PLAYERS[1], **{part: digits}), PLAYERS[2]), new_game(3))
    assert error.value.where == f"{part.title()} B"
    assert error.value.expected is Expected.DIGITS


@pytest.mark.parametrize("name", TAG_NAMES)
def test_valid_tag_names(name: str) -> None:
    assert Record(PLAYERS, new_game(3), tags=((name, "x"),)).tags == ((name, "x"),)


@pytest.mark.parametrize("name", INVALID_TAG_NAMES)
def test_invalid_tag_names(name: str) -> None:
    with pytest.raises(BadRecord) as error:
        Record(PLAYERS, new_game(3), tags=((name, "x"),))
    assert error.value.expected is Expected.TAG


@pytest.mark.parametrize("digits", ["", "0123456789abcdef" * 4, "f" * 64])
def test_seal_and_secret_are_64_hex_digits(digits: str) -> None:
    record = Record(PLAYERS, new_game(3), seal=digits, secret=digits)
    assert (record.seal, record.secret) == (digits, digits)


@pytest.mark.parametrize("digits", ["0" * 63, "0" * 65, "0" * 128, "`" * 64, "g" * 64, "F" * 64])
def test_other_digits_are_rejected(digits: str) -> None:
    for seal, secret in ((digits, ""), ("", digits)):
        with pytest.raises(BadRecord) as error:
            Record(PLAYERS, new_game(3), seal=seal, secret=secret)
        assert error.value.expected is Expected.DIGITS


@pytest.mark.parametrize("text", ["", "Ana", "Ana Maria", "é", "木村", "🎲", "x" * 200, "a\u200db"])
def test_valid_texts(text: str) -> None:
    assert is_line(text)


@pytest.mark.parametrize(
    "letter", [chr(code) for code in (0, 7, 9, 10, 13, 0x1B, 0x7F, 0x85, 0x2028, 0x2029, 0xD800)]
)
def test_control_characters_and_line_breaks_are_rejected(letter: str) -> None:
    assert not is_line(f"A{letter}na")


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_bidirectional_formatting_is_rejected(direction: str) -> None:
    letters = [chr(code) for code in range(0x2000, 0x2070)]
    marks = [letter for letter in letters if unicodedata.bidirectional(letter) == direction]
    assert marks
    assert not any(is_line(f"A{mark}na") for mark in marks)


@pytest.mark.parametrize("text", [" Ana", "Ana ", "\u00a0Ana", "Ana\u3000", " "])
def test_surrounding_whitespace_is_rejected(text: str) -> None:
    assert not is_line(text)


def test_text_length_is_limited() -> None:
    assert not is_line("x" * 201)
    assert is_line("x" * 30, 30)
    assert not is_line("x" * 31, 30)
