"""What an operator sees of a store: its rooms, its size, its servers."""

import sqlite3
from collections.abc import Generator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field

from rapido.store.database import connect_read_only, write_ahead_log
from rapido.store.errors import FolderError, FolderInUse, database_error
from rapido.store.folder import BACKED_UP, FILE, MIGRATING, locked_folder
from rapido.store.migrations import MIGRATIONS, migrate


class RoomInfo(Struct, frozen=True):
    id: str
    entries: int
    last: float
    """the time of the last entry, as a Unix timestamp"""
    closed: bool
    playing: bool
    finished: int
    """games that have ended"""


class ProcessInfo(Struct, frozen=True):
    """A process that serves from the store."""

    process: str
    about: str
    """what it tells about itself"""
    seen: float
    """seconds since its last heartbeat"""


class StoreInfo(Struct, frozen=True):
    kind: str
    schema: int
    current: bool
    """whether its schema is that of this version"""
    bytes: int
    open_rooms: int
    closed_rooms: int
    entries: int
    running_games: int
    finished_games: int
    last_write: float | None
    """as a Unix timestamp"""
    last_backup: float | None
    migrating: bool
    """an interrupted migration has filled it only in part"""
    served: bool
    processes: list[ProcessInfo] = field(default_factory=list[ProcessInfo])


_BEGAN: Final = '{"fact":"began"%'
_ENDED: Final = '{"fact":"ended"%'
_ROOMS: Final = """
SELECT id, count(*), max(at), closed,
    sum(CAST(what AS TEXT) LIKE ?), sum(CAST(what AS TEXT) LIKE ?)
FROM rooms JOIN entries ON room = id GROUP BY id ORDER BY max(at)
"""


class SqliteInspection:
    """Reads a database, also while a server uses it, and writes nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def rooms(self) -> list[RoomInfo]:
        with self._database() as database:
            return [_room(row) for row in database.execute(_ROOMS, (_BEGAN, _ENDED))]

    async def status(self) -> StoreInfo:
        file = self._folder / FILE
        with self._database() as database:
            schema = database.execute("PRAGMA user_version").fetchone()[0]
            rooms = [_room(row) for row in database.execute(_ROOMS, (_BEGAN, _ENDED))]
        size = file.stat().st_size
        with suppress(FileNotFoundError):
            size += write_ahead_log(file).stat().st_size
        return StoreInfo(
            kind="sqlite",
            schema=schema,
            current=schema >= len(MIGRATIONS),
            bytes=size,
            last_backup=_modified(self._folder / BACKED_UP),
            migrating=(self._folder / MIGRATING).exists(),
            served=self._is_served(),
            **totals(rooms),
        )

    def _is_served(self) -> bool:
        try:
            with locked_folder(self._folder):
                return False
        except FolderInUse:
            return True
        except FolderError:  # somebody who may only read: nobody can tell
            return False

    @contextmanager
    def _database(self) -> Generator[sqlite3.Connection]:
        if not (self._folder / FILE).exists():
            raise FileNotFoundError(self._folder / FILE)
        try:
            with closing(connect_read_only(self._folder / FILE)) as database:
                migrate(database, check_only=True)
                yield database
        except sqlite3.Error as error:
            raise database_error(error) from error


def _room(row: tuple[Any, ...]) -> RoomInfo:
    room, entries, last, closed, began, ended = row
    return RoomInfo(room, entries, last, bool(closed), began > ended, ended)


def totals(rooms: list[RoomInfo]) -> Mapping[str, Any]:
    """Return what follows from the rooms."""
    return {
        "open_rooms": sum(not room.closed for room in rooms),
        "closed_rooms": sum(room.closed for room in rooms),
        "entries": sum(room.entries for room in rooms),
        "running_games": sum(room.playing for room in rooms),
        "finished_games": sum(room.finished for room in rooms),
        "last_write": max((room.last for room in rooms), default=None),
    }


def _modified(file: Path) -> float | None:
    try:
        return file.stat().st_mtime
    except FileNotFoundError:
        return None
