"""Which kind of mistake a choice was, from the chosen action and the best one."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rapido.review.entries import SAME, DecisionEntry, Entry
from rapido.rules import Place, thrown_out_by


class Mistake(StrEnum):
    ROLLED_ON = "rolled_on"
    """should have placed"""
    STOPPED = "stopped"
    """should have rolled again"""
    SPARED = "spared"
    """a lower field would have thrown out a pair that was left alone"""
    TOO_HIGH = "too_high"
    TOO_LOW = "too_low"
    FIELD_ZERO = "field_zero"
    """placed where there is nothing to score"""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often, and the total cost."""

    count: int = 0
    loss: float = 0.0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.count + other.count, self.loss + other.loss)


Ranking = tuple[tuple[Mistake, Tally], ...]
"""most costly first"""


def classify_mistake(entry: DecisionEntry) -> Mistake | None:
    """Classify the mistake; a loss too small to matter is none, nor is what a stand-in chose."""
    if entry.stand_in or entry.loss <= SAME:
        return None
    chosen, best, state = entry.chosen, entry.best, entry.state
    if not isinstance(chosen, Place):
        return Mistake.ROLLED_ON
    if not isinstance(best, Place):
        return Mistake.STOPPED
    if set(thrown_out_by(state, best.field)) - set(thrown_out_by(state, chosen.field)):
        return Mistake.SPARED
    if chosen.field > best.field:
        return Mistake.TOO_HIGH
    return Mistake.TOO_LOW if chosen.field else Mistake.FIELD_ZERO


def player_mistakes(entries: Iterable[Entry], seat: int) -> Ranking:
    tallies: dict[Mistake, Tally] = {}
    for entry in entries:
        if (
            isinstance(entry, DecisionEntry)
            and entry.player == seat
            and (kind := classify_mistake(entry))
        ):
            tallies[kind] = tallies.get(kind, Tally()) + Tally(1, entry.loss)
    return ranked(tallies)


def ranked(tallies: dict[Mistake, Tally]) -> Ranking:
    return tuple(sorted(tallies.items(), key=lambda item: -item[1].loss))
