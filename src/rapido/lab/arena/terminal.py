"""An arena for the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rapido.lab.arena.figures import Figures
from rapido.lab.arena.run import ArenaResult
from rapido.lab.arena.summary import UNBOUNDED, facts, rating
from rapido.lab.interval import Estimate

_SCALE: Final = 36
_FIT_WITH_ERRORS: Final = 5
"""how many scores fit into 80 columns with their errors"""


def as_text(result: ArenaResult, *, ascii_only: bool) -> RenderableType:
    figures = Figures.of(result)
    lines = [Text(fact, style="dim") for fact in facts(result)]
    if (stopped := result.run.stopped) is not None:
        lines.append(Text(f"not all games were played: {stopped}", style="bold yellow"))
    if not figures.ratings.bounded:
        lines.append(Text(UNBOUNDED, style="yellow"))
    return Group(
        *lines,
        Text(),
        Padding(_ratings(result, figures, ascii_only=ascii_only), (0, 0, 1, 2)),
        Padding(_scores(result, figures), (0, 0, 1, 2)),
        Text("±: 95 % confidence; scores are in percent, row against column", style="dim"),
    )


def _ratings(result: ArenaResult, figures: Figures, *, ascii_only: bool) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=20, no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(width=_SCALE, no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_row(*(Text(head, style="dim") for head in ("player", "rating", "", "wins")))
    for place in figures.best_first():
        estimate = figures.ratings.players[place]
        table.add_row(
            Text(result.request.players[place], style="bold"),
            rating(estimate),
            Text(_on_scale(estimate, figures, ascii_only=ascii_only), style="bright_blue"),
            f"{figures.wins[place] / figures.games[place]:.1%}",
        )
    return table


def _on_scale(estimate: Estimate, figures: Figures, *, ascii_only: bool) -> str:
    """Draw a rating as a dot and its interval as a line, on one scale for all ratings."""
    ends = [end for each in figures.ratings.players for end in (each.value, *(each.interval or ()))]
    low, high = min(ends), max(ends)
    line, dot = ("-", "o") if ascii_only else ("─", "●")

    def at(value: float) -> int:
        return round((value - low) / ((high - low) or 1) * (_SCALE - 1))

    drawn = [" "] * _SCALE
    start, end = estimate.interval or (estimate.value, estimate.value)
    drawn[at(start) : at(end) + 1] = line * (at(end) + 1 - at(start))
    drawn[at(estimate.value)] = dot
    return "".join(drawn).rstrip()


def _scores(result: ArenaResult, figures: Figures) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=20, no_wrap=True)
    best = figures.best_first()
    names = [result.request.players[place] for place in best]
    for _ in names:
        table.add_column(justify="right", max_width=12, no_wrap=True)
    table.add_row("", *(Text(name, style="dim") for name in names))
    for row in best:
        scores = (figures.scores[row][column] for column in best)
        cells = [_score(score, errors=len(best) <= _FIT_WITH_ERRORS) for score in scores]
        table.add_row(Text(result.request.players[row], style="bold"), *cells)
    return table


def _score(score: Estimate | None, *, errors: bool) -> str:
    if score is None:
        return "·"
    error = f" ±{100 * score.error:.1f}" if errors and score.error is not None else ""
    return f"{100 * score.value:.1f}{error}"
