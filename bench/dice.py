"""Statistics of ten million sealed rolls, and of rolls with a planted bias: `python bench/dice.py`.

Chi-square tests of the 36 outcomes, of consecutive pairs of rolls, of each seat and of each
position in the seat's sequence modulo 100. A p-value below 0.0001 or above 0.9999 is a finding.
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

TOTAL_ROLLS = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
SEATS = 6
INDEX = {roll: number for number, roll in enumerate(ROLLS)}


class Tally:
    """Counts outcomes by seat and by position, and consecutive pairs of outcomes."""

    def __init__(self) -> None:
        self.by_seat: Counter[tuple[int, int]] = Counter()
        self.by_position: Counter[tuple[int, int]] = Counter()
        self.pairs: Counter[tuple[int, int]] = Counter()

    def add(self, seat: int, outcomes: Sequence[int]) -> None:
        self.by_seat.update((seat, outcome) for outcome in outcomes)
        self.by_position.update((k % 100, outcome) for k, outcome in enumerate(outcomes))
        self.pairs.update(pairwise(outcomes))

    def merge(self, other: "Tally") -> None:
        self.by_seat += other.by_seat
        self.by_position += other.by_position
        self.pairs += other.pairs


def p_value(counts: Iterable[int], cells: int, groups: int = 1) -> float:
    """Chi-square test for a uniform distribution, with the Wilson-Hilferty approximation."""
    counts = list(counts)
    counts += [0] * (cells * groups - len(counts))
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    degrees = (cells - 1) * groups
    normal = ((chi_square / degrees) ** (1 / 3) - (1 - 2 / (9 * degrees))) / sqrt(2 / (9 * degrees))
    return erfc(normal / sqrt(2)) / 2


def sealed(game: int, rolls: int) -> Tally:
    """Count the rolls of one game."""
    tally = Tally()
    dice = SealedDice.of(random.Random(game).randbytes(32), [f"word {game}", "", "x"])
    for seat in range(SEATS):
        tally.add(seat, [INDEX[dice.roll(seat, number)] for number in range(1, rolls // SEATS + 1)])
    return tally


def biased(rolls: int) -> Tally:
    """Count rolls of dice with one outcome 1 % too likely."""
    rng = random.Random(7)
    outcomes = rng.choices(range(36), weights=[101, *[100] * 35], k=rolls)
    tally = Tally()
    for seat in range(SEATS):
        tally.add(seat, outcomes[seat::SEATS])
    return tally


def report(name: str, tally: Tally) -> bool:
    """Print the p-values; return whether there is a finding."""
    outcomes = Counter[int]()
    for (_, outcome), count in tally.by_seat.items():
        outcomes[outcome] += count
    excess = (max(outcomes.values()) * 36 / outcomes.total() - 1) * 100
    tests = {
        "outcomes": p_value(outcomes.values(), 36),
        "by seat": p_value(tally.by_seat.values(), 36, SEATS),
        "by position": p_value(tally.by_position.values(), 36, 100),
        "consecutive pairs": p_value(tally.pairs.values(), 36 * 36),
    }
    found = [test for test, p in tests.items() if not 0.0001 < p < 0.9999]
    values = "   ".join(f"{test} p = {p:.4f}" for test, p in tests.items())
    print(f"{name}: {outcomes.total():,} rolls, most frequent outcome {excess:+.2f} %")
    print(f"  {values}\n  {'found: ' + ', '.join(found) if found else 'nothing found'}")
    return bool(found)


def main() -> int:
    """Test the sealed dice, then check that the same tests detect a planted bias."""
    games = 20
    total = Tally()
    with ProcessPoolExecutor() as pool:
        for tally in pool.map(sealed, range(games), [TOTAL_ROLLS // games] * games):
            total.merge(tally)
    clean = report("sealed dice", total)
    planted = report("planted bias of 1 %", biased(TOTAL_ROLLS))
    return int(clean or not planted)


if __name__ == "__main__":
    raise SystemExit(main())
