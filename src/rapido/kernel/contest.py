"""What is to be simulated, and what came of it."""

from dataclasses import dataclass, fields
from typing import Final, NamedTuple

from rapido.rules import BadRequest, GameOver, Phase, State, check_state, new_game

POLICIES: Final = ("uniform", "threshold")
"""in the order of kernel.h: any legal action; roll on below 43, then place by value"""

MOST_GAMES: Final = 1 << 48
"""the number of games that a seed has luck for, see draw.h"""


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


@dataclass(frozen=True, slots=True)
class Totals:
    """What happened in some games, added up; whole numbers, so the order does not matter."""

    games: int
    wins: tuple[int, ...]
    """by seat"""
    turns: Tally = _NOTHING
    """begun, also the one whose scoring wins"""
    rolls: Tally = _NOTHING
    steps: Tally = _NOTHING
    """in OpenSpiel's sense: outcomes of the dice, and choices between two actions or more"""
    throw_outs: Tally = _NOTHING
    """pairs thrown out"""
    crosses: Tally = _NOTHING
    """rolls that end a turn with an X"""
    leads: Tally = _NOTHING
    """times the sole lead passes to another player; it is looked at when a turn has begun and
    scored, and at the end of the game"""

    @classmethod
    def none(cls, players: int) -> "Totals":
        """Return what happened in no game at all."""
        return cls(0, (0,) * players)

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(
            self.games + other.games,
            tuple(map(sum, zip(self.wins, other.wins, strict=True))),
            *(
                Tally(*map(sum, zip(getattr(self, name), getattr(other, name), strict=True)))
                for name in TALLIES
            ),
        )


TALLIES: Final = tuple(field.name for field in fields(Totals) if field.type is Tally)
