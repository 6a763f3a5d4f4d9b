"""Chooses a good collection from many puzzles: mixed kinds and grades, no near-duplicates."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain, zip_longest
from random import Random

from rapido.review.puzzle import Puzzle


def choose_puzzles(found: Iterable[Puzzle], count: int, seed: int) -> tuple[Puzzle, ...]:
    """Take puzzles from all kinds and grades in turn until there are enough."""
    rng = Random(f"book {seed}")
    buckets: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    seen: set[object] = set()
    for puzzle in found:
        key = _similarity_key(puzzle)
        if key not in seen:
            seen.add(key)
            buckets[puzzle.kind, puzzle.grade].append(puzzle)
    for bucket in buckets.values():
        rng.shuffle(bucket)
    rounds = zip_longest(*(buckets[key] for key in sorted(buckets)))
    return tuple(each for each in chain.from_iterable(rounds) if each is not None)[:count]


def shuffled(puzzles: tuple[Puzzle, ...], seed: int) -> tuple[Puzzle, ...]:
    """Shuffle puzzles into the order in which they become the puzzle of the day."""
    return tuple(Random(f"days {seed}").sample(puzzles, len(puzzles)))


def _similarity_key(puzzle: Puzzle) -> object:
    """Return what one sees at a glance: puzzles that share it are near-duplicates."""
    state = puzzle.state
    me = state.player
    board = tuple((pair.field, pair.owner == me) for pair in state.pairs if pair.field)
    behind = state.steps[me] - max(step for seat, step in enumerate(state.steps) if seat != me)
    return (board, behind // 3, state.roll and state.roll.value // 10, puzzle.kind, puzzle.natural)
