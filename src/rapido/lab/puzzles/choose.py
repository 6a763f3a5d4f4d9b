"""Chooses from many puzzles those that make a good book: mixed kinds and grades, no twins."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain, zip_longest
from random import Random

from rapido.review.puzzle import Puzzle


def choose_puzzles(found: Iterable[Puzzle], count: int, seed: int) -> tuple[Puzzle, ...]:
    """Take turns among kinds and grades until there are enough."""
    rng = Random(f"book {seed}")
    shelves: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    met: set[object] = set()
    for puzzle in found:
        looks = _looks(puzzle)
        if looks not in met:
            met.add(looks)
            shelves[puzzle.kind, puzzle.grade].append(puzzle)
    for shelf in shelves.values():
        rng.shuffle(shelf)
    rounds = zip_longest(*(shelves[key] for key in sorted(shelves)))
    return tuple(each for each in chain.from_iterable(rounds) if each is not None)[:count]


def mixed(puzzles: tuple[Puzzle, ...], seed: int) -> tuple[Puzzle, ...]:
    """Shuffle them; this is the order of the days: tomorrow's puzzle is the next one."""
    return tuple(Random(f"days {seed}").sample(puzzles, len(puzzles)))


def _looks(puzzle: Puzzle) -> object:
    """Say what one sees at first: two puzzles that differ in less are twins."""
    state = puzzle.state
    me = state.player
    board = tuple((pair.field, pair.owner == me) for pair in state.pairs if pair.field)
    behind = state.steps[me] - max(step for seat, step in enumerate(state.steps) if seat != me)
    return (board, behind // 3, state.roll and state.roll.value // 10, puzzle.kind, puzzle.natural)
