"""Both tables in main memory, computed on the CPU with several threads."""

import mmap
import sys
from ctypes import addressof, c_char, memset
from struct import calcsize, pack, unpack_from
from typing import Any, Final

from rapido.lab.solve.thread_pool import SharedTaskPool
from rapido.lab.solve.two.bindings import (
    BOUNDS,
    CELL_PADDING,
    LOWER,
    NEITHER,
    UPPER,
    Kernel,
    SweepStats,
    Task,
)
from rapido.lab.solve.two.bounds import SweepPart
from rapido.lab.solve.two.layout import doubles_cells, table_cells

FIXED_POINT_PRECISION: Final = 1e-7
"""31-bit fixed-point bounds get about this close to each other, but no closer"""
_CELLS_PER_FILL: Final = 1 << 20


def memory_for(finish: int, *, fixed_point: bool) -> int:
    """Return how many bytes both tables take."""
    cells = table_cells(finish) + doubles_cells(finish) + 2 * CELL_PADDING
    return len(BOUNDS) * cells * calcsize(_cell_format(fixed_point=fixed_point))


def _cell_format(*, fixed_point: bool) -> str:
    """Return the format of a cell for the module struct."""
    return "=i" if fixed_point else "=d"


class Memory:
    """A large block of memory, initially zero."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.bytes = mmap.mmap(-1, size)
        if sys.platform == "linux":
            self.bytes.madvise(mmap.MADV_HUGEPAGE)
        self.address = addressof(c_char.from_buffer(self.bytes))


class CpuBounds:
    def __init__(self, finish: int, *, fixed_point: bool, threads: int) -> None:
        self.finish, self._fixed_point = finish, fixed_point
        self._kernel = Kernel()
        self._pool = SharedTaskPool(threads)
        self._format = _cell_format(fixed_point=fixed_point)
        self._one = 2**31 - 1 if fixed_point else 1.0
        size = calcsize(self._format)
        self.size = size * table_cells(finish)
        """the bytes of each table, without padding"""
        padding, doubles = size * CELL_PADDING, size * doubles_cells(finish)
        self.tables = [Memory(self.size + padding) for _ in BOUNDS]
        self._doubles = [Memory(doubles + padding) for _ in BOUNDS]
        self._fill(self.tables[UPPER])

    def _fill(self, table: Memory) -> None:
        ones = pack(self._format, self._one) * _CELLS_PER_FILL
        for first in range(0, table.size, len(ones)):
            part = min(len(ones), table.size - first)
            table.bytes[first : first + part] = ones[:part]

    def begin_sweep(self) -> None:
        for memory in self._doubles:
            memset(memory.address, 0, memory.size)

    def compute(self, part: SweepPart) -> SweepStats:
        source = LOWER if part.bound == NEITHER else 1 - part.bound
        target = LOWER if part.bound == NEITHER else part.bound
        task = Task(
            self.finish,
            self._fixed_point,
            part.diagonal,
            part.pairs,
            part.bound,
            part.push_doubles,
            self.tables[source].address,
            self.tables[target].address,
            self._doubles[target].address,
        )
        stats = self._pool.run(self._kernel.sweep, task)
        return SweepStats(max(one.change for one in stats), max(one.gap for one in stats))

    def start(self) -> tuple[float, float]:
        low, high = (unpack_from(self._format, table.bytes)[0] / self._one for table in self.tables)
        return low, high

    def finalize(self) -> None:
        """Replace the lower table by the average of both, and free the upper one."""
        low, high = (table.address for table in self.tables)
        self._kernel.average(low, high, table_cells(self.finish), fixed_point=self._fixed_point)
        self.tables.pop(UPPER).bytes.close()
        self._doubles.pop(UPPER).bytes.close()

    def pack(self, boards: range) -> bytes:
        table = self.tables[LOWER].address
        return self._kernel.pack(table, self.finish, boards, fixed_point=self._fixed_point)

    def layout(self) -> dict[str, Any]:
        return {"players": 2, "finish": self.finish, "cell": calcsize(self._format)}

    def views(self) -> list[memoryview]:
        return [memoryview(table.bytes)[: self.size] for table in self.tables]
