"""Changes to the rooms of a PostgreSQL database by a program that is no server."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from rapido.rooms.ports import Store
from rapido.store.postgres.store import PostgresStore


@asynccontextmanager
async def changed_postgres(url: str) -> AsyncGenerator[Store]:
    """Open a database; its servers are told by their heartbeats that rooms have changed.

    So they all learn of it, whichever bus they use, and this program needs none.
    """
    store = await PostgresStore.open(url)
    try:
        try:
            yield store
        finally:
            await store.connections.fetch(
                "UPDATE rapido_installation SET edits = edits + 1 RETURNING edits"
            )
    finally:
        await store.close()
