"""The PostgreSQL log of the minimal server."""

import asyncio
from typing import NamedTuple

import asyncpg

TABLE = (
    "CREATE TABLE IF NOT EXISTS moves"
    ' (at text COLLATE "C", number integer, key text, PRIMARY KEY (at, number))'
)
INSERT = "INSERT INTO moves SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"


class Row(NamedTuple):
    """A row to store, and the future to resolve once it is committed."""

    table: str
    number: int
    key: str
    done: asyncio.Future[None]


class PostgresLog:
    """One connection, on which all moves that wait are one statement: the same group commit."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: list[Row] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        connection = await asyncpg.connect(self._url)
        await connection.execute(TABLE)
        self._task = asyncio.create_task(self._write(connection))

    async def append(self, table: str, number: int, key: str) -> None:
        """Store a move; return once it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Row(table, number, key, done))
        self._work.set()
        await done

    async def _write(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        insert = await connection.prepare(INSERT)
        while await self._work.wait():
            self._work.clear()
            rows, self._waiting = self._waiting, []
            tables, numbers, keys, _ = zip(*rows, strict=True)
            await insert.fetch(tables, numbers, keys)
            for row in rows:
                row.done.set_result(None)
