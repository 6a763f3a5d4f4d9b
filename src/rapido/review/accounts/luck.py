"""Whether the dice were kind, judged only where chance alone would rarely do as much."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import erf, fsum, sqrt
from typing import Final

from rapido.review.entries import Entry, RollEntry
from rapido.review.accounts.skill import SIGMAS

FEWEST: Final = 12
"""with fewer rolls nothing is said about luck"""
REMARKABLE: Final = 1.3
"""how many standard deviations are more than what chance does all the time"""


class LuckVerdict(StrEnum):
    """What can be said about the luck of a game."""

    FEW = "few"
    """too few rolls"""
    WITHIN = "within"
    """nothing that chance would not do"""
    LUCKY = "lucky"
    UNLUCKY = "unlucky"


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of somebody's own dice, and the spread that these very rolls could have had."""

    total: float
    variance: float
    rolls: int

    @property
    def spread(self) -> float:
        """Half the width of the band that holds the luck of 95 of 100 such games."""
        return SIGMAS * sqrt(self.variance)

    @property
    def share(self) -> float:
        """Return how many of all games with these chances bring less luck, as a share."""
        return (1 + erf(self._sigmas / sqrt(2))) / 2

    @property
    def verdict(self) -> LuckVerdict:
        """Say something only where there is something to say."""
        if self.rolls < FEWEST:
            return LuckVerdict.FEW
        if abs(self._sigmas) <= REMARKABLE:
            return LuckVerdict.WITHIN
        return LuckVerdict.LUCKY if self.total > 0 else LuckVerdict.UNLUCKY

    @property
    def _sigmas(self) -> float:
        return self.total / sqrt(self.variance) if self.variance > 0 else 0.0

    def __add__(self, other: "Luck") -> "Luck":
        """Put two games together."""
        return Luck(
            self.total + other.total, self.variance + other.variance, self.rolls + other.rolls
        )


def luck_of(entries: Iterable[Entry], seat: int) -> Luck:
    """Add up the luck of a player's own rolls."""
    own = [entry for entry in entries if isinstance(entry, RollEntry) and entry.player == seat]
    return Luck(
        fsum(entry.luck[seat] for entry in own), fsum(entry.variance for entry in own), len(own)
    )
