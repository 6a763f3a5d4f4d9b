"""The three-player functions of the compiled library, see sweep.h and check.h."""

from ctypes import POINTER, Structure, byref, c_double, c_int, c_int32, c_uint64, c_void_p

from rapido.lab.solve.library import require_library
from rapido.lab.solve.played import Played


class Task(Structure):
    """`struct three_task`."""

    _fields_ = (
        ("finish", c_int32),
        ("single", c_int32),
        ("delta", c_double),
        ("alpha", c_double),
        ("source", c_void_p),
        ("target", c_void_p),
        ("worth", c_void_p),
        ("reply", c_void_p),
        ("next", c_int32),
    )


class SweepStats(Structure):
    """`struct three_stats`: change, its total over all states, gain of best replies, error."""

    _fields_ = tuple((name, c_double) for name in ("change", "total", "gain", "error"))
    change: float
    total: float
    gain: float
    error: float


class Table(Structure):
    """`struct three_table`: a table as in its file."""

    _fields_ = (("cells", c_void_p), ("delta", c_double), ("finish", c_int32))


class Kernel:
    """The compiled functions; they release the GIL while they run."""

    def __init__(self) -> None:
        c = self._c = require_library().c
        c.three_sweep.argtypes = c.three_measure.argtypes = (POINTER(Task), POINTER(SweepStats))
        c.three_sweep.restype = c.three_measure.restype = None
        c.three_residual.argtypes = (POINTER(Table), c_int, c_int)
        c.three_residual.restype = c_double
        c.three_play.argtypes = (POINTER(Table), c_uint64, c_uint64, c_uint64, POINTER(Played))
        c.three_play.restype = None

    def sweep(self, task: Task) -> SweepStats:
        """Compute boards of a task until none are left, possibly together with other threads."""
        stats = SweepStats()
        self._c.three_sweep(byref(task), byref(stats))
        return stats

    def measure(self, task: Task) -> SweepStats:
        """Do the same for the values of the policy, and of best replies to it."""
        stats = SweepStats()
        self._c.three_measure(byref(task), byref(stats))
        return stats

    def residual(self, table: Table, part: int, parts: int) -> float:
        """Return the largest residual in one part of a table."""
        largest: float = self._c.three_residual(byref(table), part, parts)
        return largest

    def play(self, table: Table, seed: int, games: range) -> Played:
        """Play these games of a seed by the table."""
        played = Played()
        self._c.three_play(byref(table), seed, games.start, len(games), byref(played))
        return played
