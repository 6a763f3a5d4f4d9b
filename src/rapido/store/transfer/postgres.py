"""The rows of a PostgreSQL database."""

from collections.abc import AsyncGenerator, AsyncIterator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final

from rapido.store.errors import DamagedDatabase, ServerUnusable
from rapido.store.postgres.address import Address
from rapido.store.postgres.connections import connect
from rapido.store.postgres.failures import FAILURES, reason_of
from rapido.store.transfer.rows import Batch, Counts, EntryRow, GameRow, RoomRow

if TYPE_CHECKING:
    from asyncpg import Connection, Record

WHAT: Final = EntryRow._fields.index("what")
CONNECT_SECONDS: Final = 5.0
PAGE: Final = 1000
"""rooms that are listed at once"""

# Long statements are what these connections are for, and large parts of tables are read in order.
_SETTINGS: Final = """
SET statement_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET enable_seqscan = on;
"""
_ROOMS: Final = """
SELECT id, version, touched, closed FROM rooms WHERE id > $1 ORDER BY id LIMIT $2
"""
_SELECTED_ROOMS: Final = """
SELECT id, version, touched, closed FROM rooms WHERE id = ANY($1) ORDER BY id
"""
_SELECTED_ENTRIES: Final = """
SELECT room, version, at, by, key, what, digest FROM entries
WHERE room = ANY($1) ORDER BY room, version
"""
_SELECTED_GAMES: Final = """
SELECT id, room, secret FROM games WHERE room = ANY($1) ORDER BY room, id
"""
_DELETE: Final = (
    "DELETE FROM entries WHERE room = ANY($1)",
    "DELETE FROM games WHERE room = ANY($1)",
    "DELETE FROM rooms WHERE id = ANY($1)",
)
_COUNTS: Final = """
SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM entries), (SELECT count(*) FROM games)
"""


class PostgresTables:
    """What one connection sees: in a transaction of its caller, or now."""

    def __init__(self, connection: "Connection[Record]") -> None:
        self._connection = connection

    async def counts(self) -> Counts:
        with server_errors():
            row = await self._connection.fetchrow(_COUNTS)
        assert row is not None  # noqa: S101 - it counts
        return Counts(*row)

    async def rooms(self) -> AsyncIterator[RoomRow]:
        last = ""
        while True:
            with server_errors():
                rows = await self._connection.fetch(_ROOMS, last, PAGE)
            for row in rows:
                yield RoomRow(*row)
            if len(rows) < PAGE:
                return
            last = rows[-1]["id"]

    async def read(self, rooms: Sequence[RoomRow]) -> Batch:
        names = [room.id for room in rooms]
        with server_errors():
            heads = await self._connection.fetch(_SELECTED_ROOMS, names)
            entries = await self._connection.fetch(_SELECTED_ENTRIES, names)
            games = await self._connection.fetch(_SELECTED_GAMES, names)
        try:
            return Batch(
                [RoomRow(*row) for row in heads],
                [EntryRow(*row)._replace(what=row[WHAT].decode()) for row in entries],
                [GameRow(*row) for row in games],
            )
        except UnicodeDecodeError as error:
            raise DamagedDatabase("database-entry", reason=str(error)) from error

    async def put(self, batch: Batch) -> None:
        names = [room.id for room in batch.rooms]
        with server_errors():
            async with self._connection.transaction():
                for statement in _DELETE:
                    await self._connection.execute(statement, names)
                entries = [entry._replace(what=entry.what.encode()) for entry in batch.entries]
                for table, columns, rows in (
                    ("rooms", RoomRow._fields, batch.rooms),
                    ("entries", EntryRow._fields, entries),
                    ("games", GameRow._fields, batch.games),
                ):
                    await self._connection.copy_records_to_table(
                        table, records=rows, columns=columns
                    )

    async def close(self) -> None:
        """Do nothing: whoever has connected closes the connection."""


@contextmanager
def server_errors() -> Generator[None]:
    """Turn errors of the server into ServerUnusable, with a reason for people."""
    try:
        yield
    except FAILURES as error:
        raise ServerUnusable(reason_of(error)) from error


@asynccontextmanager
async def bulk_connection(url: str) -> AsyncGenerator["Connection[Record]"]:
    """Connect for statements that take as long as they take."""
    with server_errors():
        connection = await connect(Address.parse(url), CONNECT_SECONDS)
        try:
            await connection.execute(_SETTINGS, timeout=CONNECT_SECONDS)
        except BaseException:
            connection.terminate()
            raise
    try:
        yield connection
    finally:
        connection.terminate()


@asynccontextmanager
async def snapshot(
    connection: "Connection[Record]", *, locked: bool = False
) -> AsyncGenerator[PostgresTables]:
    """Read everything as it is at this moment, whatever servers write meanwhile.

    If it is `locked`, they cannot write anything: everybody who does needs the table of rooms.
    """
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        if locked:
            with server_errors():
                await connection.execute("LOCK TABLE rooms IN SHARE MODE")
        yield PostgresTables(connection)
