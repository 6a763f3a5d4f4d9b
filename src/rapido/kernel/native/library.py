"""Loads the compiled library, if there is one and it is intact."""

from ctypes import CDLL
from functools import cache
from pathlib import Path
from typing import Any, Final

from rapido.kernel.native.build import SOURCES, digest, library_path, stamp_path
from rapido.rules import RapidoError

ABI: Final = 6
"""KERNEL_ABI of moves.h"""

NOT_COMPILED: Final = (
    "Rapido's kernel is not compiled here, since there was no C compiler when it was set up: for"
    " full speed, install one (Debian and Ubuntu: sudo apt install gcc; macOS: xcode-select"
    " --install; everywhere: pip install ziglang), then start ./rapido or install Rapido again"
)


class KernelUnavailable(RapidoError):
    """The library is missing, damaged or of another version."""

    code = "no_kernel"


class Library:
    """A loaded library; `c` has all its functions."""

    def __init__(self, path: Path) -> None:
        try:
            intact = stamp_path(path).read_text().split()[-1:] == [digest(path)]
        except FileNotFoundError as error:
            raise KernelUnavailable(NOT_COMPILED) from error
        except OSError as error:
            raise KernelUnavailable(f"Rapido's kernel cannot be read: {error}") from error
        if not intact:
            raise KernelUnavailable(
                f"Rapido's kernel is damaged: {path} has changed since it was compiled"
            )
        try:
            self.c: Any = CDLL(str(path))
            abi = self.c.rapido_abi()
        except (OSError, AttributeError) as error:
            raise KernelUnavailable(f"Rapido's kernel cannot be loaded: {error}") from error
        if abi != ABI:
            raise KernelUnavailable(f"Rapido's kernel in {path} has version {abi}, not {ABI}")
        self.path = path


def library() -> Library | None:
    """Return the compiled library, or None; `unavailable_reason` says why."""
    return None if isinstance(loaded := _load(), KernelUnavailable) else loaded


def unavailable_reason() -> str | None:
    """Return a sentence that says why there is no compiled library, or None if there is one."""
    return str(loaded) if isinstance(loaded := _load(), KernelUnavailable) else None


@cache
def _load() -> Library | KernelUnavailable:
    try:
        return Library(library_path(SOURCES))
    except KernelUnavailable as error:
        return error
