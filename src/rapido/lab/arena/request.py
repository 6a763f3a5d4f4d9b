"""Who is to meet whom, in parts that can be played anywhere."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, NamedTuple

from rapido.lab.game import MAX_GAMES_BY_RULES, play_game
from rapido.lab.participants import check_participants
from rapido.rules import FINISH, BadRequest, new_game

_PART: Final = 40
_PARTS: Final = 1000
"""as many parts are enough for a bar that moves smoothly"""


class Group(NamedTuple):
    """Players who meet at a table, and all orders in which they can sit there."""

    members: tuple[str, ...]
    orders: tuple[tuple[str, ...], ...]


class Part(NamedTuple):
    """One group with some sets of dice."""

    sets: range
    group: int


class Found(NamedTuple):
    """The games that each player of the request has won in a part, by set of dice."""

    part: Part
    wins: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Request:
    """Every group of the players meets, in every order of seats, with every set of dice."""

    players: tuple[str, ...]
    games: int
    """for each group; rounded up, so that each set of dice meets all orders"""
    seed: int
    seats: int = 2
    finish: int = FINISH

    def __post_init__(self) -> None:
        check_participants(self.players, self.seats)
        new_game(self.seats, self.finish)  # which says what is wrong with a finish
        twice = [name for name, times in Counter(self.players).items() if times > 1]
        if twice:
            raise BadRequest(f"{twice[0]!r} is named twice; an arena is for different players")
        if len(self.players) < 2:
            raise BadRequest("an arena takes at least two players")
        if not 1 <= self.games <= MAX_GAMES_BY_RULES:
            raise BadRequest(f"the number of games is 1 to {MAX_GAMES_BY_RULES}, not {self.games}")
        if not 0 <= self.seed < 1 << 64:
            raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All groups; where there are more seats than players, some of them sit there twice."""
        if len(self.players) >= self.seats:
            found = combinations(self.players, self.seats)
        else:
            tables = combinations_with_replacement(self.players, self.seats)
            found = (members for members in tables if len(set(members)) > 1)
        return tuple(Group(members, tuple(sorted(set(permutations(members))))) for members in found)

    @cached_property
    def sets(self) -> int:
        """Count the sets of dice that it takes."""
        return -(-self.games // max(len(group.orders) for group in self.groups))

    @property
    def all_games(self) -> int:
        """Count the games of all groups."""
        return self.sets * sum(len(group.orders) for group in self.groups)

    def parts(self, workers: int) -> Iterator[Part]:
        """Cut the games into parts; all groups meet some sets of dice before the next ones."""
        games = max(1, min(_PART, self.all_games // max(_PARTS, workers)))
        size = max(1, games // max(len(group.orders) for group in self.groups))
        for first in range(0, self.sets, size):
            for group in range(len(self.groups)):
                yield Part(range(first, min(first + size, self.sets)), group)


def play_part(request: Request, part: Part) -> Found:
    """Let a group play in all orders with some sets of dice."""
    group = request.groups[part.group]
    return Found(part, tuple(_play_set(request, group, number) for number in part.sets))


def _play_set(request: Request, group: Group, number: int) -> tuple[int, ...]:
    won = Counter(
        order[play_game(order, request.seed, number, request.finish).winner]
        for order in group.orders
    )
    return tuple(won[player] for player in request.players)
