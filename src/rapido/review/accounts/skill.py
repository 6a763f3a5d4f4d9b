"""How well somebody chose: the mean loss over real questions, and how sure it is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from rapido.review.entries import ChoiceEntry, Entry

SIGMAS: Final = 1.96
"""half the width of a band that holds the truth in 95 of 100 cases"""
UNSEEN: Final = 0.05
"""the loss, with two players, of the one mistake that is always taken to be waiting: without it a
few good choices would look like certainty"""


@dataclass(frozen=True, slots=True)
class Skill:
    """The mean loss per decision that was a real question."""

    losses: tuple[float, ...]
    players: float
    """how many played, on average if it was not always the same"""

    @property
    def stakes(self) -> float:
        """What a game is worth to a player at the start, beside a game for two."""
        return 2 / self.players

    @property
    def decisions(self) -> int:
        """How many decisions count."""
        return len(self.losses)

    @property
    def mean_loss(self) -> float:
        """The figure to compare; 0 if no decision counts."""
        return fsum(self.losses) / len(self.losses) if self.losses else 0.0

    @property
    def band(self) -> tuple[float, float] | None:
        """Between which figures the mean loss of many such games lies, in 95 of 100 cases."""
        if not self.losses:
            return None
        half = SIGMAS * _spread((*self.losses, UNSEEN * self.stakes)) / sqrt(len(self.losses))
        return max(0.0, self.mean_loss - half), self.mean_loss + half


def skill_of(entries: Iterable[Entry], seat: int, players: int) -> Skill:
    """Collect the losses of a player's decisions that count."""
    losses = tuple(
        entry.loss
        for entry in entries
        if isinstance(entry, ChoiceEntry) and entry.player == seat and entry.counted
    )
    return Skill(losses, players)


def _spread(losses: Sequence[float]) -> float:
    mean = fsum(losses) / len(losses)
    return sqrt(fsum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1))
