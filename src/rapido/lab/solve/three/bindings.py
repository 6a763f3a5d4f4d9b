"""The functions of the compiled kernel for three players, as solve_three.h describes them."""

from ctypes import POINTER, Structure, byref, c_double, c_int, c_int32, c_uint64, c_void_p

from rapido.kernel import library, why_not
from rapido.rules import BadRequest


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


class Found(Structure):
    """`struct three_found`: change, its total over all states, gain of best replies, error."""

    _fields_ = tuple((name, c_double) for name in ("change", "total", "gain", "error"))
    change: float
    total: float
    gain: float
    error: float


class Table(Structure):
    """`struct three_table`: a table as in its file."""

    _fields_ = (("cells", c_void_p), ("delta", c_double), ("finish", c_int32))


class Played(Structure):
    """`struct three_played`: what was seen in games of three who play by the table."""

    _fields_ = (
        ("games", c_uint64),
        ("wins", c_uint64 * 3),
        ("turns", c_uint64),
        ("rolls", c_uint64),
    )
    games: int
    wins: list[int]
    turns: int
    rolls: int


class Kernel:
    """The compiled functions; other threads of Python go on while one of them runs."""

    def __init__(self) -> None:
        found = library()
        if found is None:
            raise BadRequest(f"The game can be solved with the compiled kernel only. {why_not()}")
        c = self._c = found.c
        c.solve_three.argtypes = c.measure_three.argtypes = (POINTER(Task), POINTER(Found))
        c.solve_three.restype = c.measure_three.restype = None
        c.three_look.argtypes = (POINTER(Table), c_int, c_int)
        c.three_look.restype = c_double
        c.three_play.argtypes = (POINTER(Table), c_uint64, c_uint64, c_uint64, POINTER(Played))
        c.three_play.restype = None

    def solve(self, task: Task) -> Found:
        """Take boards from a task until none are left, together with other threads."""
        found = Found()
        self._c.solve_three(byref(task), byref(found))
        return found

    def measure(self, task: Task) -> Found:
        """Do the same to measure what playing by a table is worth, and best replies to it."""
        found = Found()
        self._c.measure_three(byref(task), byref(found))
        return found

    def look(self, table: Table, part: int, parts: int) -> float:
        """Return how far any state of one part is from one turn of play by the table."""
        off: float = self._c.three_look(byref(table), part, parts)
        return off

    def play(self, table: Table, seed: int, games: range) -> Played:
        """Let three play these games of a seed by the table."""
        played = Played()
        self._c.three_play(byref(table), seed, games.start, len(games), byref(played))
        return played
