"""The shape of the database, as numbered steps; each is one transaction."""

import sqlite3
from typing import Final

APPLICATION: Final = 0x52415049
"""marks a file as ours: the letters RAPI"""

STEPS: Final = (
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
)


class BadDatabase(Exception):
    """A file that cannot be used as it is, with the reason as a sentence."""


class NewerDatabase(BadDatabase):
    """A file of a newer Rapido."""


class DamagedDatabase(BadDatabase):
    """A file that is damaged or is something else."""


def migrate(
    database: sqlite3.Connection, steps: tuple[str, ...] = STEPS, *, check_only: bool = False
) -> None:
    """Bring a database up to date, step by step; refuse one that is newer, damaged or foreign."""
    try:
        found = database.execute("PRAGMA application_id").fetchone()[0]
        version = database.execute("PRAGMA user_version").fetchone()[0]
        tables = database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if (tables or check_only) and found != APPLICATION:
            raise DamagedDatabase("this file is a database of another program")
        if version > len(steps):
            raise NewerDatabase("this database belongs to a newer Rapido")
        fault = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if fault != "ok":
            raise DamagedDatabase(f"this database is damaged: {' '.join(fault.split())}")
        for number in () if check_only else range(version, len(steps)):
            database.executescript(
                f"BEGIN IMMEDIATE;{steps[number]};PRAGMA application_id = {APPLICATION};"
                f"PRAGMA user_version = {number + 1};COMMIT;"
            )
    except sqlite3.DatabaseError as error:
        if database.in_transaction:
            database.rollback()
        raise DamagedDatabase(f"this database cannot be used: {error}") from error
