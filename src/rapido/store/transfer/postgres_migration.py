"""A PostgreSQL database as the source or the target of a migration."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from rapido.store.errors import ServerUnusable, StoreServed
from rapido.store.postgres.migrations import check, migrate
from rapido.store.postgres.processes import ALIVE
from rapido.store.transfer.postgres import (
    PostgresTables,
    bulk_connection,
    server_errors,
    snapshot,
)
from rapido.store.transfer.rows import Tables

if TYPE_CHECKING:
    from asyncpg import Connection, Record

MIGRATING: Final = 0x52415051
"""the advisory lock of a migration, which ends with its connection"""
_SERVERS: Final = f"""
SELECT count(*) FROM processes WHERE seen > clock_timestamp() - interval '{ALIVE} seconds'
"""  # noqa: S608 - a constant


@asynccontextmanager
async def postgres_source(url: str) -> AsyncGenerator[Tables]:
    """Open a database that no server uses, for reading."""
    async with bulk_connection(url) as connection:
        with server_errors():
            await check(connection)
        await _reserve(connection)
        # A server that is started meanwhile can store nothing that would be lost.
        async with snapshot(connection, locked=True) as tables:
            yield tables


@asynccontextmanager
async def postgres_target(url: str) -> AsyncGenerator["PostgresTarget"]:
    """Open a database that no server uses, for writing; its tables are created if need be."""
    async with bulk_connection(url) as connection:
        with server_errors():
            found = await migrate(connection, unfinished=True)
        await _reserve(connection)
        yield PostgresTarget(connection, begun=found.migrating)


class PostgresTarget:
    """Marks the database itself, so that servers on all machines refuse it."""

    def __init__(self, connection: "Connection[Record]", *, begun: bool) -> None:
        self._connection = connection
        self.begun = begun
        self._tables = PostgresTables(connection)

    async def present(self) -> Tables | None:
        return self._tables

    async def begin(self) -> Tables:
        await self._mark(migrating=True)
        try:  # one may have started before it could see the mark
            await _refuse_served(self._connection)
        except StoreServed:
            await self._mark(migrating=self.begun)
            raise
        self.begun = True
        return self._tables

    async def finish(self) -> None:
        await self._mark(migrating=False)

    async def close(self) -> None:
        """Do nothing: the connection is closed by whoever has opened it."""

    async def _mark(self, *, migrating: bool) -> None:
        with server_errors():
            await self._connection.execute(
                "UPDATE rapido_installation SET migrating = $1", migrating
            )


async def _reserve(connection: "Connection[Record]") -> None:
    with server_errors():
        alone = await connection.fetchval("SELECT pg_try_advisory_lock($1)", MIGRATING)
    if not alone:
        raise ServerUnusable("another migration is at work on it")
    await _refuse_served(connection)


async def _refuse_served(connection: "Connection[Record]") -> None:
    with server_errors():
        if await connection.fetchval(_SERVERS):
            raise StoreServed
