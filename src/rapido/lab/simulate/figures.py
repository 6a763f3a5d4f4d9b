"""The figures of a simulation, each with its interval."""

from dataclasses import dataclass
from typing import Final

from rapido.kernel.simulate.totals import LENGTHS, Totals, length_bucket_width
from rapido.lab.interval import Estimate, mean, ratio, share
from rapido.lab.simulate.run import SimulationResult

MEANS: Final = ("turns", "rolls", "throw_outs", "crosses", "doubles", "leads")
"""what is counted in each game, as in `Totals`; people read the message `simulate-NAME`"""

_SHORT: Final = 24
"""up to this many lengths are shown one by one"""


@dataclass(frozen=True, slots=True)
class Figures:
    """Estimates for one game of these players."""

    wins: tuple[Estimate, ...]
    """by seat"""
    means: dict[str, Estimate]
    rolls_per_turn: Estimate

    @classmethod
    def of(cls, totals: Totals) -> "Figures":
        """Estimate from at least one game."""
        games = totals.games
        return cls(
            tuple(share(won, games) for won in totals.wins),
            {name: mean(getattr(totals, name), games) for name in MEANS},
            ratio(totals.rolls, totals.turns, totals.turns_by_rolls, games),
        )


@dataclass(frozen=True, slots=True)
class Bin:
    """Games of `least` to `most` turns; None: any number from `least` on."""

    least: int
    most: int | None
    games: int


def bins(result: SimulationResult, at_most: int) -> list[Bin]:
    """Sort the lengths of games into at most that many bins, all of the same width.

    Unless games are short, every seat has equally many lengths in a bin at which it wins. Without
    that, the histogram would be jagged wherever some seats win more often than others.
    """
    lengths, width = result.totals.lengths, length_bucket_width(result.request.finish)
    first = next((place for place, games in enumerate(lengths) if games), 0)
    together = max(1, -(-(len(lengths) - first) // at_most))
    if len(lengths) - first > _SHORT:
        together += -together % len(result.request.players)
    first -= first % together
    found: list[Bin] = []
    for place in range(first, len(lengths), together):
        open_end = place + together >= LENGTHS and len(lengths) == LENGTHS
        least = max(1, place * width)
        most = None if open_end else (place + together) * width - 1
        found.append(Bin(least, most, sum(lengths[place : place + together])))
    return found
