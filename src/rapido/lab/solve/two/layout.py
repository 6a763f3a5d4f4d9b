"""Memory layout of a table of bounds: one diagonal after the other, as in layout.h."""

from typing import Final

from rapido.kernel.two_player_boards import BOARDS

MAX_PAIRS: Final = 3
"""the most pairs that can lie on fields when a turn begins"""


def diagonals(finish: int) -> range:
    """List the diagonals: one for each sum of the steps of both players."""
    return range(2 * finish - 1)


def width(finish: int, diagonal: int) -> int:
    """Return the number of positions on a diagonal."""
    return min(diagonal, 2 * finish - 2 - diagonal) + 1


def table_cells(finish: int) -> int:
    return BOARDS * finish**2


def doubles_cells(finish: int) -> int:
    """Return the number of cells in which a sweep accumulates the values of doubles."""
    return 3 * BOARDS * finish
