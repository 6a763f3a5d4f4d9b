"""A simulation for the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rapido.lab.report.numbers import between, duration, percent, plain, rate
from rapido.lab.report.text_plot import bar, columns
from rapido.lab.simulate.figures import MEANS, Figures, bins
from rapido.lab.simulate.run import SimulationResult

COLORS: Final = ("red", "bright_blue", "green", "yellow", "bright_white", "bright_black")
_BAR: Final = 28
_COLUMNS: Final = 64
_ROWS: Final = 6


def as_text(result: SimulationResult, *, ascii_only: bool) -> RenderableType:
    """Draw wins by seat, the lengths of games, and all other figures, in 80 columns."""
    figures = Figures.of(result.totals)
    return Group(
        _headline(result),
        Text(),
        Padding(_wins(result, figures, ascii_only=ascii_only), (0, 0, 1, 2)),
        Padding(_lengths(result, ascii_only=ascii_only), (0, 0, 1, 2)),
        Padding(_means(figures), (0, 0, 0, 2)),
        Text("± and the intervals: 95 % confidence", style="dim"),
    )


def _headline(result: SimulationResult) -> Text:
    totals, request, run = result.totals, result.request, result.run
    speed = f"{duration(run.seconds)}, {rate(totals.games, run.seconds)}"
    line = Text.assemble(
        (f"{totals.games:,} games", "bold"),
        f" to step {request.finish}, seed {request.seed}",
        (f"  {speed}", "dim"),
    )
    if run.stopped is not None:
        line.append(f"\nnot all {request.games:,}: {run.stopped}", style="bold yellow")
    return line


def _wins(result: SimulationResult, figures: Figures, *, ascii_only: bool) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=20, no_wrap=True)
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column(width=_BAR)
    table.add_row(*(Text(head, style="dim") for head in ("seat", "wins", "interval")))
    most = max(win.value for win in figures.wins)
    for seat, (name, win) in enumerate(zip(result.request.players, figures.wins, strict=True)):
        drawn = bar(win.value / most, _BAR, ascii_only=ascii_only)
        table.add_row(
            Text.assemble(f"{seat + 1} ", (name, "bold")),
            percent(win),
            Text(between(win), style="dim"),
            Text(drawn, style=COLORS[seat]),
        )
    return table


def _lengths(result: SimulationResult, *, ascii_only: bool) -> RenderableType:
    counted = bins(result, _COLUMNS)
    rows = columns([each.games for each in counted], _ROWS, ascii_only=ascii_only)
    first, last = counted[0].least, counted[-1].most or counted[-1].least
    middle = counted[len(counted) // 2].least
    scale = f"{first:<{len(counted) // 2}}{middle}"
    scale += f"{last:>{max(len(str(last)) + 1, len(counted) - len(scale))}}"
    return Group(
        Text("turns in a game", style="dim"),
        *(Text(row.rstrip(), style="bright_blue") for row in rows),
        Text(scale, style="dim"),
    )


def _means(figures: Figures) -> Table:
    table = Table.grid(padding=(0, 2))
    for justify in ("left", "right", "right"):
        table.add_column(justify=justify)
    heads = ("in a game", "mean", "spread (sd)")
    table.add_row(*(Text(head, style="dim") for head in heads))
    for name, label in MEANS.items():
        estimate = figures.means[name]
        sd = "" if estimate.sd is None else f"{estimate.sd:.1f}"
        table.add_row(label, plain(estimate), sd)
    table.add_row("rolls in a turn", plain(figures.rolls_per_turn), "")
    return table
