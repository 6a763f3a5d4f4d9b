"""The SQLite file: opened for one process, brought up to date, never overwritten."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from rapido.store.migrations import DamagedDatabase, migrate

HEADER_BYTES: Final = 100
"""every SQLite file has at least as many"""


def open_database(path: Path) -> sqlite3.Connection:
    """Open a database for writing; a file that is not ours or is damaged is not touched."""
    if path.exists() and path.stat().st_size < HEADER_BYTES:
        # SQLite would take it for a new one, and overwrite it.
        raise DamagedDatabase("the file is cut off")
    if not path.exists():
        _create(path)
    database = connect(path)
    try:
        migrate(database)
        database.execute("PRAGMA journal_mode = WAL")
    except BaseException:
        database.close()
        raise
    return database


def _create(path: Path) -> None:
    """Make a new database whole before it gets its name."""
    unfinished = path.with_name(path.name + ".new")
    unfinished.unlink(missing_ok=True)
    with closing(connect(unfinished)) as database:
        migrate(database)
    unfinished.replace(path)


def connect(path: Path) -> sqlite3.Connection:
    """Connect to a file that is there, with the settings that make commits durable."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        # What a statement may have to take back is kept here, not in files of its own.
        database.execute("PRAGMA temp_store = MEMORY")
    except sqlite3.DatabaseError as error:
        database.close()
        raise DamagedDatabase(str(error)) from error
    return database
