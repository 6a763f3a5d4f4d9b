"""The embedded store: one SQLite file, with group commit."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.facts import AnyFact
from rapido.rooms.ports import Entry
from rapido.store.errors import BadDatabase, FolderError
from rapido.store.sqlite.database import open_database
from rapido.store.sqlite.reader import Reader
from rapido.store.sqlite.statements import Append, delete_room
from rapido.store.sqlite.write_ahead_log import CHECKPOINT_BYTES
from rapido.store.sqlite.writer import Writer

_facts: Final = msgspec.json.Decoder(AnyFact)
_T = TypeVar("_T")


class SqliteStore:
    """Stores rooms in a file. What `append` has accepted survives a power cut."""

    def __init__(self, path: Path, checkpoint_bytes: int = CHECKPOINT_BYTES) -> None:
        """Open the file, migrate it, start the writer; raise BadDatabase if that cannot be done."""
        database = open_database(path)
        self._reader = Reader(path)
        self._writer = Writer(path, database, self._reader, checkpoint_bytes)
        self._closed = False
        self._replacing = False
        self._replaced = 0
        """how often the file was replaced; what was read from an older one is not used"""
        self.newest = self._find_newest()
        """the time of the newest entry when the file was opened, as a Unix timestamp"""

    def on_failure(self, failed: Callable[[str, int], None], recovered: Callable[[], None]) -> None:
        """Call back with the reason and number of refusals, and when writing works again."""
        self._writer.on_failure = failed
        self._writer.on_recovery = recovered

    def on_commit(self, callback: Callable[[float], None]) -> None:
        """Call back with the seconds that each commit takes."""
        self._writer.on_commit = callback

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writer.waiting

    def use_epoch(self, epoch: int) -> None:
        """Do nothing: `reopen` refuses everything while another database takes its place."""

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        """Store entries and secrets, all or none, and return when they are on disk."""
        self._refuse_while_replacing()
        await self._writer.write(Append(room, entries, secrets or {}))

    async def delete_room(self, room: str) -> None:
        self._refuse_while_replacing()
        await self._writer.write(partial(delete_room, room))

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        return await self._in_thread(lambda: self._entries(room, after))

    def _entries(self, room: str, after: int) -> list[Entry]:
        rows = self._reader.read(
            "SELECT version, at, by, key, what, digest FROM entries"
            " WHERE room = ? AND version > ? ORDER BY version",
            (room, after),
        )
        try:
            return [
                Entry(version, at, by, key or "", _facts.decode(what), digest or "")
                for version, at, by, key, what, digest in rows
            ]
        except msgspec.DecodeError as error:
            self._writer.on_failure(f"an entry is damaged: {error}", 1)
            raise Unavailable(f"an entry of the database is damaged: {error}") from error

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        rows = await self._read(
            "SELECT value, (SELECT max(version) FROM entries WHERE room = value) AS version"
            " FROM json_each(?) WHERE version IS NOT NULL",
            (json.dumps(list(rooms)),),
        )
        return dict(rows)

    async def changed_elsewhere(self) -> bool:
        return not self._replacing and await self._writer.changed_elsewhere()

    async def secret(self, game: str) -> bytes | None:
        rows = await self._read("SELECT secret FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows else None

    async def room_of(self, game: str) -> str | None:
        rows = await self._read("SELECT room FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows else None

    async def idle_rooms(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms without an entry since a Unix timestamp.

        `rooms.touched` is only accurate to a minute, to save a write on every move; the exact time
        is that of the last entry.
        """
        rows = await self._read(
            "SELECT id FROM rooms WHERE closed = ? AND touched < ? AND"
            " (SELECT at FROM entries WHERE room = id ORDER BY version DESC LIMIT 1) < ?",
            (int(closed), since + 60, since),
        )
        return [room for (room,) in rows]

    async def daily_salt(self, day: int, proposed: bytes) -> bytes:
        """Return what is proposed: one process needs nobody to agree with."""
        del day
        return proposed

    async def ping(self) -> None:
        self._refuse_while_replacing()
        await self._writer.write(self._writer.probe)

    async def reopen(
        self, swap: AbstractContextManager[object], forget: Callable[[], None]
    ) -> None:
        """Close the file, enter `swap`, which replaces it, and open it again.

        Everything is refused in the meantime, and until `forget` has dropped what was read from
        the old file. If anything fails, the old file is put back and opened, and the error raised.
        """
        self._refuse_while_replacing()
        self._replacing = True
        try:
            await self._writer.reopen(swap)
            self.newest = await asyncio.to_thread(self._find_newest)
        finally:
            self._replaced += 1
            forget()
            self._replacing = False

    async def close(self) -> None:
        self._closed = True
        await self._writer.close()
        self._reader.close()

    def _refuse_while_replacing(self) -> None:
        if self._replacing:
            raise Unavailable("the database is being replaced")

    def _find_newest(self) -> float | None:
        try:
            rows = self._reader.read("SELECT max(touched) FROM rooms", ())
        except (sqlite3.Error, BadDatabase, FolderError):
            return None
        return rows[0][0]

    async def _read(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        return await self._in_thread(lambda: self._reader.read(query, values))

    async def _in_thread(self, read: Callable[[], _T]) -> _T:
        self._refuse_while_replacing()
        if self._closed:
            raise Unavailable("the database is closed")
        replaced = self._replaced
        try:
            found = await asyncio.to_thread(read)
        except (sqlite3.Error, BadDatabase, FolderError) as error:
            self._writer.on_failure(str(error), 1)
            raise Unavailable(f"the database cannot be read: {error}") from error
        if self._replacing or replaced != self._replaced:
            raise Unavailable("the database was replaced")
        return found
