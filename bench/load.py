"""Guests for bench/server.py: bare WebSocket frames in one process, far cheaper than any server.

Writes `begin` when everyone is seated and warm, and then one line of JSON. Latency counts from the
moment at which a move was due, so a server that falls behind cannot hide it.
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

WARM_SECONDS = 1.0
AT_ONCE = 50
"""how many tables take their seats at the same time"""


class Pair(msgspec.Struct):
    """An action that a view offers; members that are not needed are not read."""

    do: str
    pair: int | None = None
    field: int | None = None


class Game(msgspec.Struct):
    """The part of a view that tells who can do what."""

    order: tuple[int, ...]
    player: int
    actions: tuple[Pair, ...]


class View(msgspec.Struct):
    """The part of a view that a guest needs to go on."""

    version: int
    playing: bool
    game: Game | None


class Update(msgspec.Struct):
    """The part of an update that a guest needs to go on."""

    view: View


_update = msgspec.json.Decoder(Update).decode


class Tally:
    """What has been acknowledged while it counts."""

    def __init__(self) -> None:
        """Begin before it counts."""
        self.counts = False
        self.seconds: list[float] = []

    def add(self, seconds: float) -> None:
        """Take a move into account."""
        if self.counts:
            self.seconds.append(seconds)


class Table:
    """Two guests of the bare server, who move in turn."""

    def __init__(self, tally: Tally, port: int, number: int) -> None:
        """Make a table that nobody sits at yet."""
        self._tally = tally
        self._port = port
        self._number = number
        self._sockets: list[Socket] = []
        self._mover = 0
        self._moves = 0
        self._began = 0.0
        self._due: deque[float] = deque()
        self._acknowledged: Done = self._done
        self.free = True
        self.restless = False
        """whether the next move is due at once"""

    async def seat(self) -> None:
        """Connect both guests."""
        for guest in range(2):
            await self._connect(guest, f"/ws/{self._number}", "")

    def due(self) -> None:
        """Make a move now, or as soon as the one before is done."""
        self._due.append(time.perf_counter())
        if self.free:
            self._move()

    def _move(self) -> None:
        self.free = False
        self._began = self._due.popleft()
        self._moves += 1
        self._mover = self._moves % 2
        self._sockets[self._mover].write(b'{"key":"%s"}' % self._key())

    def _done(self) -> None:
        self._tally.add(time.perf_counter() - self._began)
        self._next()

    def _next(self) -> None:
        self.free = True
        if self.restless:
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
        make = partial(Socket, request, partial(self._heard, guest))
        _, socket = await loop.create_connection(make, "127.0.0.1", self._port)
        await socket.open
        self._sockets.append(socket)

    def _heard(self, guest: int, text: bytes) -> None:
        if text.startswith(b'{"type":"done"') and guest == self._mover:
            self._acknowledged()
        elif text.startswith(b'{"type":"refused"'):
            raise SystemExit(text.decode())


class RapidoTable(Table):
    """Two guests of Rapido, who play whole games, one after the other."""

    _view: View
    _last = b""

    async def seat(self) -> None:
        """Open a room, sit down, begin."""
        cookies = [f"rapido_guest={self._number:021}{guest}" for guest in range(2)]
        room = await self._open(cookies[0])
        for guest, cookie in enumerate(cookies):
            await self._connect(guest, f"/ws/{room}", f"Cookie: {cookie}\r\n")
            self._sockets[guest].write(b'{"type":"hello"}')
            await self._ask(guest, {"do": "sit", "seat": guest, "name": f"Guest {guest}"})
        await self._ask(0, {"do": "begin"})
        self._view = _update(self._last).view
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

    async def _ask(self, guest: int, command: dict[str, Any]) -> None:
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
        self._began = self._due.popleft()
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
        self._tally.add(time.perf_counter() - self._began)
        self._view = _update(self._last).view
        if self._view.playing:
            self._next()
        else:
            self._acknowledged = self._begun
            self._moves += 1
            self._do(0, b'{"do":"begin"}', b"null")

    def _begun(self) -> None:
        self._acknowledged = self._done
        self._view = _update(self._last).view
        self._next()

    def _heard(self, guest: int, text: bytes) -> None:
        if guest == self._mover and text.startswith(b'{"type":"update"'):
            self._last = text
        else:
            super()._heard(guest, text)


async def main(options: Namespace) -> None:
    """Seat everyone, warm up, measure."""
    tally = Tally()
    kind = RapidoTable if options.kind == "rapido" else Table
    tables = [kind(tally, options.port, number) for number in range(options.tables)]
    door = asyncio.Semaphore(AT_ONCE)

    async def seat(table: Table) -> None:
        async with door:
            await table.seat()

    await asyncio.gather(*map(seat, tables))
    if options.idle:
        print("begin", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        return
    gc.freeze()
    gc.disable()
    playing = asyncio.ensure_future(_pace(tables, options.rate) if options.rate else _race(tables))
    await asyncio.sleep(WARM_SECONDS)
    print("begin", flush=True)
    tally.counts, began, cpu = True, time.perf_counter(), time.process_time()
    await asyncio.sleep(options.seconds)
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    playing.cancel()
    found = sorted(tally.seconds)
    if not found:
        raise SystemExit("no move was acknowledged")
    part = {f"p{part}": found[len(found) * part // 100] * 1000 for part in (50, 99)}
    print(json.dumps({"moves": len(found), "seconds": took, "load": cpu / took, **part}))


async def _race(tables: list[Table]) -> None:
    """Make every table move as fast as it is answered."""
    for table in tables:
        table.restless = True
        table.due()


async def _pace(tables: list[Table], rate: float) -> None:
    """Make moves at a given rate, at random moments, each table in its turn."""
    chance = random.Random(1)
    due = time.perf_counter()
    for table in cycle(tables):
        due += chance.expovariate(rate)
        await asyncio.sleep(max(0, due - time.perf_counter()))
        table.due()


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("kind", choices=["rapido", "anchor"])
    parser.add_argument("port", type=int)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rate", type=float, default=0, help="moves a second; 0: all they can")
    parser.add_argument("--idle", action="store_true", help="only sit there")
    uvloop.run(main(parser.parse_args()))
