"""The figures of an arena: ratings, wins and scores, as values, as JSON and as CSV."""

import csv
import io
from dataclasses import dataclass
from typing import Final

from rapido.lab.arena.ratings import Ratings, rate, scores
from rapido.lab.arena.run import Outcome
from rapido.lab.interval import Estimate

COLUMNS: Final = ("what", "player", "against", "games", "wins", "value", "low", "high")


@dataclass(frozen=True, slots=True)
class Figures:
    """All estimates, players in the order of the request."""

    ratings: Ratings
    scores: list[list[Estimate | None]]
    wins: tuple[int, ...]
    games: tuple[int, ...]
    """seats that each player has taken, one or more in a game"""

    @classmethod
    def of(cls, outcome: Outcome) -> "Figures":
        """Estimate from at least one set of dice."""
        request, wins = outcome.request, outcome.wins
        seats = tuple(
            outcome.sets
            * sum(len(group.orders) * group.members.count(player) for group in request.groups)
            for player in request.players
        )
        won = tuple(int(each) for each in wins.sum(axis=(0, 1)))
        return cls(rate(request, wins), scores(request, wins), won, seats)

    def best_first(self) -> list[int]:
        """List the players by their rating."""
        ratings = self.ratings.players
        return sorted(range(len(ratings)), key=lambda player: -ratings[player].value)


def as_json(outcome: Outcome) -> dict[str, object]:
    """Write everything as one JSON object; docs/lab.md says what is what."""
    request, figures = outcome.request, Figures.of(outcome)
    players, ratings = request.players, figures.ratings.players
    return {
        "players": players,
        "seats": request.seats,
        "finish": request.finish,
        "seed": request.seed,
        "games": outcome.games,
        "asked": request.all_games,
        "dice_sets": outcome.sets,
        "stopped": outcome.stopped,
        "seconds": outcome.seconds,
        "bounded": figures.ratings.bounded,
        "ratings": [
            {
                "player": players[place],
                "rating": ratings[place].value,
                "interval": ratings[place].interval,
                "wins": figures.wins[place],
                "games": figures.games[place],
            }
            for place in figures.best_first()
        ],
        "scores": [[score and score.value for score in row] for row in figures.scores],
        "score_intervals": [[score and score.interval for score in row] for row in figures.scores],
        "groups": [
            {
                "players": group.members,
                "games": len(group.orders) * outcome.sets,
                "wins": {
                    player: int(outcome.wins[:, number, players.index(player)].sum())
                    for player in dict.fromkeys(group.members)
                },
            }
            for number, group in enumerate(request.groups)
        ],
    }


def as_csv(outcome: Outcome) -> str:
    """Write a row for each rating, then one for each score; docs/lab.md explains the columns."""
    request, figures = outcome.request, Figures.of(outcome)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for place in figures.best_first():
        rating = figures.ratings.players[place]
        counts = figures.games[place], figures.wins[place]
        writer.writerow(["rating", request.players[place], "", *counts, *_values(rating)])
    for row, one in enumerate(request.players):
        for column, other in enumerate(request.players):
            score = figures.scores[row][column]
            if score is not None:
                writer.writerow(["score", one, other, "", "", *_values(score)])
    return text.getvalue()


def _values(estimate: Estimate) -> tuple[object, ...]:
    return estimate.value, *(estimate.interval or ("", ""))
