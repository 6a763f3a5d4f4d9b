"""Records that are damaged in one place, in every place: the page and the server find the same."""

import json
from collections.abc import Iterable
from dataclasses import replace

import pytest

from rapido.record import write_json, write_text
from tests.core.compare import differences
from tests.core.damage import VALUES, WORDS
from tests.core.endpoints import server_answer
from tests.core.node import NodeCore
from tests.record.records import small_record

GAME = replace(small_record(2), moves=small_record(2).moves[:9])
TEXT, JSON = write_text(GAME), write_json(GAME)
ESCAPES = r'{"rapido": 1, "tags": {"Date": "\u00e9\ud83d\ude00\ud800\n\""}, "x": [1.5e-7, -0, NaN]}'
NUMBERS = (
    "1e15",
    "123456789012345678.0",
    "1e16",
    "1.5e17",
    "0.0001",
    "0.00012",
    "0.00001",
    "-1e-5",
)


def check(core: NodeCore, texts: Iterable[str]) -> None:
    requests = [("record", {"text": text}) for text in texts]
    for (endpoint, request), got in zip(requests, core.answers(requests), strict=True):
        wrong = differences(server_answer(endpoint, request), got)
        assert not wrong, f"{request['text']:.2000}: {wrong[:9]}"


@pytest.mark.parametrize("whole", [TEXT, JSON, ESCAPES], ids=["text", "JSON", "escapes"])
def test_ends_anywhere(core: NodeCore, whole: str) -> None:
    check(core, (whole[:end] for end in range(len(whole))))


def test_any_value_in_any_member(core: NodeCore) -> None:
    document = json.loads(JSON)
    check(
        core,
        (
            json.dumps(document | {member: "(value)"}).replace('"(value)"', value)
            for member in document
            for value in (*VALUES, *NUMBERS)
        ),
    )


def test_any_words_in_any_header(core: NodeCore) -> None:
    headers = TEXT[: TEXT.index("\n\n")].split("\n")
    more = (
        "Seal: ",
        "Salt B: ",
        "Word A: ",
        "Start: ",
        "Player C: ",
        "A" * 40 + ":",
        "A" * 41 + ":",
    )
    check(
        core,
        (
            TEXT.replace(header, f"{header}\n{new}{word}" if new else header + word, 1)
            for header in headers
            for new in ("", *more)
            for word in WORDS[:: 1 if new == "" else 7]
        ),
    )


def test_any_word_in_any_turn(core: NodeCore) -> None:
    lines = TEXT.split("\n")
    first = lines.index("")
    check(
        core,
        (
            "\n".join([*lines[:at], lines[at].replace(" ", f" {word} ", 1), *lines[at + 1 :]])
            for at in range(first, len(lines))
            for word in WORDS
        ),
    )


def test_numbers_in_errors_are_written_alike(core: NodeCore) -> None:
    check(core, (f'{{"rapido": {number}}}' for number in NUMBERS))
