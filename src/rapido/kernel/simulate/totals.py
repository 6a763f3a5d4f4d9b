"""What is to be simulated, and what came of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from itertools import zip_longest
from typing import Final, NamedTuple

from rapido.rules import BadRequest, GameOver, Phase, State, check_state, new_game

POLICIES: Final = ("uniform", "threshold")
"""in the order of kernel.h: any legal action; roll on below 43, then place by value"""

MOST_GAMES: Final = 1 << 48
"""the number of games that a seed has luck for, see draw.h"""

LENGTHS: Final = 1024
"""as many lengths of games are told apart, see kernel.h"""


@dataclass(frozen=True, slots=True)
class Contest:
    """Games `first`, `first` + 1, ... of a seed, all from the same position."""

    start: State
    policies: tuple[str, ...]
    """one for each seat"""
    games: int
    seed: int
    first: int = 0

    def __post_init__(self) -> None:
        check_state(self.start)
        if self.start.phase is Phase.OVER:
            raise GameOver("no games can be played from a position in which the game is over")
        if len(self.policies) != self.start.players:
            raise BadRequest(
                f"{self.start.players} players need as many policies, not {len(self.policies)}"
            )
        for policy in self.policies:
            if policy not in POLICIES:
                raise BadRequest(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
        if not 0 <= self.seed < 1 << 64:
            raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")
        if self.games < 0 or self.first < 0 or self.first + self.games > MOST_GAMES:
            raise BadRequest(
                f"the games of a seed are those from 0 to 2^48 - 1, not {self.games} from"
                f" number {self.first} on"
            )

    def part(self, skip: int, games: int) -> "Contest":
        """Return some of these games: so many, leaving out so many before them."""
        return Contest(self.start, self.policies, games, self.seed, self.first + skip)

    @property
    def uniform_start(self) -> bool:
        """Whether all seats follow one policy, and every game begins at the beginning."""
        fresh = new_game(self.start.players, self.start.finish)
        return self.start == fresh and len(set(self.policies)) == 1


class Tally(NamedTuple):
    """A sum over all games and the sum of the squares, for the mean and its error."""

    total: int = 0
    squares: int = 0

    def plus(self, one: int) -> "Tally":
        """Count one more game."""
        return Tally(self.total + one, self.squares + one * one)


_NOTHING: Final = Tally()


@dataclass(slots=True)
class Tale:
    """What happened in one game; the names are those of `Totals`."""

    turns: int = 1
    steps: int = 0
    throw_outs: int = 0
    crosses: int = 0
    leads: int = 0
    doubles: int = 0
    rolls: int = 0
    leader: int | None = None
    """who had the sole lead last"""

    def look_at_lead(self, steps: tuple[int, ...]) -> None:
        """Count if the sole lead has passed to another player."""
        leader = sole_leader(steps)
        if leader is not None:
            self.leads += self.leader not in (None, leader)
            self.leader = leader


@dataclass(frozen=True, slots=True)
class Totals:
    """What happened in some games, added up; whole numbers, so the order does not matter."""

    games: int
    wins: tuple[int, ...]
    """by seat"""
    turns: Tally = _NOTHING
    """begun, also the one whose scoring wins"""
    steps: Tally = _NOTHING
    """in OpenSpiel's sense: outcomes of the dice, and choices between two actions or more"""
    throw_outs: Tally = _NOTHING
    """pairs thrown out"""
    crosses: Tally = _NOTHING
    """rolls that end a turn with an X"""
    leads: Tally = _NOTHING
    """times the sole lead passes to another player; it is looked at when a turn has begun and
    scored, and at the end of the game"""
    doubles: Tally = _NOTHING
    rolls: Tally = _NOTHING
    turns_by_rolls: int = 0
    """the sum of turns times rolls, for the error of rolls per turn"""
    lengths: tuple[int, ...] = ()
    """games by turns, in places of `width_of_lengths`; the last of LENGTHS is open"""

    @classmethod
    def none(cls, players: int) -> "Totals":
        """Return what happened in no game at all."""
        return cls(0, (0,) * players)

    @classmethod
    def of(cls, told: Iterable[tuple[int, Tale]], players: int, finish: int) -> "Totals":
        """Add up games: the winner of each, and its tale."""
        wins, tallies = [0] * players, dict.fromkeys(TALLIES, Tally())
        lengths, turns_by_rolls = Counter[int](), 0
        for winner, tale in told:
            wins[winner] += 1
            tallies = {name: tally.plus(getattr(tale, name)) for name, tally in tallies.items()}
            turns_by_rolls += tale.turns * tale.rolls
            lengths[min(tale.turns // width_of_lengths(finish), LENGTHS - 1)] += 1
        counts = tuple(lengths[place] for place in range(max(lengths, default=-1) + 1))
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
    """Return who stands higher than all others."""
    top = max(steps)
    return steps.index(top) if steps.count(top) == 1 else None


def width_of_lengths(finish: int) -> int:
    """Return how many numbers of turns share a place of `lengths`, as length_of of kernel.h."""
    return 1 << ((finish - 1) >> 5).bit_length()


TALLIES: Final = tuple(field.name for field in fields(Totals) if field.type is Tally)
