"""The moves of a game: versions share them, and none of them changes."""

import gc
from itertools import pairwise

from rapido.rooms.model.move_list import MoveList
from rapido.rules import FIELDS, ROLLS, Move, Place, Rolled, Throw

EVERY: tuple[Move, ...] = (
    *(Throw(0), Throw(1)),
    *(Place(field) for field in FIELDS),
    *(Rolled(roll) for roll in ROLLS),
)


def test_moves_survive() -> None:
    moves = MoveList(EVERY)
    assert tuple(moves) == EVERY == moves[:]
    assert len(moves) == len(EVERY)
    assert [moves[place] for place in range(-3, 3)] == [*EVERY[-3:], *EVERY[:3]]
    assert moves[2:5] == EVERY[2:5]
    assert Place(3) in moves


def test_versions_share_one_buffer_and_keep_their_length() -> None:
    versions = [MoveList()]
    for number in range(500):
        versions.append(versions[-1].plus((EVERY[number % len(EVERY)],)))
    assert [len(version) for version in versions] == [*range(501)]
    assert all(after[: len(before)] == before[:] for before, after in pairwise(versions))
    buffers = {
        id(part)
        for version in versions
        for part in gc.get_referents(version)
        if isinstance(part, bytearray)
    }
    assert len(buffers) == 1


def test_version_that_is_continued_twice() -> None:
    common = MoveList((Throw(0), Rolled(ROLLS[7])))
    placed, thrown = common.plus((Place(2),)), common.plus((Throw(0), Rolled(ROLLS[3])))
    assert tuple(common) == (Throw(0), Rolled(ROLLS[7]))
    assert tuple(placed) == (*common, Place(2))
    assert tuple(thrown) == (*common, Throw(0), Rolled(ROLLS[3]))
    assert tuple(placed.plus((Throw(1),))) == (*placed, Throw(1))


def test_equal_moves_are_equal() -> None:
    one, two = MoveList(EVERY), MoveList(EVERY[:5]).plus(EVERY[5:])
    assert one == two
    assert hash(one) == hash(two)
    assert one != two.plus((Throw(0),))
    assert MoveList() != ()


def test_who_moved_is_kept_with_the_moves() -> None:
    throw = (Throw(0), Rolled(ROLLS[7]))
    moves = MoveList().plus(throw).plus((Place(2),), by_computer=True).plus(throw, by_computer=True)
    assert tuple(moves) == (*throw, Place(2), *throw)
    assert moves.tokens_by_computer() == {1, 2}
    assert moves != MoveList((*throw, Place(2), *throw)), "another game was played"
