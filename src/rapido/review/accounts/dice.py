"""How often each face came up, compared with fair dice."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import exp, lgamma, log
from typing import Final, Literal

from rapido.review.entries import Entry, RollEntry
from rapido.rules import DIE_A, DIE_B, Roll

SIDES: Final = 6
OUTSIDE: Final = 0.05 / (len(DIE_A) + len(DIE_B))
"""the chance of one bar to leave its band, so that in 95 of 100 cases none of the twelve does"""


@dataclass(frozen=True, slots=True)
class Bar:
    """How often a face of a die came up, and the band in which fair dice keep that count."""

    die: Literal["a", "b"]
    face: int
    count: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Histogram:
    rolls: Counter[Roll]

    def bars(self) -> Iterator[Bar]:
        low, high = band(self.rolls.total())
        for face in DIE_A:
            yield Bar("a", face, _sum(self.rolls, 0, face), low, high)
        for face in DIE_B:
            yield Bar("b", face, _sum(self.rolls, 1, face), low, high)

    def __add__(self, other: "Histogram") -> "Histogram":
        return Histogram(self.rolls + other.rolls)


def player_dice(entries: Iterable[Entry], seat: int) -> Histogram:
    return Histogram(
        Counter(
            entry.roll for entry in entries if isinstance(entry, RollEntry) and entry.player == seat
        )
    )


@cache
def band(rolls: int) -> tuple[int, int]:
    """Return the lowest and highest count expected of a face of a fair die in that many rolls."""
    below, low, high = 0.0, 0, rolls
    for count in range(rolls + 1):
        below += _chance(count, rolls)
        if below <= OUTSIDE / 2:
            low = count + 1
        if below >= 1 - OUTSIDE / 2:
            high = count
            break
    return low, high


def _chance(count: int, rolls: int) -> float:
    """Return the binomial chance of one side in six; by logarithms, because n! is too large."""
    ways = lgamma(rolls + 1) - lgamma(count + 1) - lgamma(rolls - count + 1)
    return exp(ways - count * log(SIDES) + (rolls - count) * log(1 - 1 / SIDES))


def _sum(rolls: Counter[Roll], die: int, face: int) -> int:
    return sum(count for roll, count in rolls.items() if roll[die] == face)
