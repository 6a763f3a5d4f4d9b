"""A simulation for the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from rapido.lab.report.grid import grid, name_cell, room_beside
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.sentence import Sentence
from rapido.lab.report.summary import how_long, not_all, what_was_played
from rapido.lab.report.text_plot import bar, columns
from rapido.lab.simulate.figures import Figures, bins
from rapido.lab.simulate.run import SimulationResult
from rapido.locales import Say

COLORS: Final = ("red", "bright_blue", "green", "yellow", "bright_white", "bright_black")
_BAR: Final = 28
_COLUMNS: Final = 64
_ROWS: Final = 6


def as_text(result: SimulationResult, say: Say, *, ascii_only: bool) -> RenderableType:
    """Draw wins by seat, the lengths of games, and all other figures, in 80 columns."""
    figures, numbers = Figures.of(result.totals), Numbers(say, ascii_only)
    games, request, run = result.totals.games, result.request, result.run
    lines = [
        Sentence(what_was_played(games, request, say), "bold"),
        Sentence(how_long(games, run, numbers), "dim"),
    ]
    if stopped := not_all(request.games, run, say):
        lines.append(Sentence(stopped, "bold yellow"))
    return Group(
        *lines,
        Text(),
        _wins(result, figures, numbers),
        _lengths(result, numbers),
        _means(figures, numbers),
        Sentence(say("simulate-confidence", sign=numbers.plus_minus), "dim"),
    )


def _wins(result: SimulationResult, figures: Figures, numbers: Numbers) -> Padding:
    say = numbers.say
    heads = [say("report-seat"), say("report-wins"), say("report-interval")]
    cells = [
        (
            name_cell(name, "bold", before=f"{seat} "),
            numbers.share(win),
            Text(numbers.interval(win), style="dim"),
        )
        for seat, (name, win) in enumerate(
            zip(result.request.players, figures.wins, strict=True), start=1
        )
    ]
    room = room_beside(zip(heads, *cells, strict=True), _BAR)
    most = max(win.value for win in figures.wins)
    bars = [
        Text(bar(win.value / most, room, ascii_only=numbers.ascii_only), style=color)
        for win, color in zip(figures.wins, COLORS, strict=False)
    ]
    rows = [(*row, drawn) for row, drawn in zip(cells, bars, strict=True)]
    return grid([*heads, ""], rows, left=(0, 3))


def _lengths(result: SimulationResult, numbers: Numbers) -> RenderableType:
    counted = bins(result, _COLUMNS)
    drawn = columns([each.games for each in counted], _ROWS, ascii_only=numbers.ascii_only)
    ends = counted[0].least, counted[len(counted) // 2].least, counted[-1].most
    first, middle, last = (numbers.number(end or counted[-1].least) for end in ends)
    scale = f"{first:<{len(counted) // 2}}{middle}"
    scale += f"{last:>{max(len(last) + 1, len(counted) - len(scale))}}"
    lines = Group(
        Text(numbers.say("simulate-turns-in-a-game"), style="dim"),
        *(Text(row.rstrip(), style="bright_blue") for row in drawn),
        Text(scale, style="dim"),
    )
    return Padding(lines, (0, 0, 1, 2))


def _means(figures: Figures, numbers: Numbers) -> Padding:
    say = numbers.say
    rows = [
        (
            say(f"simulate-{name}"),
            numbers.estimate(estimate),
            "" if estimate.sd is None else numbers.number(estimate.sd, 1),
        )
        for name, estimate in figures.means.items()
    ]
    rows.append((say("simulate-rolls_per_turn"), numbers.estimate(figures.rolls_per_turn), ""))
    heads = [say("simulate-in-a-game"), say("report-mean"), say("report-sd")]
    return grid(heads, rows)
