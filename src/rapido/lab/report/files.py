"""Writes reports to files, and checks in advance that this will be possible."""

import os
from pathlib import Path

from rapido.rules import RapidoError


class CannotWrite(RapidoError):
    """A file cannot be written there."""

    code = "cannot_write"


def check_writable(path: Path) -> None:
    """Raise `CannotWrite` if no file can be written there."""
    if path.is_dir():
        raise CannotWrite(f"{path} is a folder; name a file")
    if not path.absolute().parent.is_dir():
        raise CannotWrite(f"there is no folder {path.absolute().parent} to write {path.name} into")
    target = path if path.exists() else path.absolute().parent
    if not os.access(target, os.W_OK):
        raise CannotWrite(f"{path} cannot be written: permission denied")


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(text, encoding="utf-8", newline="\n")
        temporary.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror or error}") from error
