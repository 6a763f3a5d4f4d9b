"""Opening the SQLite file: created, migrated, never overwritten."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from rapido.store.errors import DamagedDatabase
from rapido.store.migrations import migrate

HEADER_BYTES: Final = 100
"""the size of the header that every SQLite file has"""


def open_database(path: Path) -> sqlite3.Connection:
    """Open a database for writing; a foreign or damaged file is left untouched."""
    if path.exists() and path.stat().st_size < HEADER_BYTES:
        # SQLite would mistake it for a new database and overwrite it.
        raise DamagedDatabase("the file is truncated")
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
    """Create a complete database under a temporary name, then rename it."""
    temporary = path.with_name(path.name + ".new")
    temporary.unlink(missing_ok=True)
    with closing(connect(temporary)) as database:
        migrate(database)
    temporary.replace(path)


def connect(path: Path) -> sqlite3.Connection:
    """Connect to an existing file, with the settings that make commits durable."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        # Statement journals stay in memory, so that a full disk cannot break a rollback.
        database.execute("PRAGMA temp_store = MEMORY")
    except sqlite3.DatabaseError as error:
        database.close()
        raise DamagedDatabase(str(error)) from error
    return database
