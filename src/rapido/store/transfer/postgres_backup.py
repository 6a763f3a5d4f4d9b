"""Backups of a PostgreSQL database, written while servers use it."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rapido.store.postgres.failures import FAILURES
from rapido.store.postgres.migrations import check
from rapido.store.sqlite.backup import check_target
from rapido.store.sqlite.check import check_database
from rapido.store.sqlite.copying import sync
from rapido.store.sqlite.new_file import new_file, remove
from rapido.store.transfer.copying import Progress, StoresDiffer, copy_rooms
from rapido.store.transfer.postgres import (
    bulk_connection,
    server_errors,
    snapshot,
)
from rapido.store.transfer.sqlite import SqliteTables

if TYPE_CHECKING:
    from asyncpg import Connection, Record


async def backup_postgres(url: str, target: Path, progress: Progress) -> None:
    """Write all games to a file with a full path, as of one moment; it may be an older backup."""
    check_target(None, target)
    async with bulk_connection(url) as connection:
        with server_errors():
            await check(connection)
        with new_file(target.parent, target.name) as copy:
            await write_file(connection, copy, progress)
            check_database(copy)
            sync(copy)
        try:
            copy.replace(target)
            sync(target.parent)
        except BaseException:
            remove(copy)
            raise
        with suppress(*FAILURES):  # who may only read the database can still make backups
            await connection.execute("UPDATE rapido_installation SET backed_up = now()")


async def write_file(connection: "Connection[Record]", file: Path, progress: Progress) -> None:
    """Write all games, as of one moment, to an empty file; it is complete, but not synced."""
    tables = SqliteTables.create(file)
    try:
        async with snapshot(connection) as source:
            expected = await source.counts()
            await copy_rooms(source, tables, progress)
        found = await tables.counts()
    finally:
        await tables.close()
    if found != expected:
        raise StoresDiffer(f"{expected} and {found}")
