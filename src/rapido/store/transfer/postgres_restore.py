"""Restores a backup into a PostgreSQL database while servers use it."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rapido.store.errors import ServerUnusable
from rapido.store.postgres.failures import FAILURES, reason_of
from rapido.store.postgres.migrations import migrate
from rapido.store.sqlite.check import check_database
from rapido.store.sqlite.copying import sync
from rapido.store.sqlite.folder import FILE, unused_name
from rapido.store.sqlite.new_file import new_file, remove
from rapido.store.transfer.copying import Progress, StoresDiffer, copy_rooms
from rapido.store.transfer.postgres import PostgresTables, bulk_connection, server_errors
from rapido.store.transfer.postgres_backup import write_file
from rapido.store.transfer.sqlite import SqliteTables

if TYPE_CHECKING:
    from asyncpg import Connection, Record
    from asyncpg.transaction import Transaction

RECONNECTS: Final = 10
"""attempts to find out whether a commit was done whose connection was lost"""

# Everybody who writes needs a lock of this table, so this one is enough, and no two programs can
# wait for each other. Whoever reads goes on, and sees the old games until the commit.
_LOCK: Final = "LOCK TABLE rooms IN EXCLUSIVE MODE"
# Not TRUNCATE: that would show an empty table to those who have begun to read.
_EMPTY: Final = "DELETE FROM entries; DELETE FROM games; DELETE FROM rooms;"
_TIDY: Final = """
DELETE FROM codes WHERE room NOT IN (SELECT id FROM rooms);
DELETE FROM knocks WHERE room NOT IN (SELECT id FROM rooms);
DELETE FROM seat_links WHERE room NOT IN (SELECT id FROM rooms);
"""
# From now on, appends that were decided on the games of before are refused.
_NEXT_EPOCH: Final = """
UPDATE rapido_installation SET epoch = epoch + 1, migrating = false RETURNING epoch
"""


class UnknownOutcome(Exception):
    """The connection was lost during the commit; `kept` has what was there before."""

    def __init__(self, kept: Path) -> None:
        super().__init__()
        self.kept = kept


async def restore_postgres(url: str, file: Path, folder: Path, progress: Progress) -> Path:
    """Replace all games by those of a checked file, in one transaction.

    Return a new file in `folder` with exactly what was replaced. Servers notice by themselves.
    """
    kept = unused_name(folder, f"{FILE}.before")
    with ExitStack() as undo:
        async with bulk_connection(url) as connection:
            with server_errors():
                await migrate(connection, unfinished=True)
            with new_file(folder, kept.name) as before:
                # Most of it while servers go on; below, when they wait, only what has changed.
                await write_file(connection, before, progress)
                with server_errors():
                    transaction = connection.transaction()
                    await transaction.start()
                    await connection.execute(_LOCK)
                await _bring_up_to_date(connection, before)
                sync(before)
                before.replace(kept)
                undo.callback(kept.unlink)
                sync(folder)
            epoch = await _replace(connection, file, progress)
            undo.pop_all()  # what happens from here on may have been done
            await _commit(transaction, url, epoch, kept)
    return kept


async def _bring_up_to_date(connection: "Connection[Record]", before: Path) -> None:
    """Write to the file what has changed since it was written."""
    source, tables = PostgresTables(connection), SqliteTables(before, write=True)
    try:
        present = {room.id: room.version async for room in tables.rooms()}
        now = {room.id async for room in source.rooms()}
        await tables.drop([room for room in present if room not in now])
        await copy_rooms(source, tables, lambda _done, _total: None, present)
        counts = await source.counts(), await tables.counts()
    finally:
        await tables.close()
    if counts[0] != counts[1]:
        raise StoresDiffer(f"{counts[0]} and {counts[1]}")
    check_database(before)


async def _replace(connection: "Connection[Record]", file: Path, progress: Progress) -> int:
    """Replace all games, up to the commit; return the number of the new database."""
    tables = SqliteTables(file)
    try:
        with server_errors():
            await connection.execute(_EMPTY)
        target = PostgresTables(connection)
        await copy_rooms(tables, target, progress)
        counts = await tables.counts(), await target.counts()
        if counts[0] != counts[1]:
            raise StoresDiffer(f"{counts[0]} and {counts[1]}")
        with server_errors():
            await connection.execute(_TIDY)
            return await connection.fetchval(_NEXT_EPOCH)
    finally:
        await tables.close()


async def _commit(transaction: "Transaction", url: str, epoch: int, kept: Path) -> None:
    """Commit; if the connection is lost meanwhile, look whether that was done."""
    commit = asyncio.ensure_future(transaction.commit())
    try:
        try:
            await asyncio.shield(commit)
        except asyncio.CancelledError:  # Ctrl-C comes too late
            await commit
    except FAILURES as error:
        found = await _epoch(url)
        if found is None:
            raise UnknownOutcome(kept) from error
        if found != epoch:
            remove(kept)
            raise ServerUnusable(reason_of(error)) from error


async def _epoch(url: str) -> int | None:
    """Return the number of the database that is there, or None if nobody answers."""
    for _ in range(RECONNECTS):
        try:
            async with bulk_connection(url) as connection:
                with server_errors():
                    return await connection.fetchval("SELECT epoch FROM rapido_installation")
        except ServerUnusable:
            await asyncio.sleep(1)
    return None
