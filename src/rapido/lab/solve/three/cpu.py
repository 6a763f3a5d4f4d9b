"""The tables of the three-player game in the memory of this machine, computed with threads."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.table_file import FULL
from rapido.kernel.three_player_boards import BOARDS
from rapido.lab.solve.native import CELLS_TO_SPARE
from rapido.lab.solve.team import Team
from rapido.lab.solve.three_native import Found, Kernel, Task
from rapido.lab.solve.three_tables import Start, Threesome

DOUBLE_UP_TO: Final = 8
"""the highest finish for which cells are of double precision; above, memory is dear"""
_AT_ONCE: Final = 64
Array = NDArray[np.floating]


def memory_for(finish: int) -> int:
    """Return how many bytes all tables take: one to measure with, and five cells a state."""
    return BOARDS * finish**3 * 7 * _cell(finish).itemsize


def _cell(finish: int) -> np.dtype[np.floating]:
    return np.dtype(np.float64 if finish <= DOUBLE_UP_TO else np.float32)


class ProcessorTables:
    """A table, and what is computed from it."""

    def __init__(self, finish: int, threads: int) -> None:
        """Begin with a third for everybody everywhere."""
        self.finish = finish
        self._kernel = Kernel()
        self._team = Team(threads)
        self._states = BOARDS * finish**3
        self._table = self._cells(2)
        self._fresh = self._cells(2)
        # Only measuring needs these.
        self._worth = self._reply = self._table[:0]
        self._table.fill(1 / 3)

    def _cells(self, each: int) -> Array:
        return np.zeros(each * self._states + CELLS_TO_SPARE, dtype=_cell(self.finish))

    def sweep(self, delta: float, alpha: float) -> Found:
        """Compute all chances anew, and go a part of the way towards them."""
        found = self._with_all_threads(self._kernel.solve, delta, alpha)
        self._table, self._fresh = self._fresh, self._table
        return found

    def settle(self) -> None:
        """Round the table to what its file can hold."""
        for first in range(0, BOARDS, _AT_ONCE):
            cells = self._boards(range(first, min(first + _AT_ONCE, BOARDS)))
            cells[:] = (np.rint(cells * FULL) / FULL).astype(np.float32)

    def residual(self, delta: float) -> Found:
        """See how much one more sweep would change."""
        return self._with_all_threads(self._kernel.solve, delta, 1.0)

    def measure(self, delta: float) -> Found:
        """Compute anew what playing by the table is worth, and best replies to it, in place."""
        if not self._reply.size:
            self._begin_to_measure()
        return self._with_all_threads(self._kernel.measure, delta, 1.0)

    def _begin_to_measure(self) -> None:
        """Take everything to be worth what the table says."""
        self._worth, self._fresh = self._table.copy(), self._table[:0]
        self._reply = self._cells(3)
        table, reply = (
            cells[: each * self._states].reshape(BOARDS, each, -1)
            for cells, each in ((self._table, 2), (self._reply, 3))
        )
        reply[:, :2] = table
        np.subtract(1, table[:, 0], out=reply[:, 2])
        reply[:, 2] -= table[:, 1]

    def _with_all_threads(self, work: Callable[[Task], Found], delta: float, alpha: float) -> Found:
        task = Task(
            self.finish,
            _cell(self.finish).itemsize == np.dtype(np.float32).itemsize,
            delta,
            alpha,
            *(cells.ctypes.data for cells in (self._table, self._fresh, self._worth, self._reply)),
        )
        parts = self._team.do(work, task)
        return Found(
            max(part.change for part in parts),
            sum(part.total for part in parts),
            max(part.gain for part in parts),
            max(part.error for part in parts),
        )

    def start(self) -> Start:
        """Return what is known of the start of the game: the first position of the first board."""
        positions = self.finish**3
        reply: Threesome = (
            float(self._reply[0]),
            float(self._reply[positions]),
            float(self._reply[2 * positions]),
        )
        return Start(_all_three(self._table, positions), _all_three(self._worth, positions), reply)

    def pack(self, boards: range) -> bytes:
        """Return some boards of the settled table as cells of a file."""
        return np.rint(self._boards(boards) * FULL).astype("<u2").tobytes()

    def _boards(self, boards: range) -> Array:
        each = 2 * self.finish**3
        return self._table[boards.start * each : boards.stop * each]

    def kind(self) -> dict[str, Any]:
        """Say what the table is for; see checkpoint.py."""
        return {"players": 3, "finish": self.finish, "cell": _cell(self.finish).itemsize}

    def views(self) -> list[memoryview]:
        """Return the table as bytes."""
        return [self._table.data.cast("B")]


def _all_three(cells: Array, positions: int) -> Threesome:
    first, second = float(cells[0]), float(cells[positions])
    return first, second, 1 - first - second
