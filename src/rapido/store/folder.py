"""The folder that holds the database: one process at a time, backups, and the way back."""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from rapido.store.migrations import DamagedDatabase, migrate

FILE: Final = "rapido.sqlite"
RESTORE: Final = "restore.sqlite"
"""a database that is to take the place of the one in use"""

_held: list[IO[bytes]] = []


class FolderTrouble(Exception):
    """A folder that cannot be used."""


class FolderInUse(FolderTrouble):
    """A folder from which another process serves."""


def hold(folder: Path) -> None:
    """Make a folder ours until this process ends: two servers on one file would not agree."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "lock").open("ab")
    except OSError as error:
        raise FolderTrouble(error.strerror) from error
    if not _lock(lock):
        lock.close()
        raise FolderInUse(str(folder))
    _held.append(lock)


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
    """Copy the database of a folder to a file, consistent and whole, also while it is in use."""
    source = folder / FILE
    if not source.exists():
        raise FolderTrouble(f"{source}")
    unfinished = target.with_name(target.name + ".new")
    unfinished.unlink(missing_ok=True)
    with closing(_read_only(source)) as database, closing(sqlite3.connect(unfinished)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    _sync(unfinished)
    unfinished.replace(target)
    _sync(target.parent)


def check(file: Path) -> None:
    """Refuse a file that is no whole database of ours."""
    with closing(_read_only(file)) as database:
        try:
            migrate(database, check_only=True)
            fault = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise DamagedDatabase(str(error)) from error
    if fault != "ok":
        raise DamagedDatabase(fault)


def offer(folder: Path, file: Path) -> None:
    """Lay a checked copy of a backup beside the database, to take its place."""
    check(file)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    unfinished = folder / (RESTORE + ".new")
    unfinished.write_bytes(file.read_bytes())
    _sync(unfinished)
    unfinished.replace(folder / RESTORE)
    _sync(folder)


def swap(folder: Path) -> Path | None:
    """Put an offered database in the place of the one in use, which must be closed.

    Return where the old one is kept, or nothing if nothing is offered.
    """
    offered, current = folder / RESTORE, folder / FILE
    if not offered.exists():
        return None
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    kept = folder / f"{FILE}.before-{moment}"
    for suffix in ("-wal", "-shm", ""):
        part = current.with_name(current.name + suffix)
        if part.exists():
            part.replace(kept.with_name(kept.name + suffix))
    offered.replace(current)
    _sync(folder)
    return kept


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
