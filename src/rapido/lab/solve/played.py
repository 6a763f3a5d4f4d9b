"""What was seen in games that were played by a table, and how far that is from what it says."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Games:
    """Counts over all games."""

    wins: tuple[int, ...]
    """by seat"""
    turns: int
    rolls: int

    def sigmas(self, start: Sequence[float]) -> float:
        """Return how far the shares are from these, in standard errors, for the worst seat."""
        games = sum(self.wins)
        off = [
            (won / games - share) / sqrt(share * (1 - share) / games)
            for won, share in zip(self.wins, start, strict=True)
        ]
        return max(off, key=abs)
