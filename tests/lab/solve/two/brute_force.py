"""The game solved from nothing by the plainest code there is: two/turn.c, over and over.

No bounds, no diagonals, no SIMD: all states are 1/2 at first, and one turn of look-ahead after the
other is taken for all of them, each with what the others are worth by then, until none changes.
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
    """Take one turn of look-ahead for all states, and return how much any of them changes."""
    table, address = Table(now.buffer_info()[0], 0, finish), better.buffer_info()[0]
    look = partial(Kernel().residual, table, parts=PARTS, better=address)
    with ThreadPoolExecutor() as workers:
        return max(workers.map(look, range(PARTS)))


def solve_by_brute_force(finish: int, epsilon: float) -> Chances:
    """Return the chance of the mover in every state, in the order of the table file."""
    chances = array("d", [0.5]) * table_cells(finish)
    while look_ahead(finish, chances, chances) > epsilon:
        pass
    return chances
