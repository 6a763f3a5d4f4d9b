"""Writes a file that takes the place of an older one, completely or not at all."""

import errno
import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


def followed(path: Path) -> Path:
    """Follow links; in a circle, that is an `OSError` with every version of Python."""
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return target


def replaceable(path: Path) -> Path:
    """Follow links to the file that may be replaced, or created.

    A device, a pipe or a folder is an `OSError`: who runs as root could replace /dev/null.
    """
    target = followed(path)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    # A pipe behind /dev/stdout resolves to a name that does not exist.
    if path.exists() and not (path.is_file() and target.exists()):
        raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
    return target


@contextmanager
def replacing(path: Path) -> Generator[BinaryIO]:
    """Write to a new file beside the old one, and rename it only once all of it is on disk.

    If the `with` block fails, for instance because the disk is full, the old file stays.
    """
    target = replaceable(path)
    temporary = target.with_name(target.name + ".new")
    try:
        with temporary.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make a rename durable, where the system supports that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
