"""Who plays whom in an arena, split into parts that any worker can play."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, NamedTuple

from rapido.kernel.simulate.game_streams import MAX_NAMED_GAMES
from rapido.lab.errors import BadLabRequest
from rapido.lab.named_games import games_per_part, play_named_games, plays_natively, split
from rapido.lab.request import GamesRequest

_PARTS: Final = 1000
"""enough for a progress bar that moves smoothly"""


class Group(NamedTuple):
    """Players at a table, and all orders in which they can sit there."""

    members: tuple[str, ...]
    orders: tuple[tuple[str, ...], ...]


class Part(NamedTuple):
    """Some sets of dice, played by one group in some of its orders."""

    sets: range
    group: int
    orders: range


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
        self.check(self.seats, MAX_NAMED_GAMES)
        twice = [name for name, times in Counter(self.players).items() if times > 1]
        if twice:
            raise BadLabRequest("lab-named-twice", name=twice[0])
        if len(self.players) < 2:
            raise BadLabRequest("lab-arena-two")

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

    @cached_property
    def native(self) -> bool:
        """Whether the compiled kernel plays all games, so that threads can share the work."""
        return all(plays_natively(group.members, self.finish) for group in self.groups)

    def parts(self, workers: int) -> Iterator[Part]:
        """Split the games into parts; all groups play some sets of dice before the next ones."""
        most = min(games_per_part(group.members, self.finish) for group in self.groups)
        games = min(most, self.all_games // max(_PARTS, workers))
        size = max(1, games // max(len(group.orders) for group in self.groups))
        for sets in split(range(self.sets), size):
            for number, group in enumerate(self.groups):
                for orders in split(range(len(group.orders)), max(1, most // size)):
                    yield Part(sets, number, orders)


def play_part(request: ArenaRequest, part: Part) -> PartResult:
    """Let a group play some sets of dice in some orders of seats."""
    group = request.groups[part.group]
    orders = group.orders[part.orders.start : part.orders.stop]
    won = [Counter[str]() for _ in part.sets]
    for order in orders:
        winners = play_named_games(order, request.seed, part.sets, request.finish).winners
        for wins, winner in zip(won, winners, strict=True):
            wins[order[winner]] += 1
    return PartResult(part, tuple(tuple(wins[each] for each in request.players) for wins in won))
