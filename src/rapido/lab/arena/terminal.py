"""An arena for the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from rapido.lab.arena.figures import Figures
from rapido.lab.arena.run import ArenaResult
from rapido.lab.arena.summary import facts, rating
from rapido.lab.interval import Estimate
from rapido.lab.report.grid import grid, name_cell, room_beside
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.sentence import Sentence
from rapido.lab.report.summary import not_all
from rapido.locales import Say

_SCALE: Final = 36
_FIT_WITH_ERRORS: Final = 5
"""how many scores fit into 80 columns with their errors"""


def as_text(result: ArenaResult, say: Say, *, ascii_only: bool) -> RenderableType:
    figures, numbers = Figures.of(result), Numbers(say, ascii_only)
    lines = [Sentence(fact, "dim") for fact in facts(result, numbers)]
    if stopped := not_all(result.request.all_games, result.run, say):
        lines.append(Sentence(stopped, "bold yellow"))
    if not figures.ratings.bounded:
        lines.append(Sentence(say("arena-unbounded"), "yellow"))
    return Group(
        *lines,
        Text(),
        _ratings(result, figures, numbers),
        _scores(result, figures, numbers),
        Sentence(say("arena-confidence", sign=numbers.plus_minus), "dim"),
    )


def _ratings(result: ArenaResult, figures: Figures, numbers: Numbers) -> Padding:
    heads = [numbers.say(key) for key in ("report-player", "arena-rating", "report-wins")]
    best, ratings = figures.best_first(), figures.ratings.players
    cells = [
        (
            name_cell(result.request.players[place], "bold"),
            rating(ratings[place], numbers),
            numbers.percent(figures.wins[place] / figures.games[place], 1),
        )
        for place in best
    ]
    room = room_beside(zip(heads, *cells, strict=True), _SCALE)
    rows = [
        (name, value, Text(_on_scale(ratings[place], figures, room, numbers), "bright_blue"), wins)
        for place, (name, value, wins) in zip(best, cells, strict=True)
    ]
    player, value, wins = heads
    return grid([player, value, "", wins], rows, left=(0, 2))


def _on_scale(estimate: Estimate, figures: Figures, room: int, numbers: Numbers) -> str:
    """Draw a rating as a dot and its interval as a line, on one scale for all ratings."""
    ends = [end for each in figures.ratings.players for end in (each.value, *(each.interval or ()))]
    low, high = min(ends), max(ends)
    line, dot = ("-", "o") if numbers.ascii_only else ("─", "●")

    def at(value: float) -> int:
        return round((value - low) / ((high - low) or 1) * (room - 1))

    drawn = [" "] * room
    start, end = estimate.interval or (estimate.value, estimate.value)
    drawn[at(start) : at(end) + 1] = line * (at(end) + 1 - at(start))
    drawn[at(estimate.value)] = dot
    return "".join(drawn)


def _scores(result: ArenaResult, figures: Figures, numbers: Numbers) -> Padding:
    best = figures.best_first()
    names = [result.request.players[place] for place in best]
    errors = len(best) <= _FIT_WITH_ERRORS
    rows = [
        (
            name_cell(name, "bold"),
            *(_score(figures.scores[row][column], numbers, errors=errors) for column in best),
        )
        for name, row in zip(names, best, strict=True)
    ]
    return grid(["", *(name_cell(name, most=12) for name in names)], rows)


def _score(score: Estimate | None, numbers: Numbers, *, errors: bool) -> str:
    if score is None:
        return "-" if numbers.ascii_only else "·"
    value = numbers.number(100 * score.value, 1)
    if not errors or score.error is None:
        return value
    return f"{value} {numbers.plus_minus}{numbers.number(100 * score.error, 1)}"
