"""Checks puzzles against what the positions are really worth."""

from collections.abc import Iterator, Mapping
from typing import Final

from rapido.lab.puzzles.find import puzzle_in
from rapido.players.outlook import Outlook
from rapido.players.positions import Values
from rapido.record import write_position
from rapido.review.puzzle import UNIT, Puzzle

ROUNDED: Final = 0.6 / UNIT + 1e-6
"""how far a chance may be off that was rounded when it was written, by a table good to 1e-6"""


def faults(puzzles: tuple[Puzzle, ...], values: Mapping[int, Values]) -> Iterator[str]:
    """Work every puzzle out anew with exact values, given by finish, and say what is wrong."""
    for puzzle in puzzles:
        outlook = Outlook(puzzle.state, values[puzzle.state.finish])
        again = puzzle_in(puzzle.state, outlook)
        where = write_position(puzzle.state)
        if again is None:
            yield f"{where}: it is no puzzle"
        elif (again.best, again.natural) != (puzzle.best, puzzle.natural):
            yield f"{where}: the best move or the natural one is another"
        elif (again.kind, again.grade) != (puzzle.kind, puzzle.grade):
            yield f"{where}: it is {again.kind}, grade {again.grade}"
        elif any(abs(a - b) > ROUNDED for a, b in zip(again.wins, puzzle.wins, strict=True)):
            yield f"{where}: the chances are others"
