"""Floods, one function each: `python -m tests.faults.floods NAME PORT ADDRESS GAMES`.

A flood runs in a process of its own until its standard input is closed. It prints a line when it
has begun, and what the server did about it at the end.
"""

import asyncio
import json
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from tests.faults.attacker import Attacker, Stream, frame

CLIENTS: Final = 4
"""clients that send requests at the same time, all from one address"""
CONNECTIONS: Final = 600
"""connections that are left open"""
TEXT, PING, PONG, CONTINUATION = 1, 9, 10, 0
MEGABYTE: Final = 2**20
HELLO: Final = frame(b'{"type":"hello"}')
POSITION: Final = "0,0/21 -/-/-/-/-/- A"


class Target(NamedTuple):
    attacker: Attacker
    room: str
    token: str
    running: list[str]
    """long games, each in a room of its own"""
    finished: str


Flood = Callable[[Target], Awaitable[None]]


async def discard(stream: Stream) -> None:
    while await stream.reader.read(2**16):
        pass


async def send_endlessly(target: Target, stream: Stream, data: bytes) -> None:
    """Send the same frames again and again until the server ends the connection."""
    reading = asyncio.ensure_future(discard(stream))
    try:
        while not reading.done():
            stream.writer.write(data)
            target.attacker.counted["sent"] += 1
            await stream.writer.drain()
            await asyncio.sleep(0)
    finally:
        reading.cancel()
    raise EOFError


def sockets(data: bytes, first: bytes = HELLO, room: str = "") -> Flood:
    """Return a flood of frames, which connects again when it is cut."""

    async def flood(target: Target) -> None:
        while True:
            async with target.attacker.connection() as stream:
                if await target.attacker.upgrade(stream, room or target.room, target.token):
                    stream.writer.write(first)
                    await send_endlessly(target, stream, data)

    return flood


def requests(
    method: str,
    path: str,
    body: Callable[[], object] | None = None,
    host: Callable[[Target], str] = lambda _: "",
) -> Flood:
    """Return a flood of requests without a cookie from several clients."""

    async def client(target: Target, number: int) -> None:
        attacker, turn = target.attacker, number
        while True:
            async with attacker.connection() as stream:
                while True:
                    game = target.running[turn % len(target.running)]
                    turn += CLIENTS
                    content = b"" if body is None else json.dumps(body()).encode()
                    where = path.format(game=game, finished=target.finished, room=target.room)
                    head = attacker.head(
                        method, where, host(target), Content_Length=str(len(content))
                    )
                    await attacker.ask(stream, head + content)

    async def flood(target: Target) -> None:
        await asyncio.gather(*(client(target, number) for number in range(CLIENTS)))

    return flood


async def reconnect_storm(target: Target) -> None:
    """Connect, send a full burst of commands, and connect again."""
    while True:
        async with target.attacker.connection() as stream:
            if not await target.attacker.upgrade(stream, target.room, target.token):
                continue
            commands = b"".join(frame(sit(number)) for number in range(19))
            stream.writer.write(HELLO + commands + frame(b"", 8))
            await discard(stream)


def sit(number: int) -> bytes:
    command = {"do": "sit", "seat": 0, "name": f"Name {number % 2}"}
    message = {"type": "do", "key": secrets.token_hex(8), "command": command}
    return json.dumps(message).encode()


async def handshake_storm(target: Target) -> None:
    """Connect and disconnect as fast as possible."""

    async def client() -> None:
        while True:
            async with target.attacker.connection() as stream:
                await target.attacker.upgrade(stream, target.room, target.token)

    await asyncio.gather(*(client() for _ in range(CLIENTS)))


def open_connections(first: Callable[[Attacker], bytes], then: bytes = b"") -> Flood:
    """Return a flood of connections that stay open, each with an unfinished request."""

    async def client(target: Target) -> None:
        async with target.attacker.connection() as stream:
            target.attacker.counted["sent"] += 1
            stream.writer.write(first(target.attacker))
            trickling = asyncio.ensure_future(trickle(stream, then)) if then else None
            try:
                await discard(stream)
            finally:
                if trickling:
                    trickling.cancel()
            raise EOFError

    async def flood(target: Target) -> None:
        await asyncio.gather(*(client(target) for _ in range(CONNECTIONS)))
        await asyncio.Event().wait()

    return flood


async def trickle(stream: Stream, data: bytes) -> None:
    for byte in data:
        stream.writer.write(bytes([byte]))
        await asyncio.sleep(1)


def unfinished_post(attacker: Attacker) -> bytes:
    return attacker.head("GET", "/api/players") + attacker.head(
        "POST", "/api/rooms", Content_Length="100"
    )


