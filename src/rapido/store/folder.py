"""The data folder: locked by one process at a time, backed up and restored."""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from rapido.store.errors import DamagedDatabase, FolderError, FolderInUse
from rapido.store.migrations import migrate

FILE: Final = "rapido.sqlite"
RESTORE: Final = "restore.sqlite"
"""a staged backup that a running server will switch to"""

_locks: list[IO[bytes]] = []
"""open until the process ends"""


def lock_folder(folder: Path) -> None:
    """Lock a folder until this process ends, so that no second server uses its database."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "lock").open("ab")
    except OSError as error:
        raise FolderError(error.strerror) from error
    if not _lock(lock):
        lock.close()
        raise FolderInUse(str(folder))
    _locks.append(lock)


def _lock(file: IO[bytes]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # pyright: ignore[reportAttributeAccessIssue]
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def backup(folder: Path, target: Path) -> None:
    """Copy the database of a folder to a file, consistently, even while it is in use."""
    source = folder / FILE
    if not source.exists():
        raise FolderError(f"{source}")
    temporary = target.with_name(target.name + ".new")
    temporary.unlink(missing_ok=True)
    with closing(_read_only(source)) as database, closing(sqlite3.connect(temporary)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    _sync(temporary)
    temporary.replace(target)
    _sync(target.parent)


def check_database(file: Path) -> None:
    """Refuse a file that is not an intact database of Rapido."""
    with closing(_read_only(file)) as database:
        try:
            migrate(database, check_only=True)
            fault = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise DamagedDatabase(str(error)) from error
    if fault != "ok":
        raise DamagedDatabase(fault)


def stage_restore(folder: Path, file: Path) -> None:
    """Check a backup and copy it into the folder, for `apply_restore`."""
    check_database(file)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    temporary = folder / (RESTORE + ".new")
    temporary.write_bytes(file.read_bytes())
    _sync(temporary)
    temporary.replace(folder / RESTORE)
    _sync(folder)


def apply_restore(folder: Path) -> Path | None:
    """Replace the database, which must be closed, by the staged backup.

    Return where the old one was moved to, or None if no backup is staged.
    """
    staged, current = folder / RESTORE, folder / FILE
    if not staged.exists():
        return None
    timestamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    moved = folder / f"{FILE}.before-{timestamp}"
    for suffix in ("-wal", "-shm", ""):
        part = current.with_name(current.name + suffix)
        if part.exists():
            part.replace(moved.with_name(moved.name + suffix))
    staged.replace(current)
    _sync(folder)
    return moved


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
