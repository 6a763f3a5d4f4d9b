"""Solve the game by brute force with two/turn.c.

No bounds, no diagonals, no SIMD: all states start at 1/2, and a turn of look-ahead is repeated for
all of them with the current values of the others until nothing changes.
"""

from array import array
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias

from rapido.lab.solve.two.bindings import Kernel, Table
from rapido.lab.solve.two.layout import table_cells

PARTS = 64
Chances: TypeAlias = "array[float]"


def look_ahead(finish: int, now: Chances, better: Chances) -> float:
    """Look ahead one turn for all states; return the largest change."""
    table, address = Table(now.buffer_info()[0], 0, finish), better.buffer_info()[0]
    look_at_part = partial(Kernel().residual, table, parts=PARTS, better=address)
    with ThreadPoolExecutor() as workers:
        return max(workers.map(look_at_part, range(PARTS)))


def solve_by_brute_force(finish: int, epsilon: float) -> Chances:
    """Return the chance of the mover in every state, in the order of the table file."""
    chances = array("d", [0.5]) * table_cells(finish)
    while look_ahead(finish, chances, chances) > epsilon:
        pass
    return chances