async def slow_readers(target: Target) -> None:
    """Ask for large answers and never read them."""

    async def client(number: int) -> None:
        game = target.running[number % len(target.running)]
        async with target.attacker.connection(buffer=2**14) as stream:
            request = target.attacker.head("GET", f"/api/games/{game}/steps")
            for _ in range(20):
                stream.writer.write(request)
                target.attacker.counted["sent"] += 1
                await stream.writer.drain()
                await asyncio.sleep(0.05)
            await discard(stream)
            raise EOFError

    while True:
        await asyncio.gather(*(client(number) for number in range(20)))


def record() -> dict[str, str]:
    moves = " ".join(f"{'AB'[turn % 2]}46 @{turn % 6}" for turn in range(1000))
    return {"record": f'[Players "2"]\n\n{moves}'}


FLOODS: Final[dict[str, Flood]] = {
    "empty pongs": sockets(frame(b"", PONG) * 2000),
    "empty pings": sockets(frame(b"", PING) * 2000),
    "empty continuations": sockets(
        frame(b"", CONTINUATION, fin=False) * 2000, HELLO + frame(b"{", fin=False)
    ),
    "pongs before hello": sockets(frame(b"", PONG) * 2000, b""),
    "pongs, no such room": sockets(frame(b"", PONG) * 2000, b"", room="nosuchroom-nosuchroom1"),
    "text messages": sockets(frame(b'{"type":"ping"}') * 200),
    "large messages": sockets(frame(b" " * MEGABYTE)),
    "fragmented messages": sockets(
        frame(b" " * 100, CONTINUATION, fin=False) * 200, HELLO + frame(b"{", fin=False)
    ),
    "reconnects with commands": reconnect_storm,
    "handshakes": handshake_storm,
    "pipelined unfinished POST": open_connections(unfinished_post),
    "silent connections": open_connections(lambda _: b""),
    "a byte a second": open_connections(
        lambda attacker: attacker.head("GET", "/")[:-4], b"\r\nX: " + b"x" * 10**6
    ),
    "slow readers": slow_readers,
    "records as JSON": requests("GET", "/api/games/{game}.json"),
    "records as text": requests("GET", "/api/games/{game}.rapido"),
    "steps of games": requests("GET", "/api/games/{game}/steps"),
    "reviews of a game": requests("GET", "/api/games/{finished}/review"),
    "posted records": requests("POST", "/api/record", record),
    "posted reviews": requests("POST", "/api/review", record),
    "posted steps": requests("POST", "/api/steps", lambda: {"moves": ["A46", "@3"] * 900}),
    "positions": requests("POST", "/api/position", lambda: {"text": POSITION}),
    "hints": requests("POST", "/api/advice", lambda: {"position": POSITION}),
    "QR codes": requests("GET", "/api/rooms/{room}/qr.svg"),
    "QR codes, huge Host": requests(
        "GET", "/api/rooms/{room}/qr.svg", host=lambda _: f"localhost:{'0' * 2269}1"
    ),
    "knocks": requests("POST", "/api/knocks", lambda: {"code": "AAAAAA"}),
    "new rooms": requests("POST", "/api/rooms", dict[str, int]),
    "pages": requests("GET", "/"),
    "health checks": requests("GET", "/healthz"),
}
"""every way to flood, by the name in reports"""
SERVED: Final = {"pages", "health checks", "reviews of a game"}
"""floods that are cheap enough to be served: others must not notice them, that is all"""
GRACE: Final = 2.0
"""seconds that a stopped flood has to notice that it was refused"""


async def run(name: str, port: int, address: str, games: dict[str, Any]) -> dict[str, int]:
    """Flood until standard input is closed; return what the server did."""
    attacker = Attacker(port, address)
    room, token = await attacker.new_room()
    flooding = asyncio.ensure_future(FLOODS[name](Target(attacker, room, token, **games)))
    print("begun", flush=True)  # noqa: T201 - for the test
    stopped = asyncio.to_thread(sys.stdin.read)
    await asyncio.wait({flooding, asyncio.ensure_future(stopped)}, return_when="FIRST_COMPLETED")
    if name not in SERVED:
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while not attacker.counted["refused"] + attacker.counted["cut"]:  # noqa: ASYNC110 - no event to wait for
                    await asyncio.sleep(0.01)
    flooding.cancel()
    await asyncio.gather(flooding, return_exceptions=True)
    return dict(attacker.counted)


def main(name: str, port: str, address: str, games: str) -> None:
    if hasattr(os, "sched_setaffinity"):  # leave the other cores to the server and the players
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    counted = asyncio.run(run(name, int(port), address, json.loads(games)))
    print(json.dumps(counted), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
