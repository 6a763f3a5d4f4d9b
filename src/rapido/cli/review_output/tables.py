"""Tables and sparklines for reviews in the terminal, at any width."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rapido.cli.terminal.output import Output
from rapido.locales import Say
from rapido.review.report.formatter import Formatter

Columns = tuple[str, ...]
"""keys of headings"""

_GAP: Final = 2
_WIDEST: Final = 48
_SHORTEST: Final = 8
_FIGURES: Final = 18
"""the width of the figures beside a sparkline"""
_LEVELS: Final = "▁▂▃▄▅▆▇█"
_ASCII_LEVELS: Final = "_.:-=+*#"


def make_table(
    say: Say, columns: Columns, rows: Iterable[Sequence[Text | str]], width: int
) -> RenderableType:
    """Make a table that breaks lines between words only, or a list where it would be too wide.

    The first column is a name, the others are figures.
    """
    headings = [say(key) for key in columns]
    cells = [[Text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    widths = _fitting_widths([[Text(each) for each in headings], *cells], width)
    if widths is None:
        return Group(*(_listed(headings, row, width) for row in cells))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for number, (heading, room) in enumerate(zip(headings, widths, strict=True)):
        # rich alone would break long words, and at no-break spaces.
        table.add_column(
            "\n".join(_wrap(heading, room)),
            justify="right" if number else "left",
            width=room,
            no_wrap=True,
        )
    for row in cells:
        table.add_row(*(_wrapped(cell, room) for cell, room in zip(row, widths, strict=True)))
    return table


def terminal_formatter(say: Say, names: Sequence[str], output: Output) -> Formatter:
    """Return a formatter that uses only characters the terminal can show."""
    return Formatter(say, names, "-") if output.ascii_only else Formatter(say, names)


def sparkline(chances: Sequence[float], names: int, output: Output) -> Text:
    """Draw chances as a row of bars, on a scale from 0 to 1, beside names of this width."""
    levels = _ASCII_LEVELS if output.ascii_only else _LEVELS
    room = output.width - names - _FIGURES
    width = max(_SHORTEST, min(_WIDEST, room, len(chances)))
    picked = (chances[round(at * (len(chances) - 1) / max(1, width - 1))] for at in range(width))
    top = len(levels) - 1
    return Text("".join(levels[max(0, min(top, round(chance * top)))] for chance in picked))


def _fitting_widths(rows: Sequence[Sequence[Text]], width: int) -> list[int] | None:
    """Return the width of each column, or nothing if there is not enough room.

    The widest are wrapped between words: headings, and the texts in the last column.
    """
    columns = [[cell.plain for cell in column] for column in zip(*rows, strict=True)]
    widths = [max(map(len, column)) for column in columns]
    parts = [[*heading.split(" "), *figures] for heading, *figures in columns]
    parts[-1] = [word for text in columns[-1] for word in text.split(" ")]
    least = [max(map(len, column)) for column in parts]
    room = width - (_GAP + 1) * len(columns)
    while sum(widths) > room:
        shrinkable = [at for at, most in enumerate(widths) if most > least[at]]
        if not shrinkable:
            return None
        widths[max(shrinkable, key=widths.__getitem__)] -= 1
    return widths


def _listed(headings: Sequence[str], row: Sequence[Text], width: int) -> Text:
    """Write a row below its name, one figure a line."""
    name, *figures = row
    widest = max(map(len, headings[1:]))
    lines = [name]
    for heading, figure in zip(headings[1:], figures, strict=True):
        start = f"  {heading:<{widest}}  "
        lines += map(Text, _wrap(start + figure.plain, width - 1, " " * len(start)))
    return Text("\n").join(lines)


def _wrapped(cell: Text, width: int) -> Text:
    lines = _wrap(cell.plain, width)
    return cell if len(lines) < 2 else Text("\n".join(lines), cell.style)


def _wrap(text: str, width: int, indent: str = "") -> list[str]:
    return textwrap.wrap(
        text, width, break_long_words=False, break_on_hyphens=False, subsequent_indent=indent
    )
