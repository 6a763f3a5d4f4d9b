"""Floods of WebSocket frames and handshakes."""

import asyncio
import json
import secrets
from typing import Final

from tests.faults.attacker import Stream, frame
from tests.faults.target import Flood, Target, discard, from_clients

PING, PONG, CONTINUATION = 9, 10, 0
MEGABYTE: Final = 2**20
HELLO: Final = frame(b'{"type":"hello"}')


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


async def shake_hands(target: Target, _number: int) -> None:
    """Connect and disconnect as fast as possible."""
    while True:
        async with target.attacker.connection() as stream:
            await target.attacker.upgrade(stream, target.room, target.token)


WEBSOCKET_FLOODS: Final[dict[str, Flood]] = {
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
    "handshakes": from_clients(shake_hands),
}
