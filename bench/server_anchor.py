"""A minimal durable server as a baseline: no rules, no guests, one row per move."""

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

BATCH = 512
CHECKPOINT_SECONDS = 1.0
FRAME = 4096


class Move(msgspec.Struct):
    key: str


class Row(NamedTuple):
    """A row to store, and the future to resolve once it is committed."""

    table: str
    number: int
    key: str
    done: asyncio.Future[None]


class Log:
    """A SQLite file with Rapido's settings, and one thread that group-commits all moves."""

    def __init__(self, path: Path) -> None:
        self._writer, self._checkpointer = _connect(path), _connect(path)
        self._rows: queue.SimpleQueue[Row] = queue.SimpleQueue()
        for work in (self._write, self._checkpoint):
            threading.Thread(target=work, daemon=True).start()

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


def make_app(log: Log) -> Starlette:
    """A move is stored, then broadcast to its table, then acknowledged."""
    tables: defaultdict[str, set[WebSocket]] = defaultdict(set)
    moves: defaultdict[str, int] = defaultdict(int)
    decode = msgspec.json.Decoder(Move).decode

    async def handle(websocket: WebSocket) -> None:
        await websocket.accept()
        table = websocket.path_params["table"]
        guests = tables[table]
        guests.add(websocket)
        with suppress(WebSocketDisconnect):
            while True:
                move = decode(await websocket.receive_text())
                moves[table] = number = moves[table] + 1
                await log.append(table, number, move.key)
                text = f'{{"type":"update","number":{number}}}'
                for guest in guests:
                    await guest.send_text(text)
                await websocket.send_text(f'{{"type":"done","key":"{move.key}"}}')
        guests.discard(websocket)

    return Starlette(routes=[WebSocketRoute("/ws/{table}", handle)])


def main(port: int, folder: Path) -> None:
    uvicorn.run(
        make_app(Log(folder / "anchor.sqlite")),
        port=port,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
