"""The tables of the three-player game on an NVIDIA GPU, in double precision."""

from ctypes import c_double, create_string_buffer
from typing import Final

from rapido.kernel.tables.file import CELL_SIZE
from rapido.lab.solve.cuda import GpuLibrary
from rapido.lab.solve.three.bindings import SweepStats
from rapido.lab.solve.three.tables import Start

_SOURCES: Final = ("gpu/three.cu",)


class GpuTables:
    def __init__(self, finish: int) -> None:
        self.finish = finish
        self._gpu = GpuLibrary(_SOURCES)
        self._gpu.call("open", finish)

    def sweep(self, delta: float, alpha: float) -> SweepStats:
        return self._run("sweep", c_double(delta), c_double(alpha))

    def finalize(self) -> None:
        self._gpu.call("finalize")

    def residual(self, delta: float) -> SweepStats:
        return self._run("residual", c_double(delta))

    def measure(self, delta: float) -> SweepStats:
        return self._run("measure", c_double(delta))

    def start(self) -> Start:
        found = (c_double * 7)()
        self._gpu.call("start", found)
        first, second, own, following, *reply = found
        return Start(
            (first, second, 1 - first - second),
            (own, following, 1 - own - following),
            (reply[0], reply[1], reply[2]),
        )

    def pack(self, boards: range) -> bytes:
        packed = create_string_buffer(len(boards) * 2 * self.finish**3 * CELL_SIZE)
        self._gpu.call("pack", boards.start, boards.stop, packed)
        return packed.raw

    def _run(self, function: str, *arguments: object) -> SweepStats:
        found = (c_double * 4)()
        self._gpu.call(function, *arguments, found)
        return SweepStats(*found)
