"""The two-player functions of the compiled library, see sweep.h and check.h."""

from ctypes import (
    POINTER,
    Structure,
    byref,
    c_double,
    c_int,
    c_int32,
    c_int64,
    c_uint64,
    c_void_p,
    create_string_buffer,
)
from typing import Final

from rapido.kernel.tables.file import CELL_SIZE
from rapido.lab.solve.library import require_library
from rapido.lab.solve.played import Played

MAX_FINISH: Final = 64
CELL_PADDING: Final = 64
LOWER, UPPER, NEITHER = range(3)
"""enum bound"""
BOUNDS: Final = (LOWER, UPPER)


class Task(Structure):
    """`struct two_task`."""

    _fields_ = (
        ("finish", c_int32),
        ("fixed_point", c_int32),
        ("diagonal", c_int32),
        ("pairs", c_int32),
        ("bound", c_int32),
        ("push_doubles", c_int32),
        ("source", c_void_p),
        ("target", c_void_p),
        ("doubles", c_void_p),
        ("next", c_int32),
    )


class SweepStats(Structure):
    """`struct two_stats`: the largest change of a cell and the largest gap between the bounds."""

    _fields_ = (("change", c_double), ("gap", c_double))
    change: float
    gap: float


class Table(Structure):
    """`struct two_table`: a table in the order of the table file."""

    _fields_ = (("cells", c_void_p), ("packed", c_int32), ("finish", c_int32))


class Kernel:
    """The compiled functions; they release the GIL while they run."""

    def __init__(self) -> None:
        c = self._c = require_library().c
        c.two_sweep.argtypes = (POINTER(Task), POINTER(SweepStats))
        c.two_average.argtypes = (c_void_p, c_void_p, c_int, c_int64, c_int64)
        c.two_pack.argtypes = (c_void_p, c_int, c_int, c_int, c_int, c_void_p)
        c.two_residual.argtypes = (POINTER(Table), c_void_p, c_int, c_int)
        c.two_play.argtypes = (POINTER(Table), c_uint64, c_uint64, c_uint64, POINTER(Played))
        for function in (c.two_sweep, c.two_average, c.two_pack, c.two_play):
            function.restype = None
        c.two_residual.restype = c_double

    def sweep(self, task: Task) -> SweepStats:
        """Compute boards of a task until none are left, possibly together with other threads."""
        stats = SweepStats()
        self._c.two_sweep(byref(task), byref(stats))
        return stats

    def average(self, lower: int, upper: int, cells: int, *, fixed_point: bool) -> None:
        """Replace the lower table by the average of both."""
        self._c.two_average(lower, upper, fixed_point, 0, cells)

    def pack(self, table: int, finish: int, boards: range, *, fixed_point: bool) -> bytes:
        """Return some boards of a table as cells of a file."""
        packed = create_string_buffer(len(boards) * finish**2 * CELL_SIZE)
        self._c.two_pack(table, fixed_point, finish, boards.start, boards.stop, packed)
        return packed.raw

    def residual(self, table: Table, part: int, parts: int, better: int | None = None) -> float:
        """Return the largest residual in one part of a table; store one turn of look-ahead."""
        largest: float = self._c.two_residual(byref(table), better, part, parts)
        return largest

    def play(self, table: Table, seed: int, games: range) -> Played:
        """Play these games of a seed by the table."""
        played = Played()
        self._c.two_play(byref(table), seed, games.start, len(games), byref(played))
        return played
