"""What an operator sees of a SQLite file, while a server uses it."""

import shutil
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from rapido.store.errors import FolderError, FolderInUse, database_error
from rapido.store.inspection import RoomInfo, StoreInfo, totals
from rapido.store.sqlite.database import connect_read_only, write_ahead_log
from rapido.store.sqlite.folder import BACKED_UP, FILE, MIGRATING, locked_folder
from rapido.store.sqlite.migrations import MIGRATIONS, migrate

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
            last_backup=backed_up(self._folder),
            migrating=(self._folder / MIGRATING).exists(),
            served=self._is_served(),
            disk_free=shutil.disk_usage(self._folder).free,
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


def backed_up(folder: Path) -> float | None:
    """Return the time of the last backup, as a Unix timestamp."""
    try:
        return (folder / BACKED_UP).stat().st_mtime
    except FileNotFoundError:
        return None
