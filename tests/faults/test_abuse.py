"""Oversized, deeply nested and malformed messages are refused, and other players play on."""

import asyncio
import json
import os
import struct
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.faults.client import Tab, run
from tests.faults.counts import count
from tests.faults.load import Load
from tests.faults.server import Server

FRAMES = int(os.environ.get("RAPIDO_FRAMES", "8000"))
MEGABYTE = 2**20
BAD_FRAME, BAD_TEXT, TOO_BIG = 1002, 1007, 1009
BAD_MESSAGE, NO_SUCH_ROOM = 4400, 4404


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True, mask: bool = True) -> bytes:
    """Encode a WebSocket frame, valid or not."""
    head = bytes([fin << 7 | opcode])
    bit = mask << 7
    if len(payload) < 126:
        head += bytes([bit | len(payload)])
    else:
        head += struct.pack("!BH", bit | 126, len(payload))
    return head + (bytes(4) if mask else b"") + payload


async def connect_to_new_room(server: Server) -> tuple[Tab, str, str]:
    """Open a room and connect to it without sending `hello`."""
    token = server.new_guest()
    room = server.new_room(token)
    return await Tab.connect(server.port, room, token), room, token


def test_oversized_frames_close_the_connection(unlimited_server: Server) -> None:
    async def attack() -> None:
        tabs = [(await connect_to_new_room(unlimited_server))[0] for _ in range(20)]
        silent, _, _ = await connect_to_new_room(unlimited_server)
        for tab in tabs:
            head = struct.pack("!BBQ", 0x81, 0xFF, 15 * MEGABYTE) + bytes(4)
            tab.connection.transport.write(head + b"x" * 100_000)
        codes = await asyncio.gather(*(tab.close_code() for tab in tabs))
        assert set(codes) <= {TOO_BIG, 1006}, codes  # 1006: closed while we were still sending
        # They were closed because of their size, not because they timed out.
        await silent.send({"type": "hello"})
        await silent.wait_for("welcome")

    run(attack())


@pytest.mark.parametrize(("size", "allowed"), [(4096, True), (4097, False), (65_536, False)])
def test_message_size_limit(unlimited_server: Server, size: int, *, allowed: bool) -> None:
    async def attack() -> None:
        for parts in (1, 3):
            tab, _, _ = await connect_to_new_room(unlimited_server)
            message = b'{"type":"hello"}'.ljust(size).decode()
            step = -(-size // parts)
            pieces = [message[at : at + step] for at in range(0, size, step)]
            with nullcontext() if allowed else suppress(ConnectionClosed):
                await tab.connection.send(pieces if parts > 1 else message)
            if allowed:
                await tab.wait_for("welcome")
            else:  # 1006: closed while we were still sending
                assert await tab.close_code() in {TOO_BIG, 1006}

    run(attack())


BROKEN = {
    "unmasked": (frame(b'{"type":"ping"}', mask=False), BAD_FRAME),
    "reserved bit": (b"\xc1\x80" + bytes(4), BAD_FRAME),
    "reserved opcode": (frame(b"", 3), BAD_FRAME),
    "long ping": (frame(b"x" * 126, 9), BAD_FRAME),
    "fragmented ping": (frame(b"x", 9, fin=False), BAD_FRAME),
    "continuation without start": (frame(b"x", 0), BAD_FRAME),
    "text within a fragmented text": (frame(b"x", fin=False) + frame(b"x"), BAD_FRAME),
    "invalid UTF-8": (frame(b"\xff\xfe"), BAD_TEXT),
    "truncated UTF-8": (frame(b'{"type":"ping\xc3"}'), BAD_TEXT),
    "invalid close frame": (frame(b"\x01", 8), BAD_FRAME),
    "invalid close code": (frame(b"\x00\x01", 8), BAD_FRAME),
    "binary": (frame(b'{"type":"ping"}', 2), BAD_MESSAGE),
    "empty": (frame(b""), BAD_MESSAGE),
    "not JSON": (frame(b"hello"), BAD_MESSAGE),
    "second hello": (frame(b'{"type":"hello"}'), BAD_MESSAGE),
    "deeply nested": (frame(b"[" * 4000), BAD_MESSAGE),
    "deep objects": (frame(b'{"type":' * 500), BAD_MESSAGE),
    "lone surrogate": (frame(b'{"type":"say","phrase":"\\ud800"}'), BAD_MESSAGE),
    "very deeply nested": (frame(b"[" * 60_000), TOO_BIG),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_invalid_frames_close_with_a_code(unlimited_server: Server, kind: str) -> None:
    async def attack() -> None:
        data, code = BROKEN[kind]
        tab, _, _ = await connect_to_new_room(unlimited_server)
        await tab.send({"type": "hello"})
        await tab.wait_for("welcome")
        tab.connection.transport.write(data)
        assert await tab.close_code() == code

    run(attack())


@pytest.mark.parametrize(
    "name",
    [
        "%00",
        "%ff%fe",
        "%F0%9F%92%A5",
        "..",
        "%2e%2e",
        "a%0d%0aSet-Cookie:x",
        "x" * 8000,
        "'--",
        "*",
    ],
    ids=lambda name: name[:12],
)
def test_rooms_with_strange_names_do_not_exist(unlimited_server: Server, name: str) -> None:
    async def attack() -> None:
        tab = await Tab.connect(unlimited_server.port, name, unlimited_server.new_guest())
        await tab.send({"type": "hello"})
        assert await tab.close_code() == NO_SUCH_ROOM

    run(attack())


@pytest.mark.parametrize("path", ["", "a/b", "a%2fb", "%2F"])
def test_other_paths_are_refused(unlimited_server: Server, path: str) -> None:
    async def attack() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await Tab.connect(unlimited_server.port, path, unlimited_server.new_guest())
        assert refused.value.response.status_code == 403

    run(attack())


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        "rapido_guest=",
        "rapido_guest=short",
        f"rapido_guest={'a' * 23}",
        f"rapido_guest={'a' * 21}\xb2",
        f"other={'a' * 22}",
        "; " * 4000,
    ],
    ids=lambda cookie: cookie[:24] or "none",
)
def test_connections_without_a_token_are_refused(unlimited_server: Server, cookie: str) -> None:
    async def attack() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await Tab.connect(unlimited_server.port, "room", "", Cookie=cookie)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["error"] == "no_token"

    run(attack())


