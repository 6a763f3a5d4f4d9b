"""An arena as a page with plots."""

from rapido.html.heatmap import heatmap
from rapido.html.row_plots import Row, dots
from rapido.lab.arena.figures import Figures
from rapido.lab.arena.run import ArenaResult
from rapido.lab.arena.summary import UNBOUNDED, facts, rating
from rapido.lab.report.numbers import percent
from rapido.lab.report.page import Section, report_page


def as_page(result: ArenaResult) -> str:
    request, stopped, figures = result.request, result.run.stopped, Figures.of(result)
    warnings = [] if figures.ratings.bounded else [UNBOUNDED]
    if stopped is not None:
        warnings.append(f"Not all {request.all_games:,} games were played: {stopped}.")
    sections = [_ratings(result, figures), _scores(result, figures)]
    title = f"Rapido: an arena of {len(request.players)} players"
    return report_page(title, facts(result), sections, " ".join(warnings))


def _ratings(result: ArenaResult, figures: Figures) -> Section:
    players, ratings = result.request.players, figures.ratings.players
    best = figures.best_first()
    dot_rows = [
        Row(players[place], ratings[place].value, ratings[place].interval, rating(ratings[place]))
        for place in best
    ]
    rows = [
        (
            players[place],
            rating(ratings[place]),
            f"{figures.games[place]:,}",
            f"{figures.wins[place]:,}",
            f"{figures.wins[place] / figures.games[place]:.2%}",
        )
        for place in best
    ]
    return Section(
        "Ratings",
        "Bradley-Terry strengths by maximum likelihood on the Elo scale: 400 points more are ten"
        " times the strength. The average is 0.",
        ("player", "rating", "games", "wins", "share"),
        rows,
        dots("Rating of each player with its interval", dot_rows),
    )


def _scores(result: ArenaResult, figures: Figures) -> Section:
    best = figures.best_first()
    names = [result.request.players[place] for place in best]
    cells = [[figures.scores[row][column] for column in best] for row in best]
    rows = [
        (name, *("" if cell is None else percent(cell) for cell in row))
        for name, row in zip(names, cells, strict=True)
    ]
    return Section(
        "Who beats whom",
        "Of the games that one of the two has won, the share in percent that went to the player"
        " of the row.",
        ("row against column", *names),
        rows,
        heatmap(
            "Scores of each player against each other",
            names,
            [[cell and cell.value for cell in row] for row in cells],
        ),
    )
