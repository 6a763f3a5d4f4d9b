"""Too large, too deep, too many, too fast and plain broken: refused, and all others play on."""

import asyncio
import json
import os
import struct
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.faults.client import Tab, run
from tests.faults.load import Load
from tests.faults.server import Server

FRAMES = int(os.environ.get("RAPIDO_FRAMES", "20000"))
MEGABYTE = 2**20
BAD_FRAME, BAD_TEXT, TOO_BIG = 1002, 1007, 1009
NOT_UNDERSTOOD, TOO_MUCH, TOO_SLOW = 4400, 4029, 4008


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True, mask: bool = True) -> bytes:
    """Write a frame as a browser does, or nearly so."""
    head = bytes([fin << 7 | opcode])
    bit = mask << 7
    if len(payload) < 126:
        head += bytes([bit | len(payload)])
    else:
        head += struct.pack("!BH", bit | 126, len(payload))
    return head + (bytes(4) if mask else b"") + payload


async def visitor(server: Server) -> tuple[Tab, str, str]:
    """Open a room and connect to it without a word."""
    token = server.new_guest()
    room = server.new_room(token)
    return await Tab.dial(server.port, room, token), room, token


def test_oversized_frames_are_closed_before_they_are_kept(open_server: Server) -> None:
    async def attack() -> None:
        tabs = [(await visitor(open_server))[0] for _ in range(20)]
        silent, _, _ = await visitor(open_server)
        for tab in tabs:
            head = struct.pack("!BBQ", 0x81, 0xFF, 15 * MEGABYTE) + bytes(4)
            tab.connection.transport.write(head + b"x" * 100_000)
        codes = await asyncio.gather(*(tab.closed() for tab in tabs))
        assert set(codes) <= {TOO_BIG, 1006}, codes  # 1006: it did not even listen to the end
        # They were refused, and not just given up like a frame that never ends.
        await silent.send({"type": "hello"})
        await silent.until("welcome")

    run(attack())


