"""Calls CUDA code, compiled when it is needed."""

from collections.abc import Sequence
from ctypes import CDLL, c_char_p
from pathlib import Path
from tempfile import TemporaryDirectory

from rapido.kernel.native.cuda import NoCompiler, NotCompiled, compile_cuda
from rapido.lab.errors import BadLabRequest


class GpuLibrary:
    """Code for the GPU of this machine. Its functions return NULL, or an error message."""

    def __init__(self, sources: Sequence[str]) -> None:
        with TemporaryDirectory(prefix="rapido-gpu-") as scratch:
            library = Path(scratch, "solve_gpu.so")
            try:
                compile_cuda(sources, library)
            except NoCompiler as error:
                raise BadLabRequest("solve-no-nvcc") from error
            except NotCompiled as error:
                raise BadLabRequest("solve-nvcc-failed", reason=str(error)) from error
            self._cuda = CDLL(str(library))

    def call(self, function: str, *arguments: object) -> None:
        call = getattr(self._cuda, f"gpu_{function}")
        call.restype = c_char_p
        error = call(*arguments)
        if error is not None:
            raise BadLabRequest("solve-gpu-failed", reason=error.decode())
