"""Both tables on an NVIDIA GPU, in double precision; compiled with nvcc when it is wanted."""

import shutil
import subprocess
from collections.abc import Sequence
from ctypes import CDLL, c_char_p, c_double, create_string_buffer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import rapido.kernel
from rapido.kernel.table_file import CELL_SIZE
from rapido.lab.solve.bounds import Part
from rapido.lab.solve.native import Outcome
from rapido.rules import BadRequest

_SOURCES: Final = ("solve_gpu.cu", "solve_board.c")
_DOORS: Final = tuple(
    f"gpu_{door}" for door in ("open", "begin_sweep", "compute", "start", "settle", "pack")
)


class GpuBounds:
    """A lower and an upper bound for every state."""

    def __init__(self, finish: int) -> None:
        """Begin with bounds of 0 and 1: whoever moves may win for sure, or never."""
        self.finish = finish
        self._gpu = compile_for_gpu(_SOURCES, _DOORS)
        self._call("open", finish)

    def begin_sweep(self) -> None:
        """Forget what doubles were worth in the last sweep."""
        self._call("begin_sweep")

    def compute(self, part: Part) -> Outcome:
        """Compute part of one table from the other."""
        found = (c_double * 2)()
        self._call("compute", part.flight, part.pairs, part.bound, int(part.hand_on), found)
        return Outcome(*found)

    def start(self) -> tuple[float, float]:
        """Return both bounds of the chance of the first player at the start of the game."""
        bounds = (c_double * 2)()
        self._call("start", bounds)
        return bounds[0], bounds[1]

    def settle(self) -> None:
        """Put the middle of both tables into the lower one."""
        self._call("settle")

    def pack(self, boards: range) -> bytes:
        """Return some boards of the settled table as cells of a file."""
        packed = create_string_buffer(len(boards) * self.finish**2 * CELL_SIZE)
        self._call("pack", boards.start, boards.stop, packed)
        return packed.raw

    def _call(self, door: str, *arguments: object) -> None:
        call_gpu(self._gpu, f"gpu_{door}", *arguments)


def call_gpu(gpu: CDLL, door: str, *arguments: object) -> None:
    """Call a function for the GPU, which returns nothing or a sentence about its trouble."""
    trouble = getattr(gpu, door)(*arguments)
    if trouble is not None:
        raise BadRequest(f"The GPU cannot do it: {trouble.decode()}.")


def compile_for_gpu(names: Sequence[str], doors: Sequence[str]) -> CDLL:
    """Compile the code for the GPU of this machine, and load it."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        raise BadRequest("To solve on a GPU takes NVIDIA's compiler nvcc, which is not found here.")
    folder = Path(rapido.kernel.__file__).parent
    with TemporaryDirectory(prefix="rapido-gpu-") as scratch:
        library = Path(scratch, "solve_gpu.so")
        flags = ["-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", str(library)]
        sources = [str(folder / source) for source in names]
        done = subprocess.run(  # noqa: S603
            [nvcc, *flags, *sources], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise BadRequest(f"nvcc could not compile for the GPU of this machine:\n{done.stderr}")
        gpu = CDLL(str(library))
    for door in doors:
        getattr(gpu, door).restype = c_char_p
    return gpu
