"""Checks puzzles against the exact chances of their positions."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rapido.lab.puzzles.find import find_puzzle
from rapido.record import write_position
from rapido.review.puzzle import UNIT, Puzzle
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction

Game = tuple[int, int]
"""players and finish"""
TOLERANCE: Final = 0.6 / UNIT + 1e-6
"""the rounding of a chance in the file, and the error of the table"""


def faults(
    puzzles: tuple[Puzzle, ...],
    values: Mapping[Game, ValueFunction],
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Iterator[str]:
    """Recompute every puzzle from the solved games; yield a sentence for each fault."""
    for number, puzzle in enumerate(puzzles):
        progress(number, len(puzzles))
        state = puzzle.state
        analysis = TurnAnalysis(state, values[state.players, state.finish])
        again = find_puzzle(state, analysis)
        where = write_position(state)
        if again is None:
            yield f"{where}: it is not a puzzle"
        elif (again.best, again.natural) != (puzzle.best, puzzle.natural):
            yield f"{where}: the best move or the natural one is different"
        elif (again.kind, again.grade) != (puzzle.kind, puzzle.grade):
            yield f"{where}: it is {again.kind}, grade {again.grade}"
        elif any(abs(a - b) > TOLERANCE for a, b in zip(again.wins, puzzle.wins, strict=True)):
            yield f"{where}: the chances are different"


def confirmed(puzzles: list[Puzzle], values: ValueFunction) -> list[Puzzle]:
    """Keep the puzzles whose best move a second value function finds as well."""
    return [each for each in puzzles if TurnAnalysis(each.state, values).best == each.best]
