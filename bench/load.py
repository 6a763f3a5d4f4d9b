"""Load generator for bench/server.py: raw WebSocket frames, much cheaper than any server.

Prints `begin` after the warm-up, then one line of JSON. Latency counts from when a move was due
(no coordinated omission), so a server that falls behind cannot hide it.
"""

import asyncio
import gc
import json
import random
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any

import msgspec
import uvloop
from frames import Socket

Done = Callable[[], None]

WARM_UP_SECONDS = 1.0
CONCURRENT_SETUPS = 50
"""number of tables set up at the same time"""


class Action(msgspec.Struct):
    """A legal action; only the members needed here."""

    do: str
    pair: int | None = None
    field: int | None = None


class Game(msgspec.Struct):
    """The part of a game view that is needed here."""

    order: tuple[int, ...]
    player: int
    actions: tuple[Action, ...]


class View(msgspec.Struct):
    """The part of a room view that is needed here."""

    version: int
    playing: bool
    game: Game | None


class Update(msgspec.Struct):
    """The part of an update that is needed here."""

    view: View


class GameDelta(msgspec.Struct):
    """The part of the changed members of a game that is needed here."""

    player: int | None = None
    actions: tuple[Action, ...] | None = None


class RoomDelta(msgspec.Struct, frozen=True):
    """The part of the changed members of a room that is needed here."""

    playing: bool | None = None


class Delta(msgspec.Struct):
    """The part of a delta that is needed here."""

    version: int
    room: RoomDelta = RoomDelta()
    game: GameDelta | None = None
    new_game: Game | None = None

    def apply(self, view: View) -> None:
        view.version = self.version
        view.game = self.new_game or view.game
        if self.room.playing is not None:
            view.playing = self.room.playing
        if self.game is not None and view.game is not None:
            if self.game.player is not None:
                view.game.player = self.game.player
            if self.game.actions is not None:
                view.game.actions = self.game.actions


_update = msgspec.json.Decoder(Update).decode
_delta = msgspec.json.Decoder(Delta).decode


class Tally:
    """Latencies of the moves acknowledged during the measurement."""

    def __init__(self) -> None:
        self.measuring = False
        self.seconds: list[float] = []

    def add(self, seconds: float) -> None:
        if self.measuring:
            self.seconds.append(seconds)


class Table:
    """Two guests of the minimal server, who alternate."""

    def __init__(self, tally: Tally, port: int, number: int) -> None:
        self._tally = tally
        self._port = port
        self._number = number
        self._sockets: list[Socket] = []
        self._mover = 0
        self._moves = 0
        self._due_at = 0.0
        self._due: deque[float] = deque()
        self._acknowledged: Done = self._done
        self.free = True
        self.continuous = False
        """whether the next move is due immediately"""

    async def seat(self) -> None:
        for guest in range(2):
            await self._connect(guest, f"/ws/{self._number}", "")

    def due(self) -> None:
        """Make a move now, or as soon as the previous one is done."""
        self._due.append(time.perf_counter())
        if self.free:
            self._move()

    def _move(self) -> None:
        self.free = False
        self._due_at = self._due.popleft()
        self._moves += 1
        self._mover = self._moves % 2
        self._sockets[self._mover].write(b'{"key":"%s"}' % self._key())

    def _done(self) -> None:
        self._tally.add(time.perf_counter() - self._due_at)
        self._next()

    def _next(self) -> None:
        self.free = True
        if self.continuous:
            self.due()
        elif self._due:
            self._move()

    def _key(self) -> bytes:
        return b"bench-%06d-%08d" % (self._number, self._moves)

    async def _connect(self, guest: int, path: str, head: str) -> None:
        here = f"127.0.0.1:{self._port}"
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{head}\r\n"
        )
        loop = asyncio.get_running_loop()
        make = partial(Socket, request, partial(self._on_text, guest))
        _, socket = await loop.create_connection(make, "127.0.0.1", self._port)
        await socket.open
        self._sockets.append(socket)

    def _on_text(self, guest: int, text: bytes) -> None:
        if text.startswith(b'{"type":"done"') and guest == self._mover:
            self._acknowledged()
        elif text.startswith(b'{"type":"refused"'):
            raise SystemExit(text.decode())


