"""Tables and sparklines for reviews in the terminal."""

from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from rapido.cli.terminal.output import Output
from rapido.locales import Say
from rapido.review.report.formatter import Formatter

Columns = tuple[str, ...]
"""keys of headings"""

_WIDEST: Final = 48
_BESIDE: Final = 28
"""the width of names and figures beside a sparkline"""
_LEVELS: Final = "▁▂▃▄▅▆▇█"
_ASCII_LEVELS: Final = "_.:-=+*#"


def table_of(say: Say, columns: Columns, rows: Iterable[Sequence[Text | str]]) -> Table:
    """Make a table; the first column is a name, the others are figures."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for number, key in enumerate(columns):
        table.add_column(say(key), justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def terminal_formatter(say: Say, names: Sequence[str], output: Output) -> Formatter:
    """Return a formatter that uses only characters the terminal can show."""
    return Formatter(say, names, "-") if output.ascii_only else Formatter(say, names)


def sparkline(chances: Sequence[float], *, ascii_only: bool) -> Text:
    """Draw chances as a row of bars, on a scale from 0 to 1."""
    levels = _ASCII_LEVELS if ascii_only else _LEVELS
    room = get_terminal_size().columns - _BESIDE
    width = max(8, min(_WIDEST, room, len(chances)))
    picked = (chances[round(at * (len(chances) - 1) / max(1, width - 1))] for at in range(width))
    top = len(levels) - 1
    return Text("".join(levels[max(0, min(top, round(chance * top)))] for chance in picked))
