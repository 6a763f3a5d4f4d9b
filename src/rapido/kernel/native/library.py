"""Loads the compiled library, if there is one and it is intact."""

from ctypes import CDLL
from functools import cache
from pathlib import Path
from typing import Any, Final

from rapido.kernel.native.build import SOURCES, digest, library_path, stamp_path
from rapido.locales.explained import Explained
from rapido.rules import RapidoError

ABI: Final = 6
"""KERNEL_ABI of moves.h"""


class KernelUnavailable(Explained, RapidoError):
    """The library is missing, damaged or of another version."""

    code = "no_kernel"


class Library:
    """A loaded library; `c` has all its functions."""

    def __init__(self, path: Path) -> None:
        try:
            intact = stamp_path(path).read_text().split()[-1:] == [digest(path)]
        except FileNotFoundError as error:
            raise KernelUnavailable("kernel-not-compiled") from error
        except OSError as error:
            raise KernelUnavailable("kernel-unreadable", reason=str(error)) from error
        if not intact:
            raise KernelUnavailable("kernel-damaged", file=str(path))
        try:
            self.c: Any = CDLL(str(path))
            abi = self.c.rapido_abi()
        except (OSError, AttributeError) as error:
            raise KernelUnavailable("kernel-not-loaded", reason=str(error)) from error
        if abi != ABI:
            found = {"file": str(path), "version": str(abi), "own": str(ABI)}
            raise KernelUnavailable("kernel-version", **found)
        self.path = path


def library() -> Library | None:
    """Return the compiled library, or None; `why_unavailable` says why."""
    return None if isinstance(loaded := _load(), KernelUnavailable) else loaded


def why_unavailable() -> KernelUnavailable | None:
    """Return why there is no compiled library, or None if there is one."""
    return loaded if isinstance(loaded := _load(), KernelUnavailable) else None


def unavailable_reason() -> str | None:
    """Return a sentence that says why there is no compiled library, or None if there is one."""
    return None if (error := why_unavailable()) is None else str(error)


@cache
def _load() -> Library | KernelUnavailable:
    try:
        return Library(library_path(SOURCES))
    except KernelUnavailable as error:
        return error
