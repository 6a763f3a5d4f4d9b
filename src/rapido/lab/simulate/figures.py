"""The figures of a simulation: each with its interval, as values and as one JSON object."""

from dataclasses import dataclass
from typing import Final

from rapido.kernel.simulate.totals import LENGTHS, Totals, length_bucket_width
from rapido.lab.interval import Estimate, mean, ratio, share
from rapido.lab.simulate.run import Outcome

MEANS: Final = {
    "turns": "turns",
    "rolls": "rolls",
    "throw_outs": "throw-outs",
    "crosses": "crosses",
    "doubles": "doubles",
    "leads": "lead changes",
}
"""what is counted in each game: its name in `Totals` and in JSON, and for people"""

_SHORT: Final = 24
"""as many lengths are shown one by one"""


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
    """Games whose number of turns lies from `least` to `most`; the last bin may have no end."""

    least: int
    most: int | None
    games: int


def bins(outcome: Outcome, at_most: int) -> list[Bin]:
    """Gather the lengths of games in no more bins than that, all of the same width.

    Unless the games are short, a bin holds as many lengths for each seat to win at: else the seats
    that win more often would make teeth.
    """
    lengths, width = outcome.totals.lengths, length_bucket_width(outcome.request.finish)
    first = next((place for place, games in enumerate(lengths) if games), 0)
    together = max(1, -(-(len(lengths) - first) // at_most))
    if len(lengths) - first > _SHORT:
        together += -together % len(outcome.request.players)
    first -= first % together
    found: list[Bin] = []
    for place in range(first, len(lengths), together):
        open_end = place + together >= LENGTHS and len(lengths) == LENGTHS
        least = max(1, place * width)
        most = None if open_end else (place + together) * width - 1
        found.append(Bin(least, most, sum(lengths[place : place + together])))
    return found


def as_json(outcome: Outcome) -> dict[str, object]:
    """Write everything as one JSON object; docs/lab.md says what is what."""
    request, totals = outcome.request, outcome.totals
    figures = Figures.of(totals)
    means = figures.means | {"rolls_per_turn": figures.rolls_per_turn}
    return {
        "players": request.players,
        "finish": request.finish,
        "seed": request.seed,
        "games": totals.games,
        "asked": request.games,
        "stopped": outcome.stopped,
        "seconds": outcome.seconds,
        "games_per_second": totals.games / outcome.seconds if outcome.seconds else None,
        "wins": [win.value for win in figures.wins],
        **{name: estimate.value for name, estimate in means.items()},
        "intervals": {
            "wins": [win.interval for win in figures.wins],
            **{name: estimate.interval for name, estimate in means.items()},
        },
        "sd": {name: estimate.sd for name, estimate in figures.means.items()},
        "lengths": {
            "width": length_bucket_width(request.finish),
            "games": totals.lengths,
        },
    }
