"""What happened in simulated games, added up."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from itertools import zip_longest
from typing import Final, NamedTuple

LENGTHS: Final = 1024
"""the number of buckets in the histogram of game lengths, see simulate.h"""


class Tally(NamedTuple):
    """The sum over all games and the sum of squares, for the mean and its standard error."""

    total: int = 0
    squares: int = 0

    def plus(self, one: int) -> "Tally":
        return Tally(self.total + one, self.squares + one * one)


_NOTHING: Final = Tally()


@dataclass(slots=True)
class GameStats:
    """What happened in one game; the names are those of `Totals`."""

    turns: int = 1
    steps: int = 0
    throw_outs: int = 0
    crosses: int = 0
    leads: int = 0
    doubles: int = 0
    rolls: int = 0
    leader: int | None = None
    """who last had the sole lead"""

    def update_lead(self, steps: tuple[int, ...]) -> None:
        """Count whether the sole lead has passed to another player."""
        leader = sole_leader(steps)
        if leader is not None:
            self.leads += self.leader not in (None, leader)
            self.leader = leader


@dataclass(frozen=True, slots=True)
class Totals:
    """What happened in some games; integers, so the order of addition does not matter."""

    games: int
    wins: tuple[int, ...]
    """by seat"""
    turns: Tally = _NOTHING
    """begun, including the one whose scoring wins"""
    steps: Tally = _NOTHING
    """in OpenSpiel's sense: outcomes of the dice, and choices between two or more actions"""
    throw_outs: Tally = _NOTHING
    """pairs thrown out"""
    crosses: Tally = _NOTHING
    """rolls that end a turn with an X"""
    leads: Tally = _NOTHING
    """times the sole lead passes to another player, as of the start of each turn (after scoring)
    and the end of the game"""
    doubles: Tally = _NOTHING
    rolls: Tally = _NOTHING
    turns_by_rolls: int = 0
    """the sum of turns times rolls, for the error of rolls per turn"""
    lengths: tuple[int, ...] = ()
    """games by number of turns, in buckets of `length_bucket_width`; the last one is open"""

    @classmethod
    def none(cls, players: int) -> "Totals":
        return cls(0, (0,) * players)

    @classmethod
    def of(cls, games: Iterable[tuple[int, GameStats]], players: int, finish: int) -> "Totals":
        """Add up games: the winner and the statistics of each."""
        wins, tallies = [0] * players, dict.fromkeys(TALLIES, Tally())
        lengths, turns_by_rolls = Counter[int](), 0
        for winner, stats in games:
            wins[winner] += 1
            tallies = {name: tally.plus(getattr(stats, name)) for name, tally in tallies.items()}
            turns_by_rolls += stats.turns * stats.rolls
            lengths[min(stats.turns // length_bucket_width(finish), LENGTHS - 1)] += 1
        counts = tuple(lengths[bucket] for bucket in range(max(lengths, default=-1) + 1))
        return cls(sum(wins), tuple(wins), **tallies, turns_by_rolls=turns_by_rolls, lengths=counts)

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(
            self.games + other.games,
            tuple(map(sum, zip(self.wins, other.wins, strict=True))),
            *(
                Tally(*map(sum, zip(getattr(self, name), getattr(other, name), strict=True)))
                for name in TALLIES
            ),
            turns_by_rolls=self.turns_by_rolls + other.turns_by_rolls,
            lengths=tuple(map(sum, zip_longest(self.lengths, other.lengths, fillvalue=0))),
        )


def sole_leader(steps: tuple[int, ...]) -> int | None:
    top = max(steps)
    return steps.index(top) if steps.count(top) == 1 else None


def length_bucket_width(finish: int) -> int:
    """Return how many numbers of turns share a bucket of `lengths`, see simulate.h."""
    return 1 << ((finish - 1) >> 5).bit_length()


TALLIES: Final = tuple(field.name for field in fields(Totals) if field.type is Tally)
