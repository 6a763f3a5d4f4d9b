"""The solver's functions of the compiled kernel, as solve.h describes them."""

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

from rapido.kernel import library, why_not
from rapido.kernel.table_file import CELL_SIZE
from rapido.rules import BadRequest

MOST_FINISH: Final = 64
CELLS_TO_SPARE: Final = 64
LOWER, UPPER, NEITHER = range(3)
"""which bound a table is"""
BOUNDS: Final = (LOWER, UPPER)


class Task(Structure):
    """`struct task`: part of a sweep."""

    _fields_ = (
        ("finish", c_int32),
        ("whole", c_int32),
        ("flight", c_int32),
        ("pairs", c_int32),
        ("bound", c_int32),
        ("hand_on", c_int32),
        ("source", c_void_p),
        ("target", c_void_p),
        ("doubles", c_void_p),
        ("next", c_int32),
    )


class Outcome(Structure):
    """`struct outcome`: the largest change of a cell, and the largest gap between the bounds."""

    _fields_ = (("change", c_double), ("gap", c_double))
    change: float
    gap: float


class Played(Structure):
    """`struct played`: what was seen in games of two perfect players."""

    _fields_ = tuple((name, c_uint64) for name in ("games", "wins", "turns", "rolls"))
    games: int
    wins: int
    turns: int
    rolls: int


class Finished(Structure):
    """`struct finished`: a table in the order of the table file."""

    _fields_ = (("cells", c_void_p), ("packed", c_int32), ("finish", c_int32))


class Kernel:
    """The compiled functions; other threads of Python go on while one of them runs."""

    def __init__(self) -> None:
        found = library()
        if found is None:
            raise BadRequest(f"The game can be solved with the compiled kernel only. {why_not()}")
        c = self._c = found.c
        c.solve_flight.argtypes = (POINTER(Task), POINTER(Outcome))
        c.solve_middle.argtypes = (c_void_p, c_void_p, c_int, c_int64, c_int64)
        c.solve_pack.argtypes = (c_void_p, c_int, c_int, c_int, c_int, c_void_p)
        c.solve_residual.argtypes = (POINTER(Finished), c_void_p, c_int, c_int)
        c.solve_play.argtypes = (POINTER(Finished), c_uint64, c_uint64, c_uint64, POINTER(Played))
        for function in (c.solve_flight, c.solve_middle, c.solve_pack, c.solve_play):
            function.restype = None
        c.solve_residual.restype = c_double

    def work_on(self, task: Task) -> Outcome:
        """Take boards from a task until none are left, together with other threads."""
        outcome = Outcome()
        self._c.solve_flight(byref(task), byref(outcome))
        return outcome

    def middle(self, lower: int, upper: int, cells: int, *, whole: bool) -> None:
        """Make the lower table the middle of both."""
        self._c.solve_middle(lower, upper, whole, 0, cells)

    def pack(self, table: int, finish: int, boards: range, *, whole: bool) -> bytes:
        """Return some boards of a table as cells of a file."""
        packed = create_string_buffer(len(boards) * finish**2 * CELL_SIZE)
        self._c.solve_pack(table, whole, finish, boards.start, boards.stop, packed)
        return packed.raw

    def residual(self, table: Finished, part: int, parts: int, better: int | None = None) -> float:
        """Return the largest residual of one part of a table; write one turn of look-ahead."""
        found: float = self._c.solve_residual(byref(table), better, part, parts)
        return found

    def play(self, table: Finished, seed: int, games: range) -> Played:
        """Let two perfect players play these games of a seed."""
        played = Played()
        self._c.solve_play(byref(table), seed, games.start, len(games), byref(played))
        return played
