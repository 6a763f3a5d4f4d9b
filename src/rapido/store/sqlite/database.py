"""Opening the SQLite file: created, migrated, never overwritten."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from rapido.store.errors import (
    DamagedDatabase,
    FolderError,
    OnlyRescued,
    database_error,
    folder_error,
)
from rapido.store.sqlite.migrations import migrate
from rapido.store.sqlite.private import create_file

HEADER_BYTES: Final = 100
"""the size of the header that every SQLite file has"""
RESCUED: Final = ".rescued"
"""in the name of a copy of the database that was saved when it was deleted under a server"""


def write_ahead_log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def open_database(path: Path, *, create: bool = True) -> sqlite3.Connection:
    """Open a database for writing; a foreign or damaged file is left untouched."""
    try:
        if path.exists() and path.stat().st_size < HEADER_BYTES:
            # SQLite would mistake it for a new database and overwrite it.
            raise DamagedDatabase("database-truncated")
        if create and not path.exists():
            _refuse_to_forget(path)
            _create(path)
        if not os.access(path, os.R_OK | os.W_OK):
            # SQLite would only say that it cannot open the file.
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise folder_error(error) from error
    database = connect(path)
    try:
        migrate(database)
        mode = database.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        database.execute("SELECT count(*) FROM sqlite_master").fetchone()  # creates the log
    except sqlite3.Error as error:
        database.close()
        raise database_error(error) from error
    except BaseException:
        database.close()
        raise
    if mode != "wal":
        database.close()
        raise FolderError("no write-ahead log is possible on this file system")
    return database


def _refuse_to_forget(path: Path) -> None:
    """Raise OnlyRescued if the database is gone but its games were saved beside it."""
    if saved := sorted(path.parent.glob(f"{path.name}{RESCUED}-*")):
        raise OnlyRescued(saved[-1])


def _create(path: Path) -> None:
    """Create a complete database under a temporary name, then rename it."""
    if write_ahead_log(path).exists():
        # SQLite would apply the log of the lost database to the new one.
        raise DamagedDatabase("database-only-log", log=write_ahead_log(path).name)
    temporary = path.with_name(path.name + ".new")
    temporary.unlink(missing_ok=True)
    try:
        create_file(temporary)
        with closing(connect(temporary)) as database:
            migrate(database)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def connect(path: Path) -> sqlite3.Connection:
    """Connect to an existing file, with the settings that make commits durable."""
    try:
        database = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
            timeout=10,
        )
    except sqlite3.Error as error:
        raise database_error(error) from error
    try:
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        # Statement journals stay in memory, so that a full disk cannot break a rollback.
        database.execute("PRAGMA temp_store = MEMORY")
    except sqlite3.Error as error:
        database.close()
        raise database_error(error) from error
    return database


def connect_read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
