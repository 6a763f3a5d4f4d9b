"""How lucky a player's dice were, and whether that is more than ordinary chance."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import erf, fsum, sqrt
from typing import Final

from rapido.review.accounts.skill import SIGMAS
from rapido.review.entries import Entry, RollEntry

FEWEST: Final = 12
"""with fewer rolls there is no verdict"""
REMARKABLE: Final = 1.3
"""how many standard deviations are more than ordinary chance"""


class LuckVerdict(StrEnum):
    FEW = "few"
    """too few rolls"""
    WITHIN = "within"
    """no more than ordinary chance"""
    LUCKY = "lucky"
    UNLUCKY = "unlucky"


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of a player's own dice, and the variance that these very rolls could have had."""

    total: float
    variance: float
    rolls: int

    @property
    def spread(self) -> float:
        """Half the width of the band that holds the luck of 95 of 100 such games."""
        return SIGMAS * sqrt(self.variance)

    @property
    def share(self) -> float:
        """The share of games with these chances that bring less luck, by the normal curve."""
        return (1 + erf(self._sigmas / sqrt(2))) / 2

    @property
    def verdict(self) -> LuckVerdict:
        if self.rolls < FEWEST:
            return LuckVerdict.FEW
        if abs(self._sigmas) <= REMARKABLE:
            return LuckVerdict.WITHIN
        return LuckVerdict.LUCKY if self.total > 0 else LuckVerdict.UNLUCKY

    @property
    def _sigmas(self) -> float:
        return self.total / sqrt(self.variance) if self.variance > 0 else 0.0

    def __add__(self, other: "Luck") -> "Luck":
        return Luck(
            self.total + other.total, self.variance + other.variance, self.rolls + other.rolls
        )


def player_luck(entries: Iterable[Entry], seat: int) -> Luck:
    own = [entry for entry in entries if isinstance(entry, RollEntry) and entry.player == seat]
    return Luck(
        fsum(entry.luck[seat] for entry in own), fsum(entry.variance for entry in own), len(own)
    )
