"""Games played by a solved table, compared with what the table predicts."""

from collections.abc import Iterable, Sequence
from ctypes import Array, Structure, c_uint64
from dataclasses import dataclass
from math import sqrt
from typing import Final

_TINY: Final = 1e-12
"""instead of the variance of a game that is never or always won"""


class Played(Structure):
    """`struct played` of played.h: counts over some games."""

    _fields_ = (
        ("games", c_uint64),
        ("wins", c_uint64 * 3),
        ("turns", c_uint64),
        ("rolls", c_uint64),
    )
    games: int
    wins: Array[c_uint64]
    turns: int
    rolls: int


@dataclass(frozen=True, slots=True)
class PlayedTotals:
    """Counts over all games."""

    wins: tuple[int, ...]
    """by seat"""
    turns: int
    rolls: int

    @classmethod
    def of(cls, parts: Iterable[Played], players: int) -> "PlayedTotals":
        parts = list(parts)
        wins = tuple(sum(part.wins[seat] for part in parts) for seat in range(players))
        return cls(wins, sum(part.turns for part in parts), sum(part.rolls for part in parts))

    def sigmas(self, start: Sequence[float]) -> float:
        """Return the deviation from these shares in standard errors, for the worst seat."""
        games = sum(self.wins)
        deviations = [
            (won / games - share) / sqrt(max(share * (1 - share), _TINY) / games)
            for won, share in zip(self.wins, start, strict=True)
        ]
        return max(deviations, key=abs)
