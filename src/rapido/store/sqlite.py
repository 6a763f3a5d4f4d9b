"""The embedded store: one SQLite file, and one writer that commits for all who wait."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from rapido.rooms.facts import AnyFact
from rapido.rooms.ports import Entry, Unavailable
from rapido.store.database import open_database
from rapido.store.reader import Reader
from rapido.store.statements import Append, forget, touch
from rapido.store.writer import Writer

_facts: Final = msgspec.json.Decoder(AnyFact)


class SqliteStore:
    """Keeps rooms in a file. What `append` has accepted survives a power cut."""

    def __init__(self, path: Path) -> None:
        """Open the file, bring it up to date, start the writer. Damage is found here."""
        database = open_database(path)
        self._reader = Reader(path)
        self._writer = Writer(path, database, self._reader)

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        """Store entries and secrets, all or none, and return when they are on the disk."""
        await self._writer.write(Append(room, entries, secrets or {}))

    async def forget(self, room: str) -> None:
        """Delete a room with all its games."""
        await self._writer.write(partial(forget, room))

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room after a version."""
        rows = await self._read(
            "SELECT version, at, by, key, what FROM entries"
            " WHERE room = ? AND version > ? ORDER BY version",
            (room, after),
        )
        try:
            return [
                Entry(version, at, by, key or "", _facts.decode(what))
                for version, at, by, key, what in rows
            ]
        except msgspec.DecodeError as error:
            raise Unavailable(f"an entry of the database is damaged: {error}") from error

    async def secret(self, game: str) -> bytes | None:
        """Return the secret of a game."""
        rows = await self._read("SELECT secret FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows else None

    async def room_of(self, game: str) -> str | None:
        """Return the room of a game."""
        rows = await self._read("SELECT room FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows else None

    async def quiet(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms in which nothing has happened since then.

        Rooms remember it to the minute, so that not every move has to touch them; the last entry
        knows it to the moment.
        """
        rows = await self._read(
            "SELECT id FROM rooms WHERE closed = ? AND touched < ? AND"
            " (SELECT at FROM entries WHERE room = id ORDER BY version DESC LIMIT 1) < ?",
            (int(closed), since + 60, since),
        )
        return [room for (room,) in rows]

    async def ping(self) -> None:
        """Raise Unavailable if nothing can be stored now."""
        await self._writer.write(touch)

    async def reopen(self, change: Callable[[], object]) -> None:
        """Close the file for a moment, let it be changed by something else, and go on with it."""
        await self._writer.write(lambda _database: None, change)

    async def close(self) -> None:
        """Commit what is waiting, and close the file."""
        await self._writer.close()
        self._reader.close()

    async def _read(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        try:
            return await asyncio.to_thread(self._reader.read, query, values)
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read: {error}") from error
