"""Compiles CUDA code with nvcc when it is needed, and calls it."""

import shutil
import subprocess
from collections.abc import Sequence
from ctypes import CDLL, c_char_p
from pathlib import Path
from tempfile import TemporaryDirectory

from rapido.kernel.native.build import SOURCES
from rapido.lab.errors import BadLabRequest


class GpuLibrary:
    """Code for the GPU of this machine. Its functions return NULL, or an error message."""

    def __init__(self, sources: Sequence[str]) -> None:
        self._cuda = _compile(sources)

    def call(self, function: str, *arguments: object) -> None:
        call = getattr(self._cuda, f"gpu_{function}")
        call.restype = c_char_p
        error = call(*arguments)
        if error is not None:
            raise BadLabRequest("solve-gpu-failed", reason=error.decode())


def _compile(sources: Sequence[str]) -> CDLL:
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        raise BadLabRequest("solve-no-nvcc")
    with TemporaryDirectory(prefix="rapido-gpu-") as scratch:
        library = Path(scratch, "solve_gpu.so")
        flags = ["-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", f"-I{SOURCES}"]
        files = [str(SOURCES / source) for source in sources]
        done = subprocess.run(  # noqa: S603
            [nvcc, *flags, "-o", str(library), *files], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise BadLabRequest("solve-nvcc-failed", reason=done.stderr.strip())
        return CDLL(str(library))
