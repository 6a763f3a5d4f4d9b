"""The figures of an arena: ratings, wins and scores."""

from dataclasses import dataclass

from rapido.lab.arena.ratings import Ratings, rate, scores
from rapido.lab.arena.run import ArenaResult
from rapido.lab.interval import Estimate


@dataclass(frozen=True, slots=True)
class Figures:
    """All estimates, players in the order of the request."""

    ratings: Ratings
    scores: list[list[Estimate | None]]
    wins: tuple[int, ...]
    games: tuple[int, ...]
    """seats that each player has taken: one or more in a game"""

    @classmethod
    def of(cls, result: ArenaResult) -> "Figures":
        """Estimate from at least one set of dice."""
        request, wins = result.request, result.wins
        seats = tuple(
            result.sets
            * sum(len(group.orders) * group.members.count(player) for group in request.groups)
            for player in request.players
        )
        won = tuple(int(each) for each in wins.sum(axis=(0, 1)))
        return cls(rate(request, wins), scores(request, wins), won, seats)

    def best_first(self) -> list[int]:
        ratings = self.ratings.players
        return sorted(range(len(ratings)), key=lambda player: -ratings[player].value)
