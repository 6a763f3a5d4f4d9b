"""Calls CUDA code, compiled when it is needed."""

from collections.abc import Sequence
from ctypes import CDLL, c_char_p
from pathlib import Path
from tempfile import TemporaryDirectory

from rapido.kernel.native.cuda import compile_cuda
from rapido.rules import BadRequest


class GpuLibrary:
    """Code for the GPU of this machine. Its functions return NULL, or an error message."""

    def __init__(self, sources: Sequence[str]) -> None:
        with TemporaryDirectory(prefix="rapido-gpu-") as scratch:
            library = Path(scratch, "solve_gpu.so")
            compile_cuda(sources, library)
            self._cuda = CDLL(str(library))

    def call(self, function: str, *arguments: object) -> None:
        call = getattr(self._cuda, f"gpu_{function}")
        call.restype = c_char_p
        error = call(*arguments)
        if error is not None:
            raise BadRequest(f"The GPU reports an error: {error.decode()}.")
