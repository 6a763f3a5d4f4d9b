"""Writes reports to files, and checks in advance that this will be possible."""

import errno
import os
from pathlib import Path

from rapido.locales.explained import Explained
from rapido.replaced_file import replaceable
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
        replaceable(path)
    except OSError as error:
        raise _unwritable(path, error) from error
    target = path if path.exists() else path.absolute().parent
    if not os.access(target, os.W_OK):
        denied = PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        raise _unwritable(path, denied) from denied


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    try:
        target = replaceable(path)
        temporary = target.with_name(target.name + ".new")
        temporary.write_text(text, encoding="utf-8", newline="\n")
        temporary.replace(target)
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError) -> CannotWrite:
    return CannotWrite("file-unwritable", file=str(path), reason=error.strerror or str(error))
