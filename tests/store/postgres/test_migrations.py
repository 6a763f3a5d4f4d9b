"""Migrations: once, whoever starts first; old and new programs side by side."""

import asyncio

import asyncpg
import pytest

from rapido.store.errors import BadDatabase, ForeignDatabase, NewerDatabase
from rapido.store.postgres.address import Address
from rapido.store.postgres.connections import WAIT, connect
from rapido.store.postgres.migrations import MIGRATIONS, Installation, Migration, migrate
from rapido.store.postgres.store import PostgresStore
from tests.servers.postgres import Postgres

ADDS = Migration("CREATE TABLE steps (number int); INSERT INTO steps VALUES (1)", oldest=1)
ADDS_MORE = Migration("INSERT INTO steps VALUES (2); SELECT pg_sleep(0.1)", oldest=1)
REMOVES = Migration("ALTER TABLE rooms DROP COLUMN touched", oldest=len(MIGRATIONS) + 1)
FAILS = Migration("INSERT INTO steps VALUES (3); SELECT 1 / 0", oldest=1)


async def run_migrations(url: str, *more: Migration) -> Installation:
    connection = await connect(Address.parse(url), WAIT)
    try:
        return await migrate(connection, (*MIGRATIONS, *more))
    finally:
        await connection.close()


def steps(postgres: Postgres, url: str) -> list[tuple[int]]:
    return postgres.query("SELECT number FROM steps", database=url.rpartition("/")[2])


def test_processes_that_start_at_once_migrate_once(postgres: Postgres, database: str) -> None:
    async def run() -> set[str]:
        installed = await asyncio.gather(
            *(run_migrations(database, ADDS, ADDS_MORE) for _ in range(3))
        )
        assert {each.schema for each in installed} == {len(MIGRATIONS) + 2}
        return {each.id for each in installed}

    assert len(asyncio.run(run())) == 1
    assert steps(postgres, database) == [(1,), (2,)]


def test_an_older_database_is_migrated(postgres: Postgres, database: str) -> None:
    first = asyncio.run(run_migrations(database))
    second = asyncio.run(run_migrations(database, ADDS))
    third = asyncio.run(run_migrations(database, ADDS, ADDS_MORE))
    assert first.id == second.id == third.id
    assert [each.schema - len(MIGRATIONS) for each in (first, second, third)] == [0, 1, 2]
    assert steps(postgres, database) == [(1,), (2,)]


def test_a_migration_is_all_or_nothing(postgres: Postgres, database: str) -> None:
    with pytest.raises(asyncpg.DivisionByZeroError):
        asyncio.run(run_migrations(database, ADDS, FAILS))
    assert steps(postgres, database) == [(1,)]
    assert asyncio.run(run_migrations(database, ADDS)).schema == len(MIGRATIONS) + 1


def test_a_newer_schema_is_used_as_long_as_it_only_adds(database: str) -> None:
    newer = asyncio.run(run_migrations(database, ADDS))

    async def run() -> str:
        store = await PostgresStore.open(database)
        await store.ping()
        await store.close()
        return store.installation

    assert asyncio.run(run()) == newer.id


def test_a_newer_schema_that_lacks_something_is_refused(postgres: Postgres, database: str) -> None:
    asyncio.run(run_migrations(database, REMOVES))
    with pytest.raises(NewerDatabase, match="newer Rapido"):
        asyncio.run(PostgresStore.open(database))
    # And nothing was changed.
    columns = "SELECT count(*) FROM information_schema.columns WHERE column_name = 'touched'"
    assert postgres.query(columns, database=database.rpartition("/")[2]) == [(0,)]


def test_a_database_of_another_program_is_refused(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    postgres.query("CREATE TABLE rooms (id int)", database=name)
    with pytest.raises(ForeignDatabase, match="another program"):
        asyncio.run(PostgresStore.open(database))
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.query(tables, database=name) == [("rooms",)]


def test_another_encoding_is_refused(postgres: Postgres) -> None:
    name = postgres.new_database("ENCODING 'LATIN1'")
    try:
        with pytest.raises(BadDatabase, match="LATIN1, but names need UTF8"):
            asyncio.run(PostgresStore.open(postgres.url(name)))
    finally:
        postgres.drop_database(name)
