"""Floods of connections: many, unfinished, slow, or unread."""

import asyncio
from collections.abc import Callable
from typing import Final

from tests.faults.attacker import Attacker, Stream
from tests.faults.target import Flood, Target, discard, from_clients

CONNECTIONS: Final = 600
"""connections that are left open"""


def open_connections(first: Callable[[Attacker], bytes], then: bytes = b"") -> Flood:
    """Return a flood of connections that stay open, each with an unfinished request."""

    async def client(target: Target, _number: int) -> None:
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
        await from_clients(client, CONNECTIONS)(target)
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


async def read_nothing(target: Target, number: int) -> None:
    """Ask for large answers and never read them."""
    request = target.attacker.head("GET", target.path("/api/games/{game}/steps", number))
    while True:
        async with target.attacker.connection(buffer=2**14) as stream:
            for _ in range(20):
                stream.writer.write(request)
                target.attacker.counted["sent"] += 1
                await stream.writer.drain()
                await asyncio.sleep(0.05)
            await discard(stream)
            raise EOFError


async def connect_again(target: Target, _number: int) -> None:
    """Use a new connection for each request."""
    while True:
        async with target.attacker.connection() as stream:
            await target.attacker.ask(stream, target.attacker.head("GET", "/", Connection="close"))


CONNECTION_FLOODS: Final[dict[str, Flood]] = {
    "pipelined unfinished POST": open_connections(unfinished_post),
    "silent connections": open_connections(lambda _: b""),
    "a byte a second": open_connections(
        lambda attacker: attacker.head("GET", "/")[:-4], b"\r\nX: " + b"x" * 10**6
    ),
    "new connections": from_clients(connect_again, 20),
    "slow readers": from_clients(read_nothing, 20),
}
