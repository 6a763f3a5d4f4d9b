"""The tables of the three-player game in main memory, computed on the CPU with several threads."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.tables.file import FULL
from rapido.kernel.three_player_boards import BOARDS
from rapido.lab.solve.thread_pool import SharedTaskPool
from rapido.lab.solve.three.bindings import Kernel, SweepStats, Task
from rapido.lab.solve.three.tables import Start, ThreeChances

DOUBLE_UP_TO: Final = 8
"""the highest finish with cells of double precision; above, memory is scarce"""
_PADDING: Final = 64
"""cells, since rows are read eight at a time"""
_BOARDS_PER_CHUNK: Final = 64
Array = NDArray[np.floating]


def memory_for(finish: int) -> int:
    """Return how many bytes all tables take while measuring: seven cells per state."""
    return BOARDS * finish**3 * 7 * _cell_type(finish).itemsize


def _cell_type(finish: int) -> np.dtype[np.floating]:
    return np.dtype(np.float64 if finish <= DOUBLE_UP_TO else np.float32)


class CpuTables:
    def __init__(self, finish: int, threads: int) -> None:
        self.finish = finish
        self._kernel = Kernel()
        self._pool = SharedTaskPool(threads)
        self._states = BOARDS * finish**3
        self._table = self._cells(2)
        self._fresh = self._cells(2)
        # Allocated for measuring only.
        self._worth = self._reply = self._table[:0]
        self._table.fill(1 / 3)

    def _cells(self, each: int) -> Array:
        return np.zeros(each * self._states + _PADDING, dtype=_cell_type(self.finish))

    def sweep(self, delta: float, alpha: float) -> SweepStats:
        stats = self._run(self._kernel.sweep, delta, alpha)
        self._table, self._fresh = self._fresh, self._table
        return stats

    def finalize(self) -> None:
        for first in range(0, BOARDS, _BOARDS_PER_CHUNK):
            cells = self._boards(range(first, min(first + _BOARDS_PER_CHUNK, BOARDS)))
            cells[:] = (np.rint(cells * FULL) / FULL).astype(np.float32)

    def residual(self, delta: float) -> SweepStats:
        return self._run(self._kernel.sweep, delta, 1.0)

    def measure(self, delta: float) -> SweepStats:
        if not self._reply.size:
            self._start_measuring()
        return self._run(self._kernel.measure, delta, 1.0)

    def _start_measuring(self) -> None:
        """Initialize all values with the chances of the table."""
        self._worth, self._fresh = self._table.copy(), self._table[:0]
        self._reply = self._cells(3)
        table, reply = (
            cells[: each * self._states].reshape(BOARDS, each, -1)
            for cells, each in ((self._table, 2), (self._reply, 3))
        )
        reply[:, :2] = table
        np.subtract(1, table[:, 0], out=reply[:, 2])
        reply[:, 2] -= table[:, 1]

    def _run(self, work: Callable[[Task], SweepStats], delta: float, alpha: float) -> SweepStats:
        task = Task(
            self.finish,
            _cell_type(self.finish).itemsize == np.dtype(np.float32).itemsize,
            delta,
            alpha,
            *(cells.ctypes.data for cells in (self._table, self._fresh, self._worth, self._reply)),
        )
        parts = self._pool.run(work, task)
        return SweepStats(
            max(part.change for part in parts),
            sum(part.total for part in parts),
            max(part.gain for part in parts),
            max(part.error for part in parts),
        )

    def start(self) -> Start:
        # The game starts in the first position of the first board.
        positions = self.finish**3
        reply: ThreeChances = (
            float(self._reply[0]),
            float(self._reply[positions]),
            float(self._reply[2 * positions]),
        )
        return Start(_all_three(self._table, positions), _all_three(self._worth, positions), reply)

    def pack(self, boards: range) -> bytes:
        return np.rint(self._boards(boards) * FULL).astype("<u2").tobytes()

    def _boards(self, boards: range) -> Array:
        each = 2 * self.finish**3
        return self._table[boards.start * each : boards.stop * each]

    def layout(self) -> dict[str, Any]:
        return {"players": 3, "finish": self.finish, "cell": _cell_type(self.finish).itemsize}

    def views(self) -> list[memoryview]:
        return [self._table.data.cast("B")]


def _all_three(cells: Array, positions: int) -> ThreeChances:
    first, second = float(cells[0]), float(cells[positions])
    return first, second, 1 - first - second
