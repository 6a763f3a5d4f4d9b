"""What an operator's commands need of any store, also of one that servers use."""

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol

from rapido.rooms.ports import Store
from rapido.store.errors import FolderInUse, OlderServer, database_error
from rapido.store.inspection import RoomInfo, StoreInfo
from rapido.store.sqlite.database import connect_read_only, open_database
from rapido.store.sqlite.folder import FILE, locked_folder
from rapido.store.sqlite.inspection import SqliteInspection
from rapido.store.sqlite.migrations import MIGRATIONS, migrate


class Inspection(Protocol):
    async def rooms(self) -> list[RoomInfo]:
        """Return all rooms, the one that was used last at the end."""
        ...

    async def status(self) -> StoreInfo: ...


def inspect_store(place: Path | str) -> Inspection:
    """Return what reads a data folder, or the PostgreSQL database of a URL."""
    if isinstance(place, str):
        from rapido.store.postgres.inspection import PostgresInspection  # noqa: PLC0415

        return PostgresInspection(place)
    return SqliteInspection(place)


@asynccontextmanager
async def changed_store(place: Path | str) -> AsyncGenerator[Store]:
    """Open a store to change rooms in it; its servers notice within two seconds."""
    if isinstance(place, str):
        from rapido.store.postgres.changes import changed_postgres  # noqa: PLC0415

        async with changed_postgres(place) as store:
            yield store
        return
    from rapido.store.sqlite.store import SqliteStore  # noqa: PLC0415

    _bring_up_to_date(place)
    store = SqliteStore(place / FILE)
    try:
        yield store
    finally:
        await store.close()


def _bring_up_to_date(folder: Path) -> None:
    """Refuse an older database that an older server uses: it would not know the new schema."""
    if not (folder / FILE).exists():
        raise FileNotFoundError(folder / FILE)
    try:
        with closing(connect_read_only(folder / FILE)) as database:
            migrate(database, check_only=True)
            version = database.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.Error as error:
        raise database_error(error) from error
    if version < len(MIGRATIONS):
        try:
            with locked_folder(folder):
                open_database(folder / FILE, create=False).close()
        except FolderInUse as error:
            raise OlderServer(str(folder)) from error