@pytest.mark.parametrize(("size", "fits"), [(4096, True), (4097, False), (65_536, False)])
def test_a_message_has_4096_bytes_at_most(open_server: Server, size: int, *, fits: bool) -> None:
    async def attack() -> None:
        for parts in (1, 3):
            tab, _, _ = await visitor(open_server)
            message = b'{"type":"hello"}'.ljust(size).decode()
            step = -(-size // parts)
            pieces = [message[at : at + step] for at in range(0, size, step)]
            with nullcontext() if fits else suppress(ConnectionClosed):
                await tab.connection.send(pieces if parts > 1 else message)
            if fits:
                await tab.until("welcome")
            else:  # 1006: it hung up while we were still sending
                assert await tab.closed() in {TOO_BIG, 1006}

    run(attack())


BROKEN = {
    "not masked": (frame(b'{"type":"ping"}', mask=False), BAD_FRAME),
    "a reserved bit": (b"\xc1\x80" + bytes(4), BAD_FRAME),
    "a reserved kind": (frame(b"", 3), BAD_FRAME),
    "a long ping": (frame(b"x" * 126, 9), BAD_FRAME),
    "a ping in parts": (frame(b"x", 9, fin=False), BAD_FRAME),
    "the end of nothing": (frame(b"x", 0), BAD_FRAME),
    "a text within a text": (frame(b"x", fin=False) + frame(b"x"), BAD_FRAME),
    "no UTF-8": (frame(b"\xff\xfe"), BAD_TEXT),
    "half a letter": (frame(b'{"type":"ping\xc3"}'), BAD_TEXT),
    "a bad goodbye": (frame(b"\x01", 8), BAD_FRAME),
    "a goodbye with a bad code": (frame(b"\x00\x01", 8), BAD_FRAME),
    "bytes": (frame(b'{"type":"ping"}', 2), NOT_UNDERSTOOD),
    "nothing": (frame(b""), NOT_UNDERSTOOD),
    "no JSON": (frame(b"hello"), NOT_UNDERSTOOD),
    "a second hello": (frame(b'{"type":"hello"}'), NOT_UNDERSTOOD),
    "deep": (frame(b"[" * 4000), NOT_UNDERSTOOD),
    "deep objects": (frame(b'{"type":' * 500), NOT_UNDERSTOOD),
    "half a surrogate": (frame(b'{"type":"say","phrase":"\\ud800"}'), NOT_UNDERSTOOD),
    "very deep": (frame(b"[" * 60_000), TOO_BIG),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_frames_end_with_a_code_that_says_why(open_server: Server, kind: str) -> None:
    async def attack() -> None:
        data, code = BROKEN[kind]
        tab, _, _ = await visitor(open_server)
        await tab.send({"type": "hello"})
        await tab.until("welcome")
        tab.connection.transport.write(data)
        assert await tab.closed() == code

    run(attack())


def numbers(value: Any, huge: int) -> Iterator[Any]:
    """Put a huge number into each place where a number stands, one after the other."""
    for name, member in value.items():
        if isinstance(member, dict):
            yield from ({**value, name: other} for other in numbers(member, huge))
        elif isinstance(member, int):
            yield {**value, name: huge}


COMMANDS: list[dict[str, Any]] = [
    {"do": "sit", "seat": 0, "name": "Ana", "colour": 1},
    {"do": "stand", "seat": 0},
    {"do": "setseat", "seat": 1, "kind": "computer", "bot": "uniform"},
    {"do": "setseats", "seats": 2},
    {"do": "configure", "turn_limit": 0, "starter": "random", "youngest": 0, "finish": 5},
    {"do": "giveword", "seat": 0, "word": "luck"},
    {"do": "begin"},
    {"do": "throw", "pair": 0},
    {"do": "place", "field": 1},
    {"do": "return"},
    {"do": "passhost", "seat": 0},
    {"do": "abandon"},
]


@pytest.mark.parametrize("huge", [10**9, -(10**9), 10**18, 2**63, 10**300])
def test_a_huge_number_in_any_place_is_refused(open_server: Server, huge: int) -> None:
    async def attack() -> None:
        messages: list[Any] = [{"type": "hello", "seen": 0}]
        messages += [{"type": "do", "key": "k" * 8, "seen": 0, "command": c} for c in COMMANDS]
        for message in messages:
            for bad in numbers(message, huge):
                tab, room, _ = await visitor(open_server)
                if message["type"] != "hello":
                    await tab.send({"type": "hello"})
                await tab.connection.send(json.dumps(bad))
                await tab.connection.send('{"type":"ping"}')
                with suppress(ConnectionClosed):
                    await tab.until("pong")
                stored = open_server.query(
                    "SELECT CAST(what AS TEXT) FROM entries WHERE room = ?", room
                )
                assert not any(str(huge) in what for (what,) in stored)
        assert open_server.ask("POST", "/api/rooms", {"seats": huge}).status == 400

    run(attack())


def garbage(rng: Random, message: str) -> str:
    """Damage a message, so that it is nearly one."""
    at = rng.randrange(len(message))
    other = rng.choice(['"', "{", "[", "9", "-", "null", "\\", "é", "\x00", "]", "}", "e", ""])
    return message[:at] + other + message[at + rng.randrange(1, 4) :]


def nonsense(rng: Random) -> str:
    """Write a message that is well formed and mostly makes no sense."""
    if rng.random() < 0.1:
        return rng.choice(['{"type":"ping"}', '{"type":"admit","knock":"x","yes":true}'])
    command = dict(rng.choice(COMMANDS))
    for name, value in command.items():
        if isinstance(value, int) and rng.random() < 0.5:
            command[name] = rng.randrange(2, 6) if name == "seats" else rng.randrange(2)
    seen = rng.choice([None, None, 0, 5, 2**53])
    key = f"{rng.getrandbits(rng.choice([24, 64])):08x}"
    return json.dumps({"type": "do", "key": key, "seen": seen, "command": command})


async def babble(server: Server, rng: Random, count: int) -> int:
    """Send nonsense and garbage over one connection after the other; return how many were kept."""
    token = server.new_guest()
    kept, sent, room = 0, 0, server.new_room(token)
    codes: list[int] = []
    while sent < count:
        tab = await Tab.open(server.port, room, token)
        try:
            while sent < count:
                bad = rng.random() < 0.08
                message = nonsense(rng)
                await tab.connection.send(garbage(rng, message) if bad else message)
                sent += 1
                if bad or sent % 50 == 0:
                    await tab.send({"type": "ping"})
                    await tab.until("pong")
                    kept += 1
        except ConnectionClosed as end:
            codes.append(end.rcvd.code if end.rcvd else 1006)
    assert set(codes) == {NOT_UNDERSTOOD}
    return kept


def test_thousands_of_malformed_messages_disturb_nobody(open_server: Server) -> None:
    async def attack() -> None:
        load = Load(open_server, 1)
        await load.begin(1)
        kept = await asyncio.gather(
            *(babble(open_server, Random(seed), FRAMES // 4) for seed in range(4))
        )
        assert min(kept) > 0
        await load.more(20)
        await load.end()
        load.judge()

    run(attack(), 60 + FRAMES / 100)
