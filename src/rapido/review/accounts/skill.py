"""How well a player chose: the mean loss over real decisions, and how certain it is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from rapido.review.entries import DecisionEntry, Entry

SIGMAS: Final = 1.96
"""half the width of a 95 % band, in standard deviations"""
UNSEEN: Final = 0.05
"""the loss, with two players, of one mistake assumed in every band: without it a few good choices
would look like certainty"""


@dataclass(frozen=True, slots=True)
class Skill:
    """The losses of the decisions that count."""

    losses: tuple[float, ...]
    players: float
    """how many played, on average over the decisions"""

    @property
    def stakes(self) -> float:
        """A fair share of the game, compared with that in a game for two."""
        return 2 / self.players

    @property
    def decisions(self) -> int:
        return len(self.losses)

    @property
    def mean_loss(self) -> float:
        """0 if no decision counts."""
        return fsum(self.losses) / len(self.losses) if self.losses else 0.0

    @property
    def band(self) -> tuple[float, float] | None:
        """The band that holds the mean loss of many such games in 95 of 100 cases."""
        if not self.losses:
            return None
        half = SIGMAS * _spread((*self.losses, UNSEEN * self.stakes)) / sqrt(len(self.losses))
        return max(0.0, self.mean_loss - half), self.mean_loss + half


def player_skill(entries: Iterable[Entry], seat: int, players: int) -> Skill:
    losses = tuple(
        entry.loss
        for entry in entries
        if isinstance(entry, DecisionEntry) and entry.player == seat and entry.counted
    )
    return Skill(losses, players)


def _spread(losses: Sequence[float]) -> float:
    mean = fsum(losses) / len(losses)
    return sqrt(fsum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1))
