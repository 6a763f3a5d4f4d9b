# pyright: basic, reportMissingImports=false
"""The batch of c/gpu/batch.cu: compiled for this machine's GPU once, then kept in the cache."""

from collections.abc import Generator
from contextlib import contextmanager
from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_uint64, c_void_p
from functools import cache
from typing import TYPE_CHECKING, Any

import platformdirs

from rapido.kernel.batch.native import Batch
from rapido.kernel.native.cuda import cached_cuda
from rapido.rules import BadRequest

if TYPE_CHECKING:
    import torch


class BatchLibrary:
    """Its functions start work on a stream of the GPU, and do not wait for it."""

    def __init__(self, path: str) -> None:
        c, batch = CDLL(path), POINTER(Batch)
        self._reset = _declared(c.gpu_batch_reset, batch, c_void_p)
        self._step = _declared(c.gpu_batch_step, batch, c_void_p, c_void_p, c_int, c_void_p)
        self._random_actions = _declared(c.gpu_batch_random_actions, batch, c_void_p, c_void_p)
        self._replaced = _declared(c.gpu_batch_replaced, batch, c_uint64, c_void_p)

    def reset(self, batch: Batch, stream: int) -> None:
        _check(self._reset(byref(batch), stream))

    def step(self, batch: Batch, actions: int, first_illegal: int, size: int, stream: int) -> None:
        _check(self._step(byref(batch), actions, first_illegal, size, stream))

    def random_actions(self, batch: Batch, actions: int, stream: int) -> None:
        _check(self._random_actions(byref(batch), actions, stream))

    def replaced(self, batch: Batch, game: int, stream: int) -> None:
        _check(self._replaced(byref(batch), game, stream))


def import_torch() -> Any:  # noqa: ANN401 - the package is optional
    try:
        import torch  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise BadRequest(
            "Games on a GPU need torch, which is not installed: pip install torch."
        ) from error
    return torch


def library_for(device: "torch.device") -> BatchLibrary:
    """Return the library for this GPU; compiling it takes some seconds, once for each kind."""
    torch = import_torch()
    if device.type != "cuda":
        raise BadRequest(
            f"GpuBatch needs an NVIDIA GPU, not {device.type!r}; use NativeBatch there."
        )
    if not torch.cuda.is_available():
        raise BadRequest("There is no NVIDIA GPU here that torch can use.")
    major, minor = torch.cuda.get_device_capability(device)
    return _load(f"sm_{major}{minor}")


@contextmanager
def stream_of(device: "torch.device") -> Generator[int]:
    """Make the device torch's current one, and return the address of its current stream."""
    cuda = import_torch().cuda
    with cuda.device(device):
        yield cuda.current_stream(device).cuda_stream


@cache
def _load(arch: str) -> BatchLibrary:
    folder = platformdirs.user_cache_path("rapido", appauthor=False) / "gpu"
    return BatchLibrary(str(cached_cuda(["gpu/batch.cu"], folder, arch)))


def _declared(function: Any, *arguments: Any) -> Any:  # noqa: ANN401 - ctypes
    function.argtypes, function.restype = arguments, c_char_p
    return function


def _check(error: bytes | None) -> None:
    if error is not None:
        raise BadRequest(f"The GPU reports an error: {error.decode()}.")