class RapidoTable(Table):
    """Two guests of Rapido, who play one game after another."""

    _view: View
    _last = b""
    """the last update that the guest who moves has received"""
    deltas = False
    """whether to ask for deltas; otherwise only the last update is decoded"""

    def __init__(self, tally: Tally, port: int, number: int) -> None:
        super().__init__(tally, port, number)
        self._views: dict[int, View] = {}
        """with deltas, the view of each guest"""

    async def seat(self) -> None:
        """Create a room, take both seats and start the game."""
        cookies = [f"rapido_guest={self._number:021}{guest}" for guest in range(2)]
        room = await self._open(cookies[0])
        for guest, cookie in enumerate(cookies):
            await self._connect(guest, f"/ws/{room}", f"Cookie: {cookie}\r\n")
            hello = b'{"type":"hello","updates":"delta"}' if self.deltas else b'{"type":"hello"}'
            self._sockets[guest].write(hello)
            await self._send(guest, {"do": "sit", "seat": guest, "name": f"Guest {guest}"})
        await self._send(0, {"do": "begin"})
        self._view = self._newest_view()
        self._acknowledged = self._done

    async def _open(self, cookie: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        here = f"127.0.0.1:{self._port}"
        writer.write(
            f"POST /api/rooms HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
            f"Cookie: {cookie}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}".encode()
        )
        answer = await reader.read()
        writer.close()
        return json.loads(answer.partition(b"\r\n\r\n")[2])["room"]

    async def _send(self, guest: int, command: dict[str, Any]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._acknowledged = partial(done.set_result, None)
        self._moves += 1
        self._do(guest, json.dumps(command).encode(), b"null")
        await done

    def _do(self, guest: int, command: bytes, seen: bytes) -> None:
        self._mover = guest
        self._sockets[guest].write(
            b'{"type":"do","key":"%s","seen":%s,"command":%s}' % (self._key(), seen, command)
        )

    def _move(self) -> None:
        self.free = False
        self._due_at = self._due.popleft()
        self._moves += 1
        game = self._view.game
        assert game is not None  # noqa: S101
        action = game.actions[-1]
        command = (
            b'{"do":"throw","pair":%d}' % action.pair
            if action.do == "throw"
            else b'{"do":"place","field":%d}' % action.field
        )
        self._do(game.order[game.player], command, b"%d" % self._view.version)

    def _done(self) -> None:
        self._tally.add(time.perf_counter() - self._due_at)
        self._view = self._newest_view()
        if self._view.playing:
            self._next()
        else:
            self._acknowledged = self._restarted
            self._moves += 1
            self._do(0, b'{"do":"begin"}', b"null")

    def _restarted(self) -> None:
        self._acknowledged = self._done
        self._view = self._newest_view()
        self._next()

    def _newest_view(self) -> View:
        return self._views[self._mover] if self.deltas else _update(self._last).view

    def _on_text(self, guest: int, text: bytes) -> None:
        if text.startswith(b'{"type":"delta"'):
            _delta(text).apply(self._views[guest])
        elif self.deltas and text.startswith(b'{"type":"welcome"'):
            self._views[guest] = _update(text).view
        elif guest == self._mover and text.startswith(b'{"type":"update"'):
            self._last = text
        else:
            super()._on_text(guest, text)


async def main(options: Namespace) -> None:
    tally = Tally()
    RapidoTable.deltas = options.updates == "delta"
    kind = RapidoTable if options.kind == "rapido" else Table
    tables = [kind(tally, options.port, number) for number in range(options.tables)]
    setups = asyncio.Semaphore(CONCURRENT_SETUPS)

    async def seat(table: Table) -> None:
        async with setups:
            await table.seat()

    await asyncio.gather(*map(seat, tables))
    if options.idle:
        print("begin", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        return
    gc.freeze()
    gc.disable()
    playing = asyncio.ensure_future(
        _pace(tables, options.rate) if options.rate else _saturate(tables)
    )
    await asyncio.sleep(WARM_UP_SECONDS)
    print("begin", flush=True)
    tally.measuring, started, cpu = True, time.perf_counter(), time.process_time()
    await asyncio.sleep(options.seconds)
    elapsed, cpu = time.perf_counter() - started, time.process_time() - cpu
    playing.cancel()
    found = sorted(tally.seconds)
    if not found:
        raise SystemExit("no move was acknowledged")
    part = {f"p{part}": found[len(found) * part // 100] * 1000 for part in (50, 99)}
    print(json.dumps({"moves": len(found), "seconds": elapsed, "load": cpu / elapsed, **part}))


async def _saturate(tables: list[Table]) -> None:
    """Make every table move as soon as its last move is acknowledged."""
    for table in tables:
        table.continuous = True
        table.due()


async def _pace(tables: list[Table], rate: float) -> None:
    """Make moves at a given rate with Poisson arrivals, one table after another."""
    rng = random.Random(1)
    due = time.perf_counter()
    for table in cycle(tables):
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0, due - time.perf_counter()))
        table.due()


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("kind", choices=["rapido", "anchor"])
    parser.add_argument("port", type=int)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument(
        "--rate", type=float, default=0, help="moves per second; 0: as fast as possible"
    )
    parser.add_argument(
        "--updates",
        choices=["full", "delta"],
        default="delta",
        help="what guests of Rapido ask for",
    )
    parser.add_argument("--idle", action="store_true", help="connect, but make no moves")
    uvloop.run(main(parser.parse_args()))
