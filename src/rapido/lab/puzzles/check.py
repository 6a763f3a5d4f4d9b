"""Checks puzzles against the exact chances of their positions."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from rapido.lab.puzzles.find import find_puzzle
from rapido.locales import DEFAULT, Say, catalog
from rapido.record import write_position
from rapido.review.accounts.mistakes import Mistake
from rapido.review.puzzle import UNIT, Puzzle
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction

Game = tuple[int, int]
"""players and finish"""
TOLERANCE: Final = 0.6 / UNIT + 1e-6
"""the rounding of a chance in the file, and the error of the table"""


class Fault(NamedTuple):
    """What is wrong with a puzzle: the key of a sentence, and its values."""

    key: str
    position: str
    kind: Mistake | None = None
    """of the puzzle that is there instead"""
    grade: int = 0

    def __str__(self) -> str:
        """Return the sentence for programs: in English, with the kind as the file has it."""
        return self._sentence(catalog(DEFAULT), str(self.kind))

    def explain(self, say: Say) -> str:
        kind = "" if self.kind is None else say(f"review-mistake-{self.kind}")
        return self._sentence(say, say("puzzle-kind", kind=kind))

    def _sentence(self, say: Say, kind: str) -> str:
        return say(self.key, position=self.position, kind=kind, grade=self.grade)


def faults(
    puzzles: tuple[Puzzle, ...],
    values: Mapping[Game, ValueFunction],
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Iterator[Fault]:
    """Recompute every puzzle from the solved games, and yield what is wrong."""
    for number, puzzle in enumerate(puzzles):
        progress(number, len(puzzles))
        state = puzzle.state
        analysis = TurnAnalysis(state, values[state.players, state.finish])
        again = find_puzzle(state, analysis)
        where = write_position(state)
        if again is None:
            yield Fault("puzzle-none", where)
        elif (again.best, again.natural) != (puzzle.best, puzzle.natural):
            yield Fault("puzzle-other-move", where)
        elif (again.kind, again.grade) != (puzzle.kind, puzzle.grade):
            yield Fault("puzzle-other-grade", where, again.kind, again.grade)
        elif any(abs(a - b) > TOLERANCE for a, b in zip(again.wins, puzzle.wins, strict=True)):
            yield Fault("puzzle-other-chances", where)


def confirmed(puzzles: list[Puzzle], values: ValueFunction) -> list[Puzzle]:
    """Keep the puzzles whose best move a second value function finds as well."""
    return [each for each in puzzles if TurnAnalysis(each.state, values).best == each.best]
