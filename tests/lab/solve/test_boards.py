"""Board numbers are unique, and equal in Python and C."""

from ctypes import Structure, byref, c_int
from functools import cache
from itertools import combinations

from rapido.kernel import library
from rapido.kernel.two_player_boards import BOARDS, PlacedPairs, board_number
from rapido.rules import FIELDS, ROLLS
from rapido.turn.rolls import VALUES

LAID = [(0, 0), *((field, value) for field in FIELDS[1:] for value in range(30))]
ONE = [(), *((pair,) for pair in LAID)]
TWO = [((0, 0), (0, 0)), *((a, b) for a, b in combinations(LAID, 2) if a[0] != b[0])]


class Pairs(Structure):
    """`struct pairs` of two/board.h."""

    _fields_ = (("count", c_int), ("field", c_int * 2), ("value", c_int * 2))


def in_c(lying: PlacedPairs) -> Pairs:
    fields, values = [pair[0] for pair in lying], [pair[1] for pair in lying]
    return Pairs(len(lying), (c_int * 2)(*fields), (c_int * 2)(*values))


@cache
def boards() -> list[tuple[PlacedPairs, PlacedPairs]]:
    def fields(lying: PlacedPairs) -> set[int]:
        return {field for field, _ in lying if field}

    return [
        (mover, other)
        for mover in ONE
        for other in [*ONE, *TWO]
        if not fields(mover) & fields(other)
    ]


def test_board_numbers_are_consecutive() -> None:
    assert BOARDS == 2 * 9303 + 150 * 5643 == 865_056
    assert {board_number(*board) for board in boards()} == set(range(BOARDS))
    assert len(boards()) == BOARDS


def test_board_numbers_in_c() -> None:
    kernel = library()
    assert kernel is not None
    for mover, other in boards()[::37]:
        pairs = in_c(mover), in_c(other)
        number = kernel.c.two_board_number(*map(byref, pairs))
        assert number == board_number(mover, other), (mover, other)


def test_values_are_those_of_the_dice() -> None:
    assert len(VALUES) == 30
    assert set(VALUES) == {roll.value for roll in ROLLS}
