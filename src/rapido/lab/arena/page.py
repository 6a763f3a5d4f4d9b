"""An arena as a page with plots."""

from rapido.html.heatmap import heatmap
from rapido.html.row_plots import Row, dots
from rapido.lab.arena.figures import Figures
from rapido.lab.arena.run import ArenaResult
from rapido.lab.arena.summary import facts, rating
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.page import Section, report_page
from rapido.lab.report.summary import not_all
from rapido.locales import Say


def as_page(result: ArenaResult, say: Say, language: str) -> str:
    request, figures, numbers = result.request, Figures.of(result), Numbers(say)
    warnings = [
        "" if figures.ratings.bounded else say("arena-unbounded"),
        not_all(request.all_games, result.run, say),
    ]
    sections = [_ratings(result, figures, numbers), _scores(result, figures, numbers)]
    title = say("arena-title", players=len(request.players))
    warning = " ".join(filter(None, warnings))
    return report_page(title, facts(result, numbers), sections, say, language, warning=warning)


def _ratings(result: ArenaResult, figures: Figures, numbers: Numbers) -> Section:
    say, players, ratings = numbers.say, result.request.players, figures.ratings.players
    best = figures.best_first()
    shown = [rating(each, numbers) for each in ratings]
    dot_rows = [
        Row(players[place], ratings[place].value, ratings[place].interval, shown[place])
        for place in best
    ]
    rows = [
        (
            players[place],
            shown[place],
            numbers.number(figures.games[place]),
            numbers.number(figures.wins[place]),
            numbers.percent(figures.wins[place] / figures.games[place], 2),
        )
        for place in best
    ]
    heads = ("report-player", "arena-rating", "report-games-head", "report-wins", "report-share")
    return Section(
        say("arena-ratings"),
        say("arena-ratings-about"),
        tuple(map(say, heads)),
        rows,
        dots(say("arena-ratings-plot"), dot_rows, numbers.tick),
    )


def _scores(result: ArenaResult, figures: Figures, numbers: Numbers) -> Section:
    say, best = numbers.say, figures.best_first()
    names = [result.request.players[place] for place in best]
    cells = [[figures.scores[row][column] for column in best] for row in best]
    rows = [
        (name, *("" if cell is None else numbers.share(cell) for cell in row))
        for name, row in zip(names, cells, strict=True)
    ]
    plot = heatmap(
        say("arena-scores-plot"),
        names,
        [[cell and cell.value for cell in row] for row in cells],
        lambda share: numbers.number(100 * share, 1),
    )
    heads = (say("arena-row-column"), *names)
    return Section(say("arena-scores"), say("arena-scores-about"), heads, rows, plot)
