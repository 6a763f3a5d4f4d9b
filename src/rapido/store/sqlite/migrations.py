"""The database schema as numbered migrations; each is one transaction."""

import sqlite3
from typing import Final

from rapido.store.errors import DamagedDatabase, ForeignDatabase, NewerDatabase, database_error

APPLICATION: Final = 0x52415049
"""the application id of our files: the letters RAPI"""

MIGRATIONS: Final = (
    # 1: rooms, their entries, and the secrets of their games
    """
    CREATE TABLE rooms (id TEXT PRIMARY KEY, touched REAL NOT NULL, closed INTEGER NOT NULL)
        WITHOUT ROWID;
    CREATE INDEX rooms_by_time ON rooms (closed, touched);
    CREATE TABLE entries (
        room TEXT NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL, by TEXT NOT NULL,
        key TEXT, what BLOB NOT NULL, PRIMARY KEY (room, version)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX entries_by_key ON entries (room, key) WHERE key IS NOT NULL;
    CREATE TABLE games (id TEXT PRIMARY KEY, room TEXT NOT NULL, secret BLOB NOT NULL)
        WITHOUT ROWID;
    CREATE INDEX games_by_room ON games (room);
    """,
    # 2: a key belongs to a guest, and to the command of which this is the digest
    """
    ALTER TABLE entries ADD COLUMN digest TEXT;
    DROP INDEX entries_by_key;
    CREATE UNIQUE INDEX entries_by_key ON entries (room, by, key) WHERE key IS NOT NULL;
    """,
)


def migrate(
    database: sqlite3.Connection,
    migrations: tuple[str, ...] = MIGRATIONS,
    *,
    check_only: bool = False,
) -> None:
    """Run all pending migrations; refuse a database that is newer, damaged or foreign."""
    try:
        found = database.execute("PRAGMA application_id").fetchone()[0]
        version = database.execute("PRAGMA user_version").fetchone()[0]
        tables = database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if (tables or check_only) and found != APPLICATION:
            raise ForeignDatabase("database-foreign-file")
        if version > len(migrations):
            raise NewerDatabase("database-newer")
        fault = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if fault != "ok":
            raise DamagedDatabase("database-damaged", reason=" ".join(fault.split()))
        for number in () if check_only else range(version, len(migrations)):
            database.executescript(
                f"BEGIN IMMEDIATE;{migrations[number]};PRAGMA application_id = {APPLICATION};"
                f"PRAGMA user_version = {number + 1};COMMIT;"
            )
    except sqlite3.DatabaseError as error:
        if database.in_transaction:
            database.rollback()
        raise database_error(error) from error
