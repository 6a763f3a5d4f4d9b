"""Statistics of ten million sealed rolls, and of rolls with a planted bias: `python bench/dice.py`.

Chi-square tests of the 36 outcomes, of pairs of rolls in sequence, of each seat and of each place
in the seat's sequence modulo 100. A p-value below 0.0001 or above 0.9999 is reported as a finding.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import erfc, sqrt

from rapido.fair import SealedDice
from rapido.rules import ROLLS

ROLLS_IN_ALL = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
SEATS = 6
INDEX = {roll: number for number, roll in enumerate(ROLLS)}


class Tally:
    """Counts outcomes by seat and by place, and pairs of outcomes in sequence."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.by_seat: Counter[tuple[int, int]] = Counter()
        self.by_place: Counter[tuple[int, int]] = Counter()
        self.pairs: Counter[tuple[int, int]] = Counter()

    def add(self, seat: int, outcomes: Sequence[int]) -> None:
        """Count the rolls of one seat in one game."""
        self.by_seat.update((seat, outcome) for outcome in outcomes)
        self.by_place.update((k % 100, outcome) for k, outcome in enumerate(outcomes))
        self.pairs.update(pairwise(outcomes))

    def merge(self, other: "Tally") -> None:
        """Take over the counts of another tally."""
        self.by_seat += other.by_seat
        self.by_place += other.by_place
        self.pairs += other.pairs


def p_value(counts: Iterable[int], cells: int, groups: int = 1) -> float:
    """Test for equal chances in each group: chi-square, by Wilson and Hilferty's cube root."""
    counts = list(counts)
    counts += [0] * (cells * groups - len(counts))
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    free = (cells - 1) * groups
    normal = ((chi_square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))
    return erfc(normal / sqrt(2)) / 2


def sealed(game: int, rolls: int) -> Tally:
    """Tally one game of many rolls for every seat."""
    tally = Tally()
    dice = SealedDice.of(random.Random(game).randbytes(32), [f"word {game}", "", "x"])
    for seat in range(SEATS):
        tally.add(seat, [INDEX[dice.roll(seat, number)] for number in range(1, rolls // SEATS + 1)])
    return tally


def biased(rolls: int) -> Tally:
    """Tally dice on which one outcome is 1 % more likely than it should be."""
    rng = random.Random(7)
    outcomes = rng.choices(range(36), weights=[101, *[100] * 35], k=rolls)
    tally = Tally()
    for seat in range(SEATS):
        tally.add(seat, outcomes[seat::SEATS])
    return tally


def report(name: str, tally: Tally) -> bool:
    """Print the p-values, and say whether anything was found."""
    outcomes = Counter[int]()
    for (_, outcome), count in tally.by_seat.items():
        outcomes[outcome] += count
    excess = (max(outcomes.values()) * 36 / outcomes.total() - 1) * 100
    tests = {
        "outcomes": p_value(outcomes.values(), 36),
        "by seat": p_value(tally.by_seat.values(), 36, SEATS),
        "by place": p_value(tally.by_place.values(), 36, 100),
        "pairs in sequence": p_value(tally.pairs.values(), 36 * 36),
    }
    found = [test for test, p in tests.items() if not 0.0001 < p < 0.9999]
    values = "   ".join(f"{test} p = {p:.4f}" for test, p in tests.items())
    print(f"{name}: {outcomes.total():,} rolls, most frequent outcome {excess:+.2f} %")
    print(f"  {values}\n  {'found: ' + ', '.join(found) if found else 'nothing found'}")
    return bool(found)


def main() -> int:
    """Test the sealed dice, then show that the same tests find a planted bias."""
    games = 20
    whole = Tally()
    with ProcessPoolExecutor() as pool:
        for tally in pool.map(sealed, range(games), [ROLLS_IN_ALL // games] * games):
            whole.merge(tally)
    clean = report("sealed dice", whole)
    planted = report("planted bias of 1 %", biased(ROLLS_IN_ALL))
    return int(clean or not planted)


if __name__ == "__main__":
    raise SystemExit(main())
