"""Backups: all games in one file, written while the server runs."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from rapido.replaced_file import followed
from rapido.store.errors import FolderError, TargetForeign, TargetInUse
from rapido.store.sqlite.copying import Progress, copy_database, sync
from rapido.store.sqlite.folder import BACKED_UP, FILE, LOCK
from rapido.store.sqlite.migrations import APPLICATION
from rapido.store.sqlite.new_file import remove
from rapido.store.sqlite.private import FILE_MODE, OURS, give_to_owner

HEADER: Final = b"SQLite format 3\0"
APPLICATION_OFFSET: Final = 68
"""where the header of an SQLite file has the application id"""


def backup(folder: Path, target: Path, progress: Progress | None = None) -> None:
    """Copy the database of a folder to a file, which may be an older backup."""
    source = folder / FILE
    if not source.exists():
        raise FolderError(f"{source}")
    target = followed(target)
    check_target(folder, target)
    copy = copy_database(source, target.parent, target.name, progress)
    try:
        copy.replace(target)
        sync(target.parent)
    except BaseException:
        remove(copy)
        raise
    with suppress(OSError):  # who may only read the folder can still make backups
        (folder / BACKED_UP).touch(FILE_MODE)
        give_to_owner(folder / BACKED_UP)


def check_target(folder: Path | None, target: Path) -> None:
    """Refuse to overwrite the files of a data folder, and anything that is not a backup."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    reserved = target.name.startswith(OURS)
    if folder is not None and reserved and target.parent == folder.resolve():
        raise TargetInUse(str(target))
    if not target.exists():
        return
    ours = () if folder is None else folder.iterdir()
    if any(target.samefile(path) for path in ours if path.name.startswith(OURS)):
        raise TargetInUse(str(target))
    if any(target.with_name(target.name + part).exists() for part in ("-wal", "-shm")):
        raise TargetInUse(str(target))
    if reserved and target.with_name(LOCK).exists():
        raise TargetInUse(str(target))
    if not (target.is_file() and _is_backup(target)):
        raise TargetForeign(str(target))


def _is_backup(file: Path) -> bool:
    """Return whether this is an SQLite file of ours, perhaps damaged, or an empty one."""
    with file.open("rb") as content:
        header = content.read(APPLICATION_OFFSET + 4)
    ours = header.startswith(HEADER) and header[APPLICATION_OFFSET:] == APPLICATION.to_bytes(4)
    return not header or ours
