"""Both tables on an NVIDIA GPU, in double precision."""

from ctypes import c_double, create_string_buffer
from typing import Final

from rapido.kernel.tables.file import CELL_SIZE
from rapido.lab.solve.cuda import GpuLibrary
from rapido.lab.solve.two.bindings import SweepStats
from rapido.lab.solve.two.bounds import SweepPart

_SOURCES: Final = ("gpu/two.cu", "solve/two/board.c")


class GpuBounds:
    def __init__(self, finish: int) -> None:
        self.finish = finish
        self._gpu = GpuLibrary(_SOURCES)
        self._gpu.call("open", finish)

    def begin_sweep(self) -> None:
        self._gpu.call("begin_sweep")

    def compute(self, part: SweepPart) -> SweepStats:
        found = (c_double * 2)()
        self._gpu.call(
            "compute", part.diagonal, part.pairs, part.bound, int(part.push_doubles), found
        )
        return SweepStats(*found)

    def start(self) -> tuple[float, float]:
        bounds = (c_double * 2)()
        self._gpu.call("start", bounds)
        return bounds[0], bounds[1]

    def finalize(self) -> None:
        self._gpu.call("finalize")

    def pack(self, boards: range) -> bytes:
        packed = create_string_buffer(len(boards) * self.finish**2 * CELL_SIZE)
        self._gpu.call("pack", boards.start, boards.stop, packed)
        return packed.raw
