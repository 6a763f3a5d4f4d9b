"""A minimal durable server as a baseline: no rules, no guests, one row per move."""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

sys.path.insert(0, str(Path(__file__).parent))

from anchor_postgres import PostgresLog
from anchor_sqlite import SqliteLog

FRAME = 4096


class Move(msgspec.Struct):
    key: str


def make_app(log: SqliteLog | PostgresLog) -> Starlette:
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

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        await log.open()
        yield

    return Starlette(lifespan=lifespan, routes=[WebSocketRoute("/ws/{table}", handle)])


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--store", default="sqlite:")
    parser.add_argument("--bus", help="ignored: nobody else is told")
    options = parser.parse_args()
    on_sqlite = options.store == "sqlite:"
    uvicorn.run(
        make_app(
            SqliteLog(options.folder / "anchor.sqlite") if on_sqlite else PostgresLog(options.store)
        ),
        port=options.port,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )
