"""Reports as files: whether one can be written is found out before hours of work, not after."""

import os
from pathlib import Path

from rapido.rules import RapidoError


class CannotWrite(RapidoError):
    """A file cannot be written where it was asked for."""

    code = "cannot_write"


def check_writable(path: Path) -> None:
    """Refuse a place where no file can be written."""
    if path.is_dir():
        raise CannotWrite(f"{path} is a folder; name a file")
    if not path.absolute().parent.is_dir():
        raise CannotWrite(f"there is no folder {path.absolute().parent} to write {path.name} into")
    target = path if path.exists() else path.absolute().parent
    if not os.access(target, os.W_OK):
        raise CannotWrite(f"{path} cannot be written: permission denied")


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(path.name + ".new")
    try:
        unfinished.write_text(text, encoding="utf-8", newline="\n")
        unfinished.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror or error}") from error
