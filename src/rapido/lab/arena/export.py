"""An arena as JSON and as CSV, as docs/lab.md describes them."""

from typing import Final

from rapido.lab.arena.figures import Figures
from rapido.lab.arena.run import ArenaResult
from rapido.lab.interval import Estimate
from rapido.lab.report.csv_text import csv_text

COLUMNS: Final = ("what", "player", "against", "games", "wins", "value", "low", "high")


def as_json(result: ArenaResult) -> dict[str, object]:
    request, figures = result.request, Figures.of(result)
    players, ratings = request.players, figures.ratings.players
    return {
        "players": players,
        "seats": request.seats,
        "finish": request.finish,
        "seed": request.seed,
        "games": result.games,
        "asked": request.all_games,
        "dice_sets": result.sets,
        "stopped": result.run.stopped,
        "seconds": result.run.seconds,
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
                "games": len(group.orders) * result.sets,
                "wins": {
                    player: int(result.wins[:, number, players.index(player)].sum())
                    for player in dict.fromkeys(group.members)
                },
            }
            for number, group in enumerate(request.groups)
        ],
    }


def as_csv(result: ArenaResult) -> str:
    """Write a row for each rating, then one for each score."""
    request, figures = result.request, Figures.of(result)
    rows: list[list[object]] = []
    for place in figures.best_first():
        rating = figures.ratings.players[place]
        counts = figures.games[place], figures.wins[place]
        rows.append(["rating", request.players[place], "", *counts, *_values(rating)])
    for row, one in enumerate(request.players):
        for column, other in enumerate(request.players):
            score = figures.scores[row][column]
            if score is not None:
                rows.append(["score", one, other, "", "", *_values(score)])
    return csv_text(COLUMNS, rows)


def _values(estimate: Estimate) -> tuple[object, ...]:
    return estimate.value, *(estimate.interval or ("", ""))
