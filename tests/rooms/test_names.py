"""Names that look the same are the same; names that show nothing are none."""

import pytest

from rapido.foreign_text import name_key
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import BadName, NameTaken
from tests.rooms.table import ANNA, HOST, Table

ALIKE = [
    ("Ana", "ana"),
    ("Ana", "ANA"),
    ("Ana", "A\u200bna"),
    ("Ana", "Ana\u200b"),
    ("Ana", "An\u00ada"),
    ("Ana", "\u2060Ana\ufeff"),
    ("Ana", "An\u034fa"),
    ("Ana", "Ana\ufe0f"),
    ("Ana", "\uff21\uff4e\uff41"),
    ("Ana", "Ana\u3164"),
    ("Ana B", "Ana  B"),
    ("Ana B", "Ana\u00a0B"),
    ("Ana B", "Ana\u2003B"),
    ("Zo\u00eb", "Zoe\u0308"),
    ("Stra\u00dfe", "STRASSE"),
    ("\ufb01n", "Fin"),
]
DIFFERENT = [
    ("Ana", "Anna"),
    ("Ana", "An a"),
    ("Zoë", "Zoe"),
    ("1", "2"),
    ("משה", "משח"),
    ("👩", "👨"),
]
EMPTY = ["\u200b", "\u00ad\u200d", "\u3164", "\u2800", "\ufe0f", "\u115f\u1160", "\U000e0101"]


@pytest.mark.parametrize(("one", "two"), ALIKE)
def test_name_that_looks_like_another_is_taken(one: str, two: str) -> None:
    assert name_key(one) == name_key(two)
    for first, second in ((one, two), (two, one)):
        table = Table()
        try:
            table.do(HOST, do.Sit(0, first))
        except BadName:
            continue  # format characters may be refused altogether
        with pytest.raises((NameTaken, BadName)):
            table.do(ANNA, do.Sit(1, second))


@pytest.mark.parametrize(("one", "two"), DIFFERENT)
def test_names_that_differ(one: str, two: str) -> None:
    table = Table()
    table.do(HOST, do.Sit(0, one))
    table.do(ANNA, do.Sit(1, two))
    assert [seat.name for seat in table.room.seats] == [one, two]


@pytest.mark.parametrize("name", EMPTY)
def test_name_that_shows_nothing_is_refused(name: str) -> None:
    table = Table()
    with pytest.raises(BadName):
        table.do(HOST, do.Sit(0, name))


def test_several_players_may_have_no_name() -> None:
    table = Table()
    table.do(HOST, do.Sit(0, " "))
    table.do(ANNA, do.Sit(1))
    assert [seat.name for seat in table.room.seats] == ["", ""]


def test_own_name_may_be_changed_to_a_similar_one() -> None:
    table = Table()
    table.do(HOST, do.Sit(0, "Ana"))
    table.do(HOST, do.Sit(0, "ANA"))
    assert table.room.seats[0].name == "ANA"
