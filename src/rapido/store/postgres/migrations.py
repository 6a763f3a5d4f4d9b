"""The schema as numbered migrations; each is one transaction, run by one process only.

A migration only adds: the processes of the release before go on while it is done, and after it.
What they no longer need is removed by a migration one release later, whose `oldest` says so.
"""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rapido.store.errors import (
    BadDatabase,
    ForeignDatabase,
    NewerDatabase,
    ServerUnusable,
    StoreMigrating,
)

if TYPE_CHECKING:
    from asyncpg import Connection, Record

OLDEST_SERVER: Final = 14
LOCK: Final = 0x52415049
"""of all processes that migrate: the letters RAPI"""


class Migration(NamedTuple):
    """A step from one schema to the next."""

    sql: str
    oldest: int
    """the number of the last migration that a program must know to run on this schema"""


MIGRATIONS: Final = (
    # 1: rooms, their entries, the secrets of their games; what all processes share
    Migration(
        """
        CREATE TABLE rapido_installation (
            single boolean PRIMARY KEY DEFAULT true CHECK (single),
            id text NOT NULL, schema integer NOT NULL, oldest integer NOT NULL,
            epoch bigint NOT NULL DEFAULT 1, edits bigint NOT NULL DEFAULT 0,
            migrating boolean NOT NULL DEFAULT false, backed_up timestamptz,
            salt bytea, salt_day integer
        );
        CREATE TABLE rooms (
            id text COLLATE "C" PRIMARY KEY, version integer NOT NULL,
            touched double precision NOT NULL, closed boolean NOT NULL
        ) WITH (fillfactor = 70);
        CREATE INDEX rooms_by_time ON rooms (closed, touched);
        CREATE TABLE entries (
            room text COLLATE "C" NOT NULL, version integer NOT NULL,
            at double precision NOT NULL, by text COLLATE "C" NOT NULL, key text COLLATE "C",
            what bytea NOT NULL, digest text COLLATE "C", PRIMARY KEY (room, version)
        );
        CREATE UNIQUE INDEX entries_by_key ON entries (room, by, key) WHERE key IS NOT NULL;
        CREATE TABLE games (
            id text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL, secret bytea NOT NULL
        );
        CREATE INDEX games_by_room ON games (room);
        CREATE TABLE codes (
            code text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL UNIQUE,
            expires timestamptz NOT NULL
        );
        CREATE INDEX codes_by_expiry ON codes (expires);
        CREATE TABLE knocks (
            id text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL,
            guest text COLLATE "C" NOT NULL, network text COLLATE "C" NOT NULL, name text NOT NULL,
            answer boolean, expires timestamptz NOT NULL,
            created timestamptz NOT NULL DEFAULT now()
        );
        CREATE INDEX knocks_by_room ON knocks (room);
        CREATE INDEX knocks_by_expiry ON knocks (expires);
        CREATE UNLOGGED TABLE processes (
            id text COLLATE "C" PRIMARY KEY, seen timestamptz NOT NULL, about text NOT NULL
        ) WITH (fillfactor = 50);
        """,
        oldest=1,
    ),
    # 2: where those who knock would like to sit; links that move a seat to another device
    Migration(
        """
        ALTER TABLE knocks ADD COLUMN wish text NOT NULL DEFAULT '';
        CREATE TABLE seat_links (
            hash text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL,
            seat integer NOT NULL, guest text COLLATE "C" NOT NULL, used_by text COLLATE "C",
            expires timestamptz NOT NULL, UNIQUE (room, seat, guest)
        );
        CREATE INDEX seat_links_by_expiry ON seat_links (expires);
        """,
        oldest=1,
    ),
)


class Installation(NamedTuple):
    """What a database says of itself."""

    id: str
    """random; tells apart the installations that share a message bus"""
    schema: int
    oldest: int
    epoch: int = 1
    """how often its rooms were replaced by those of a backup, and one"""
    migrating: bool = False
    """whether `rapido migrate` has only brought a part of the rooms"""


async def migrate(
    connection: "Connection[Record]",
    migrations: Sequence[Migration] = MIGRATIONS,
    *,
    unfinished: bool = False,
) -> Installation:
    """Run all pending migrations; refuse a server, an encoding or a database that cannot be used.

    Processes that start at the same moment wait for the first of them. Only what completes or
    replaces the rooms may use a database that is `unfinished`.
    """
    _check_server(connection)
    found = await _installation(connection)
    while found is None or found.schema < len(migrations):
        async with connection.transaction():
            await connection.execute("SET LOCAL statement_timeout = 0")
            await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            # A migration must not wait for long, because everything else would wait for it.
            await connection.execute("SET LOCAL lock_timeout = '10s'")
            found = await _installation(connection)
            if found is None:
                await _refuse_foreign(connection)
            schema = 0 if found is None else found.schema
            if schema < len(migrations):
                found = await _run(connection, schema + 1, migrations[schema])
    return _accepted(found, migrations, unfinished=unfinished)


async def check(
    connection: "Connection[Record]",
    migrations: Sequence[Migration] = MIGRATIONS,
    *,
    unfinished: bool = False,
) -> Installation:
    """Refuse what `migrate` refuses, for programs that only read: nothing is created or changed."""
    _check_server(connection)
    found = await _installation(connection)
    if found is None:
        raise ServerUnusable("this database holds no games of Rapido")
    return _accepted(found, migrations, unfinished=unfinished)


def _accepted(
    found: Installation, migrations: Sequence[Migration], *, unfinished: bool
) -> Installation:
    if found.oldest > len(migrations):
        raise NewerDatabase("database-newer")
    if found.migrating and not unfinished:
        raise StoreMigrating("a migration into this database was interrupted")
    return found


async def _run(connection: "Connection[Record]", number: int, migration: Migration) -> Installation:
    await connection.execute(migration.sql)
    await connection.execute(
        "INSERT INTO rapido_installation (id, schema, oldest) VALUES ($1, $2, $3)"
        " ON CONFLICT (single) DO UPDATE SET schema = excluded.schema, oldest = excluded.oldest",
        secrets.token_hex(8),
        number,
        migration.oldest,
    )
    found = await _installation(connection)
    assert found is not None  # noqa: S101 - just written
    return found


def _check_server(connection: "Connection[Record]") -> None:
    version = connection.get_server_version()
    if version.major < OLDEST_SERVER:
        versions = {"oldest": str(OLDEST_SERVER), "version": str(version.major)}
        raise BadDatabase("database-postgres-version", **versions)
    encoding = connection.get_settings().server_encoding
    if encoding != "UTF8":
        command = "CREATE DATABASE rapido ENCODING 'UTF8' TEMPLATE template0"
        raise BadDatabase("database-encoding", encoding=encoding, command=command)


async def _installation(connection: "Connection[Record]") -> Installation | None:
    # Not to_regclass, which does not see a table that was created while this process waited.
    if not await connection.fetchval(
        "SELECT EXISTS (SELECT FROM pg_class WHERE relname = 'rapido_installation'"
        " AND relnamespace = current_schema()::regnamespace)"
    ):
        return None
    row = await connection.fetchrow(
        "SELECT id, schema, oldest, epoch, migrating FROM rapido_installation"
    )
    return None if row is None else Installation(*row)


async def _refuse_foreign(connection: "Connection[Record]") -> None:
    """Refuse to add tables to those of another program; those of extensions do not count."""
    foreign = await connection.fetchval(
        "SELECT count(*) FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'f')"
        " AND relnamespace = current_schema()::regnamespace AND NOT EXISTS"
        " (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid"
        " AND deptype = 'e')"
    )
    if foreign:
        raise ForeignDatabase("database-foreign")
