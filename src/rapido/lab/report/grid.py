"""Tables for the terminal that fit into 80 columns in every language."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

_WIDTH: Final = 80
_INDENT: Final = 2
_GAP: Final = 2

Cell = str | Text


def grid(
    heads: Sequence[Cell], rows: Iterable[Sequence[Cell]], left: Sequence[int] = (0,)
) -> Padding:
    """Indent a table without lines; `left` are the columns of words, the others hold figures."""
    table = Table.grid(padding=(0, _GAP))
    for column, head in enumerate(heads):
        justify: Literal["left", "right"] = "left" if column in left else "right"
        table.add_column(head, justify=justify, no_wrap=True)
    table.show_header, table.header_style = True, "dim"
    for row in rows:
        table.add_row(*row)
    return Padding(table, (0, 0, 1, _INDENT))


def name_cell(name: str, style: str = "", *, before: str = "", most: int = 20) -> Text:
    """Return the name of a player, shortened if it is too long."""
    cell = Text.assemble(before, (name, style))
    cell.truncate(most, overflow="ellipsis")
    return cell


def room_beside(columns: Iterable[Iterable[Cell]], most: int) -> int:
    """Return how wide a drawing beside these columns can be."""
    taken = sum(max(map(_width, column)) + _GAP for column in columns)
    return max(1, min(most, _WIDTH - _INDENT - taken))


def _width(cell: Cell) -> int:
    return cell_len(cell if isinstance(cell, str) else cell.plain)
