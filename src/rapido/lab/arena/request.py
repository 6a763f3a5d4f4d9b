"""Who plays whom in an arena, split into parts that any worker can play."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, NamedTuple

from rapido.lab.game import MAX_GAMES_BY_RULES, play_game
from rapido.lab.request import GamesRequest
from rapido.rules import BadRequest

_GAMES_PER_PART: Final = 40
_PARTS: Final = 1000
"""enough for a progress bar that moves smoothly"""


class Group(NamedTuple):
    """Players at a table, and all orders in which they can sit there."""

    members: tuple[str, ...]
    orders: tuple[tuple[str, ...], ...]


class Part(NamedTuple):
    """Some sets of dice, played by one group."""

    sets: range
    group: int


class PartResult(NamedTuple):
    """The games that each player of the request has won in a part, by set of dice."""

    part: Part
    wins: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class ArenaRequest(GamesRequest):
    """Every group of the players plays every set of dice in every order of seats.

    `games` is the number for each group, rounded up to whole sets of dice.
    """

    seats: int = 2

    def __post_init__(self) -> None:
        self.check(self.seats, MAX_GAMES_BY_RULES)
        twice = [name for name, times in Counter(self.players).items() if times > 1]
        if twice:
            raise BadRequest(f"{twice[0]!r} is named twice; an arena is for different players")
        if len(self.players) < 2:
            raise BadRequest("an arena needs at least two players")

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All groups; with more seats than players, some players take several seats."""
        if len(self.players) >= self.seats:
            found = combinations(self.players, self.seats)
        else:
            tables = combinations_with_replacement(self.players, self.seats)
            found = (members for members in tables if len(set(members)) > 1)
        return tuple(Group(members, tuple(sorted(set(permutations(members))))) for members in found)

    @cached_property
    def sets(self) -> int:
        """How many sets of dice are needed."""
        return -(-self.games // max(len(group.orders) for group in self.groups))

    @property
    def all_games(self) -> int:
        """The number of games of all groups together."""
        return self.sets * sum(len(group.orders) for group in self.groups)

    def parts(self, workers: int) -> Iterator[Part]:
        """Split the games into parts; all groups play some sets of dice before the next ones."""
        games = max(1, min(_GAMES_PER_PART, self.all_games // max(_PARTS, workers)))
        size = max(1, games // max(len(group.orders) for group in self.groups))
        for first in range(0, self.sets, size):
            for group in range(len(self.groups)):
                yield Part(range(first, min(first + size, self.sets)), group)


def play_part(request: ArenaRequest, part: Part) -> PartResult:
    """Let a group play some sets of dice in all orders of seats."""
    group = request.groups[part.group]
    return PartResult(part, tuple(_play_set(request, group, number) for number in part.sets))


def _play_set(request: ArenaRequest, group: Group, number: int) -> tuple[int, ...]:
    won = Counter(
        order[play_game(order, request.seed, number, request.finish).winner]
        for order in group.orders
    )
    return tuple(won[player] for player in request.players)
