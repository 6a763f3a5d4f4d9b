"""Opens the two stores of a migration; no server may use them, nor start on them meanwhile."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from rapido.store.errors import MigrationUnfinished
from rapido.store.sqlite.folder import FILE, MIGRATING, locked_folder
from rapido.store.transfer.rows import Tables
from rapido.store.transfer.sqlite import SqliteTables
from rapido.store.transfer.targets import SqliteTarget, Target


@asynccontextmanager
async def open_source(place: Path | str) -> AsyncGenerator[Tables]:
    """Open a data folder, or the PostgreSQL database of a URL, for reading."""
    if isinstance(place, str):
        from rapido.store.transfer.postgres_migration import postgres_source  # noqa: PLC0415

        async with postgres_source(place) as tables:
            yield tables
        return
    if not (place / FILE).exists():
        raise FileNotFoundError(place / FILE)
    with locked_folder(place):
        if (place / MIGRATING).exists():
            raise MigrationUnfinished(str(place))
        tables = SqliteTables(place / FILE)
        try:
            yield tables
        finally:
            await tables.close()


@asynccontextmanager
async def open_target(place: Path | str) -> AsyncGenerator[Target]:
    """Open a data folder, or the PostgreSQL database of a URL, for writing."""
    if isinstance(place, str):
        from rapido.store.transfer.postgres_migration import postgres_target  # noqa: PLC0415

        async with postgres_target(place) as target:
            yield target
        return
    with locked_folder(place):
        target = SqliteTarget(place)
        try:
            yield target
        finally:
            await target.close()
