"""Writes reports to files, and checks in advance that this will be possible."""

import errno
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rapido.locales.explained import Explained
from rapido.replaced_file import replaceable, replacing
from rapido.rules import RapidoError


class CannotWrite(Explained, RapidoError):
    """A file cannot be written there."""

    code = "cannot_write"


def check_writable(path: Path) -> None:
    """Raise `CannotWrite` if no file can be written there."""
    if path.is_dir():
        raise CannotWrite("file-is-folder", file=str(path))
    if not path.absolute().parent.is_dir():
        raise CannotWrite("lab-no-folder", folder=str(path.absolute().parent))
    try:
        target = replaceable(path)
    except OSError as error:
        raise _unwritable(path, error) from error
    # The new file is written beside the old one, which somebody may have made read-only.
    if not all(os.access(each, os.W_OK) for each in (target.parent, target) if each.exists()):
        denied = PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        raise _unwritable(path, denied) from denied


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    with writing(path) as file:
        file.write(text.encode())


@contextmanager
def writing(path: Path) -> Generator[BinaryIO]:
    """Write to a file that is complete in the end or not there at all; errors name it."""
    with naming(path), replacing(path) as file:
        yield file


@contextmanager
def naming(path: Path) -> Generator[None]:
    """Name the file in errors of a `with` block that writes it."""
    try:
        yield
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError) -> CannotWrite:
    return CannotWrite("file-unwritable", file=str(path), reason=error.strerror or str(error))
