"""The tables of the three-player game on an NVIDIA GPU, in double precision."""

from ctypes import c_double, create_string_buffer
from typing import Final

from rapido.kernel.table_file import CELL_SIZE
from rapido.lab.solve.gpu import call_gpu, compile_for_gpu
from rapido.lab.solve.three_native import Found
from rapido.lab.solve.three_tables import Start

_SOURCES: Final = ("solve_three_gpu.cu",)
_DOORS: Final = tuple(
    f"three_{door}" for door in ("open", "sweep", "residual", "settle", "measure", "start", "pack")
)


class GpuTables:
    """A table, and what is computed from it."""

    def __init__(self, finish: int) -> None:
        """Begin with a third for everybody everywhere."""
        self.finish = finish
        self._gpu = compile_for_gpu(_SOURCES, _DOORS)
        self._call("open", finish)

    def sweep(self, delta: float, alpha: float) -> Found:
        """Compute all chances anew, and go a part of the way towards them."""
        return self._found("sweep", c_double(delta), c_double(alpha))

    def settle(self) -> None:
        """Round the table to what its file can hold."""
        self._call("settle")

    def residual(self, delta: float) -> Found:
        """See how much one more sweep would change."""
        return self._found("residual", c_double(delta))

    def measure(self, delta: float) -> Found:
        """Compute anew what playing by the table is worth, and best replies to it."""
        return self._found("measure", c_double(delta))

    def start(self) -> Start:
        """Return what is known of the start of the game."""
        found = (c_double * 7)()
        self._call("start", found)
        first, second, own, following, *reply = found
        return Start(
            (first, second, 1 - first - second),
            (own, following, 1 - own - following),
            (reply[0], reply[1], reply[2]),
        )

    def pack(self, boards: range) -> bytes:
        """Return some boards of the settled table as cells of a file."""
        packed = create_string_buffer(len(boards) * 2 * self.finish**3 * CELL_SIZE)
        self._call("pack", boards.start, boards.stop, packed)
        return packed.raw

    def _found(self, door: str, *arguments: object) -> Found:
        found = (c_double * 4)()
        self._call(door, *arguments, found)
        return Found(*found)

    def _call(self, door: str, *arguments: object) -> None:
        call_gpu(self._gpu, f"three_{door}", *arguments)
