"""The data folder: its files, and a lock, so that one process at a time serves from it."""

import os
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import IO, Final

from rapido.store.errors import FolderError, FolderInUse, MigrationUnfinished, folder_error
from rapido.store.sqlite.private import FILE_MODE, create_folder, give_to_owner

FILE: Final = "rapido.sqlite"
RESTORE: Final = "restore.sqlite"
"""a staged backup that a running server will switch to"""
MIGRATING: Final = "rapido.sqlite.migrating"
"""the games of a migration into this folder that is not complete"""
BACKED_UP: Final = "rapido.sqlite.backed-up"
"""an empty file, as old as the last backup"""
LOCK: Final = "lock"
STATUS_SECONDS: Final = 0.2
"""longer than `rapido status` holds the lock to see whether it can"""
LOGS: Final = ("-shm", "-wal")
"""what SQLite keeps beside an open database"""

_locks: list[IO[bytes]] = []
"""open until the process ends"""


def lock_folder(folder: Path) -> None:
    """Lock a folder until this process ends, so that no second server uses its database.

    Raise MigrationUnfinished if only a part of its games is there.
    """
    try:
        lock = _open_lock(folder)
    except FolderInUse:
        time.sleep(STATUS_SECONDS)
        lock = _open_lock(folder)
    if (folder / MIGRATING).exists():
        lock.close()
        raise MigrationUnfinished(str(folder))
    _locks.append(lock)


@contextmanager
def locked_folder(folder: Path) -> Generator[None]:
    """Lock a folder for the duration of a `with` block."""
    with closing(_open_lock(folder)):
        yield


def _open_lock(folder: Path) -> IO[bytes]:
    try:
        create_folder(folder)
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, FILE_MODE)
        give_to_owner(folder / LOCK)
    except OSError as error:
        raise folder_error(error) from error
    lock = os.fdopen(handle, "r+b")
    try:
        _lock(lock)
    except (BlockingIOError, PermissionError) as error:
        lock.close()
        raise FolderInUse(str(folder)) from error
    except OSError as error:
        lock.close()
        raise FolderError(f"it cannot be locked: {error.strerror}") from error
    return lock


def _lock(file: IO[bytes]) -> None:
    if os.name == "nt":
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # pyright: ignore[reportAttributeAccessIssue]
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def unused_name(folder: Path, prefix: str) -> Path:
    """Return a path with the time in its name that no file has, nor the log of one."""
    timestamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    for number in count(1):
        path = folder / f"{prefix}-{timestamp}{f'-{number}' if number > 1 else ''}"
        if not any(path.with_name(path.name + suffix).exists() for suffix in ("", *LOGS)):
            return path
    raise AssertionError