def with_huge_number(value: Any, huge: int) -> Iterator[Any]:
    """Yield copies of a message with one of its numbers replaced by a huge one."""
    for name, member in value.items():
        if isinstance(member, dict):
            yield from ({**value, name: other} for other in with_huge_number(member, huge))
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
def test_huge_numbers_are_refused(unlimited_server: Server, huge: int) -> None:
    async def attack() -> None:
        messages: list[Any] = [{"type": "hello", "seen": 0}]
        messages += [{"type": "do", "key": "k" * 8, "seen": 0, "command": c} for c in COMMANDS]
        for message in messages:
            for bad in with_huge_number(message, huge):
                tab, room, _ = await connect_to_new_room(unlimited_server)
                if message["type"] != "hello":
                    await tab.send({"type": "hello"})
                await tab.connection.send(json.dumps(bad))
                await tab.connection.send('{"type":"ping"}')
                with suppress(ConnectionClosed):
                    await tab.wait_for("pong")
                stored = unlimited_server.query(
                    "SELECT CAST(what AS TEXT) FROM entries WHERE room = ?", room
                )
                assert not any(str(huge) in what for (what,) in stored)
        assert unlimited_server.request("POST", "/api/rooms", {"seats": huge}).status == 400

    run(attack())


def corrupt(rng: Random, message: str) -> str:
    """Replace a few characters of a message."""
    at = rng.randrange(len(message))
    other = rng.choice(['"', "{", "[", "9", "-", "null", "\\", "é", "\x00", "]", "}", "e", ""])
    return message[:at] + other + message[at + rng.randrange(1, 4) :]


def random_message(rng: Random) -> str:
    """Return a well-formed message that is mostly invalid at this point."""
    if rng.random() < 0.1:
        return rng.choice(['{"type":"ping"}', '{"type":"admit","knock":"x","yes":true}'])
    command = dict(rng.choice(COMMANDS))
    for name, value in command.items():
        if isinstance(value, int) and rng.random() < 0.5:
            command[name] = rng.randrange(2, 6) if name == "seats" else rng.randrange(2)
    seen = rng.choice([None, None, 0, 5, 2**53])
    key = f"{rng.getrandbits(rng.choice([24, 64])):08x}"
    return json.dumps({"type": "do", "key": key, "seen": seen, "command": command})


async def send_junk(server: Server, rng: Random, total: int) -> int:
    """Send random and corrupt messages, reconnecting when closed; return the number of pongs."""
    token = server.new_guest()
    pongs, sent, room = 0, 0, server.new_room(token)
    codes: list[int] = []
    while sent < total:
        tab = await Tab.open(server.port, room, token)
        try:
            while sent < total:
                bad = rng.random() < 0.08
                message = random_message(rng)
                await tab.connection.send(corrupt(rng, message) if bad else message)
                sent += 1
                if bad or sent % 50 == 0:
                    await tab.send({"type": "ping"})
                    await tab.wait_for("pong")
                    pongs += 1
        except ConnectionClosed as end:
            codes.append(end.rcvd.code if end.rcvd else 1006)
    assert set(codes) == {BAD_MESSAGE}
    return pongs


def test_malformed_messages_do_not_affect_other_clients(unlimited_server: Server) -> None:
    async def attack() -> None:
        load = Load(unlimited_server, 1)
        await load.begin(1)
        pongs = await asyncio.gather(
            *(send_junk(unlimited_server, Random(seed), FRAMES // 4) for seed in range(4))
        )
        assert min(pongs) > 0
        count(frames=FRAMES)
        await load.wait_for_more(20)
        await load.end()
        load.check()

    run(attack(), 60 + FRAMES / 100)
