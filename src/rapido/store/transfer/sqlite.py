"""The rows of an SQLite file: a database, a backup, or a migration that is not complete."""

import sqlite3
from collections.abc import AsyncIterator, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from rapido.store.errors import DamagedDatabase, database_error
from rapido.store.sqlite.database import connect, connect_read_only
from rapido.store.sqlite.migrations import migrate
from rapido.store.transfer.rows import Batch, Counts, EntryRow, GameRow, RoomRow

PAGE: Final = 1000
"""rooms that are listed at once"""

_ROOMS: Final = """
SELECT id, ifnull((SELECT max(version) FROM entries WHERE room = id), 0), touched, closed
FROM rooms WHERE id > ? ORDER BY id LIMIT ?
"""
_SELECTED_ROOMS: Final = """
SELECT id, ifnull((SELECT max(version) FROM entries WHERE room = id), 0), touched, closed
FROM rooms WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id
"""
_SELECTED_ENTRIES: Final = """
SELECT room, version, at, by, key, what, digest FROM entries
WHERE room IN (SELECT value FROM json_each(?)) ORDER BY room, version
"""
_SELECTED_ENTRIES_BEFORE: Final = _SELECTED_ENTRIES.replace("digest", "NULL")
"""of a database of schema 1"""
_SELECTED_GAMES: Final = """
SELECT id, room, secret FROM games
WHERE room IN (SELECT value FROM json_each(?)) ORDER BY room, id
"""
_DELETE: Final = (
    "DELETE FROM entries WHERE room IN (SELECT value FROM json_each(?))",
    "DELETE FROM games WHERE room IN (SELECT value FROM json_each(?))",
    "DELETE FROM rooms WHERE id IN (SELECT value FROM json_each(?))",
)
_COUNTS: Final = """
SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM entries), (SELECT count(*) FROM games)
"""


class SqliteTables:
    """Reads in one transaction, so that a running server changes nothing in what is read."""

    def __init__(self, file: Path, *, write: bool = False) -> None:
        with _errors():
            self._database = connect(file) if write else connect_read_only(file)
            try:
                if not write:
                    migrate(self._database, check_only=True)
                    self._database.execute("BEGIN")
                version = self._database.execute("PRAGMA user_version").fetchone()[0]
            except BaseException:
                self._database.close()
                raise
        self._entries = _SELECTED_ENTRIES if version > 1 else _SELECTED_ENTRIES_BEFORE

    @classmethod
    def create(cls, file: Path) -> "SqliteTables":
        """Open an empty file for writing. It is not durable before it is closed and synced."""
        with _errors():
            database = connect(file)
            try:
                migrate(database)
                database.execute("PRAGMA journal_mode = DELETE")
            finally:
                database.close()
        tables = cls(file, write=True)
        tables._database.execute("PRAGMA synchronous = OFF")
        return tables

    async def counts(self) -> Counts:
        with _errors():
            return Counts(*self._database.execute(_COUNTS).fetchone())

    async def rooms(self) -> AsyncIterator[RoomRow]:
        last = ""
        while True:
            with _errors():
                rows = self._database.execute(_ROOMS, (last, PAGE)).fetchall()
            for row in rows:
                yield _room(row)
            if len(rows) < PAGE:
                return
            last = rows[-1][0]

    async def read(self, rooms: Sequence[RoomRow]) -> Batch:
        names = (msgspec.json.encode([room.id for room in rooms]).decode(),)
        with _errors():
            heads = self._database.execute(_SELECTED_ROOMS, names).fetchall()
            entries = self._database.execute(self._entries, names).fetchall()
            games = self._database.execute(_SELECTED_GAMES, names).fetchall()
        try:
            return Batch(
                [_room(row) for row in heads],
                [_entry(row) for row in entries],
                [GameRow(*row) for row in games],
            )
        except UnicodeDecodeError as error:
            raise DamagedDatabase("database-entry", reason=str(error)) from error

    async def put(self, batch: Batch) -> None:
        names = msgspec.json.encode([room.id for room in batch.rooms]).decode()
        with _errors():
            self._database.execute("BEGIN IMMEDIATE")
            try:
                for statement in _DELETE:
                    self._database.execute(statement, (names,))
                self._database.executemany(
                    "INSERT INTO rooms (id, touched, closed) VALUES (?, ?, ?)",
                    ((room.id, room.touched, int(room.closed)) for room in batch.rooms),
                )
                self._database.executemany(
                    "INSERT INTO entries (room, version, at, by, key, what, digest)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    batch.entries,
                )
                self._database.executemany(
                    "INSERT INTO games (id, room, secret) VALUES (?, ?, ?)", batch.games
                )
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
                raise

    async def drop(self, rooms: Sequence[str]) -> None:
        """Delete rooms."""
        names = msgspec.json.encode(rooms).decode()
        with _errors():
            for statement in _DELETE:
                self._database.execute(statement, (names,))

    async def close(self) -> None:
        self._database.close()


def _room(row: tuple[Any, ...]) -> RoomRow:
    room, version, touched, closed = row
    return RoomRow(room, version, touched, bool(closed))


def _entry(row: tuple[Any, ...]) -> EntryRow:
    room, version, at, by, key, what, digest = row
    text = what if isinstance(what, str) else what.decode()  # the column takes both
    return EntryRow(room, version, at, by, key, text, digest)


@contextmanager
def _errors() -> Generator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise database_error(error) from error
