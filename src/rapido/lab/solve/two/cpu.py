"""Both tables in the memory of this machine, computed by its processor with several threads."""

import mmap
from ctypes import addressof, c_char, memset
from struct import calcsize, pack, unpack_from
from typing import Any, Final

from rapido.lab.solve.bounds import Part
from rapido.lab.solve.native import (
    BOUNDS,
    CELLS_TO_SPARE,
    LOWER,
    NEITHER,
    UPPER,
    Kernel,
    Outcome,
    Task,
)
from rapido.lab.solve.stairs import cells_for_doubles, cells_of_table
from rapido.lab.solve.team import Team

WHOLE_PRECISION: Final = 1e-7
"""bounds that are whole numbers of 31 bits come about so close to each other, but no closer"""
_AT_ONCE: Final = 1 << 20


def memory_for(finish: int, *, whole: bool) -> int:
    """Return how many bytes both tables take."""
    cells = cells_of_table(finish) + cells_for_doubles(finish) + 2 * CELLS_TO_SPARE
    return len(BOUNDS) * cells * calcsize(_form(whole=whole))


def _form(*, whole: bool) -> str:
    """Describe a cell."""
    return "=i" if whole else "=d"


class Memory:
    """A large block of memory, all 0 at first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.bytes = mmap.mmap(-1, size)
        if hasattr(mmap, "MADV_HUGEPAGE"):
            self.bytes.madvise(mmap.MADV_HUGEPAGE)
        self.address = addressof(c_char.from_buffer(self.bytes))


class ProcessorBounds:
    """A lower and an upper bound for every state."""

    def __init__(self, finish: int, *, whole: bool, threads: int) -> None:
        """Begin with bounds of 0 and 1: whoever moves may win for sure, or never."""
        self.finish, self.whole = finish, whole
        self._kernel = Kernel()
        self._team = Team(threads)
        self._form = _form(whole=whole)
        self._one = 2**31 - 1 if whole else 1.0
        size = calcsize(self._form)
        self.size = size * cells_of_table(finish)
        """how many bytes of each table are in use"""
        spare, doubles = size * CELLS_TO_SPARE, size * cells_for_doubles(finish)
        self.tables = [Memory(self.size + spare) for _ in BOUNDS]
        self._doubles = [Memory(doubles + spare) for _ in BOUNDS]
        self._fill(self.tables[UPPER])

    def _fill(self, table: Memory) -> None:
        ones = pack(self._form, self._one) * _AT_ONCE
        for first in range(0, table.size, len(ones)):
            part = min(len(ones), table.size - first)
            table.bytes[first : first + part] = ones[:part]

    def begin_sweep(self) -> None:
        """Forget what doubles were worth in the last sweep."""
        for memory in self._doubles:
            memset(memory.address, 0, memory.size)

    def compute(self, part: Part) -> Outcome:
        """Compute part of one table from the other, with all threads."""
        source = LOWER if part.bound == NEITHER else 1 - part.bound
        target = LOWER if part.bound == NEITHER else part.bound
        task = Task(
            self.finish,
            self.whole,
            part.flight,
            part.pairs,
            part.bound,
            part.hand_on,
            self.tables[source].address,
            self.tables[target].address,
            self._doubles[target].address,
        )
        outcomes = self._team.do(self._kernel.work_on, task)
        return Outcome(max(one.change for one in outcomes), max(one.gap for one in outcomes))

    def start(self) -> tuple[float, float]:
        """Return both bounds of the chance of the first player at the start of the game."""
        low, high = (unpack_from(self._form, table.bytes)[0] / self._one for table in self.tables)
        return low, high

    def settle(self) -> None:
        """Put the middle of both tables into the lower one, and give the other one back."""
        low, high = (table.address for table in self.tables)
        self._kernel.middle(low, high, cells_of_table(self.finish), whole=self.whole)
        self.tables.pop(UPPER).bytes.close()
        self._doubles.pop(UPPER).bytes.close()

    def pack(self, boards: range) -> bytes:
        """Return some boards of the settled table as cells of a file."""
        table = self.tables[LOWER].address
        return self._kernel.pack(table, self.finish, boards, whole=self.whole)

    def kind(self) -> dict[str, Any]:
        """Say what the tables are for; see checkpoint.py."""
        return {"players": 2, "finish": self.finish, "cell": calcsize(self._form)}

    def views(self) -> list[memoryview]:
        """Return both tables as bytes."""
        return [memoryview(table.bytes)[: self.size] for table in self.tables]
