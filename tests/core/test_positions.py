"""Positions that are wrong in one place, in every place: the page and the server find the same."""

import re
from itertools import product

from tests.core.compare import differences
from tests.core.damage import WORDS, cleaned
from tests.core.endpoints import server_answer
from tests.core.node import NodeCore

LINE = "4,0,11/21 -/-/B46/-/-/CX1 A46:2"
RACES = ("4,9/21", "21,3/21", "0,0,0/1", "21,21/21", "1,2,3,4,5,6/999", "1,2,3,4,5,6,7/21", "3/2")
FIELDS = (
    *(
        "-/-/-/-/-/-",
        "B46/-/B46/-/-/-",
        "-/-/B46/-/-/B46",
        "A11/A12/-/-/-/A13",
        "a46/-/-/A7X/-/bXX",
    ),
    *("A46a11/-/B12b12/-/-/-", "-/-/B12b12/-/A46a11/-", "-/-/-/-/-/A46a11B12b12", "C46/-/-/-/-/-"),
    *(
        "f46/-/-/-/-/-",
        "A62/-/-/-/-/-",
        "A6/-/-/-/-/-",
        "-/-/-/-/-",
        "-/'/-/-/-/-",
        "-/'\"/-/-/-/-",
    ),
)
TURNS = (
    "A",
    "B",
    "C",
    "b",
    "A!",
    "B!:3",
    "A?:1",
    "a?:2",
    "b46:1",
    "B46:2",
    "A4X:1",
    "A4X:2",
    "A62:1",
)


def check(core: NodeCore, texts: list[str]) -> None:
    requests = [("position", {"text": text}) for text in texts]
    for (endpoint, request), got in zip(requests, core.answers(requests), strict=True):
        wrong = differences(server_answer(endpoint, request), got)
        assert not wrong, f"{request['text']}: {wrong[:9]}"


def test_all_parts_together(core: NodeCore) -> None:
    check(core, [" ".join(parts) for parts in product(RACES, FIELDS, TURNS)])


def test_any_word_in_any_place(core: NodeCore) -> None:
    places = [match.start() for match in re.finditer(r"\b|[-/ ,]", LINE)]
    words = [cleaned(word) for word in WORDS]
    check(core, [LINE[:at] + word + LINE[at:] for at in places for word in words])
    check(core, [LINE[:at] + word + LINE[at + 1 :] for at in places for word in words])
