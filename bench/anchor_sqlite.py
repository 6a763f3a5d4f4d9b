"""The SQLite log of the minimal server."""

import asyncio
import queue
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

BATCH = 512
CHECKPOINT_SECONDS = 1.0


class Row(NamedTuple):
    """A row to store, and the future to resolve once it is committed."""

    table: str
    number: int
    key: str
    done: asyncio.Future[None]


class SqliteLog:
    """A SQLite file with Rapido's settings, and one thread that group-commits all moves."""

    def __init__(self, path: Path) -> None:
        self._writer, self._checkpointer = _connect(path), _connect(path)
        self._rows: queue.SimpleQueue[Row] = queue.SimpleQueue()
        for work in (self._write, self._checkpoint):
            threading.Thread(target=work, daemon=True).start()

    async def open(self) -> None:
        """Do nothing: the thread is running."""

    async def append(self, table: str, number: int, key: str) -> None:
        """Store a move; return once it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rows.put(Row(table, number, key, done))
        await done

    def _write(self) -> None:
        database = self._writer
        database.execute(
            "CREATE TABLE moves (at TEXT, number INTEGER, key TEXT, PRIMARY KEY (at, number))"
            " WITHOUT ROWID"
        )
        while True:
            rows = [self._rows.get()]
            with suppress(queue.Empty):
                while len(rows) < BATCH:
                    rows.append(self._rows.get_nowait())
            database.execute("BEGIN IMMEDIATE")
            database.executemany("INSERT INTO moves VALUES (?, ?, ?)", [row[:3] for row in rows])
            database.execute("COMMIT")
            rows[0].done.get_loop().call_soon_threadsafe(_resolve, rows)

    def _checkpoint(self) -> None:
        while not threading.Event().wait(CHECKPOINT_SECONDS):
            self._checkpointer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA wal_autocheckpoint = 0")
    return database


def _resolve(rows: list[Row]) -> None:
    for row in rows:
        row.done.set_result(None)
