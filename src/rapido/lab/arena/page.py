"""An arena as a page with plots."""

from rapido.lab.arena import summary as words
from rapido.lab.arena.figures import Figures
from rapido.lab.arena.run import Outcome
from rapido.lab.report.numbers import percent
from rapido.lab.report.page import Section, Table, page
from rapido.lab.report.plots import Mark, dots, matrix


def as_page(outcome: Outcome) -> str:
    """Write the report."""
    request, figures = outcome.request, Figures.of(outcome)
    warnings = [] if figures.ratings.bounded else [words.UNBOUNDED]
    if outcome.stopped is not None:
        warnings.append(f"Not all {request.all_games:,} games were played: {outcome.stopped}.")
    sections = [_ratings(outcome, figures), _scores(outcome, figures)]
    title = f"Rapido: an arena of {len(request.players)} players"
    return page(title, words.facts(outcome), sections, " ".join(warnings))


def _ratings(outcome: Outcome, figures: Figures) -> Section:
    players, ratings, best = (
        outcome.request.players,
        figures.ratings.players,
        figures.best_first(),
    )
    marks = [
        Mark(
            players[place],
            ratings[place].value,
            ratings[place].interval,
            words.rating(ratings[place]),
        )
        for place in best
    ]
    rows = [
        (
            players[place],
            words.rating(ratings[place]),
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
        Table(("player", "rating", "games", "wins", "share"), rows),
        dots("Rating of each player with its interval", marks),
    )


def _scores(outcome: Outcome, figures: Figures) -> Section:
    best = figures.best_first()
    names = [outcome.request.players[place] for place in best]
    cells = [[figures.scores[row][column] for column in best] for row in best]
    rows = [
        (name, *("" if cell is None else percent(cell) for cell in row))
        for name, row in zip(names, cells, strict=True)
    ]
    return Section(
        "Who beats whom",
        "Of the games that one of the two has won, the share in per cent that went to the player"
        " of the row.",
        Table(("row against column", *names), rows),
        matrix(
            "Scores of each player against each other",
            names,
            [[cell and cell.value for cell in row] for row in cells],
        ),
    )
