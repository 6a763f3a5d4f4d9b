"""How a table of bounds is laid out: one flight after the other, as in solve_stairs.h."""

from typing import Final

from rapido.kernel.two_player_boards import BOARDS

PAIRS: Final = 3
"""how many pairs lie on fields at most when a turn begins"""


def flights(finish: int) -> range:
    """List the flights: one for each sum of the steps of the two pieces."""
    return range(2 * finish - 1)


def width(finish: int, flight: int) -> int:
    """Count the positions of a flight."""
    return min(flight, 2 * finish - 2 - flight) + 1


def cells_of_table(finish: int) -> int:
    """Count the cells of a table: one for every state."""
    return BOARDS * finish**2


def cells_for_doubles(finish: int) -> int:
    """Count the cells in which a sweep remembers what doubles are worth, for one table."""
    return 3 * BOARDS * finish
