"""Floods, silence, slowness and bad requests: each costs the one who does it, and nobody else."""

import asyncio
import secrets
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rapido.web.settings import Limits
from tests.faults.client import Tab, run, seat_people
from tests.faults.server import OPEN, Server

MEGABYTE = 2**20
TOO_MUCH, TOO_SLOW = 4029, 4008


async def http_status(server: Server, room: str, token: str) -> int:
    try:
        await Tab.dial(server.port, room, token)
    except InvalidStatus as refusal:
        return refusal.response.status_code
    return 101


def connections(server: Server) -> int:
    """Ask the server how many sockets are open."""
    lines = server.ask("GET", "/metrics").body.decode().splitlines()
    return int(
        float(next(line for line in lines if line.startswith("rapido_connections ")).split()[1])
    )


def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    # What comes back with time is nothing here, so that the flood may take as long as it likes.
    server = Server(tmp_path, {"message_rate": 0.01})

    async def attack() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        flood = await Tab.open(server.port, room, token)
        other = await Tab.open(server.port, room, server.new_guest())
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await flood.connection.send('{"type":"ping"}')
        assert await flood.closed() == TOO_MUCH
        pongs = sum(message["type"] == "pong" for message in flood.heard)
        assert 15 <= pongs <= Limits().message_burst - 1  # the first message was the hello
        await other.send({"type": "ping"})
        await other.until("pong")
        # A person who clicks quickly is not cut off.
        patient = await Tab.open(server.port, room, token)
        for _ in range(Limits().message_burst - 1):
            await patient.send({"type": "ping"})
            await patient.until("pong")
        await patient.send({"type": "ping"})
        assert await patient.closed() == TOO_MUCH

    server.start()
    try:
        run(attack())
        server.stop()
    finally:
        server.close()


def test_one_address_has_so_many_connections_and_rooms(strict_server: Server) -> None:
    async def attack() -> None:
        token = strict_server.new_guest()
        room = strict_server.new_room(token)
        found = [await http_status(strict_server, room, token) for _ in range(55)]
        assert found == [101] * 50 + [403] * 5
        Tab.opened[0].drop()
        while await http_status(strict_server, room, token) == 403:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)
        assert await http_status(strict_server, room, token) == 403
        asked = [strict_server.ask("POST", "/api/rooms", {}, token).status for _ in range(25)]
        assert asked == [201] * 19 + [429] * 6
        knocked = [
            strict_server.ask("POST", "/api/knocks", {"code": "AAAAAA"}, token).status
            for _ in range(12)
        ]
        assert knocked == [201] * 10 + [429] * 2

    run(attack())


def test_whoever_says_nothing_is_closed_after_a_while(tmp_path: Path) -> None:
    server = Server(tmp_path, OPEN | {"hello_timeout": 2.0})
    server.start()

    async def attack() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        late = await Tab.dial(server.port, room, token)
        assert connections(server) == 1
        await late.send({"type": "hello"})  # somewhat later is soon enough
        await late.until("welcome")
        tabs = [await Tab.dial(server.port, room, token) for _ in range(20)]
        chatty = await Tab.dial(server.port, room, token)
        chatty.connection.transport.write(b"\x01\x80" + bytes(4))  # a text that never ends
        codes = await asyncio.gather(*(tab.closed() for tab in (*tabs, chatty)))
        assert set(codes) == {TOO_SLOW}
        await late.send({"type": "ping"})
        await late.until("pong")
        assert connections(server) == 1

    try:
        run(attack())
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.logged()


def test_a_handshake_that_never_ends_is_closed_after_a_while(impatient_server: Server) -> None:
    async def attack() -> None:
        port = impatient_server.port
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(50)]
        for number, (_, writer) in enumerate(opened):
            request = b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nX: "
            writer.write(request[: number * 3])
        # Nor does a body that never ends, or a second request on a line that was good once.
        opened[0][1].write(BAD["length b'-1'"].replace(b"-1", b"99"))
        opened[1][1].write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /heal")
        try:
            await asyncio.gather(*(reader.read() for reader, _ in opened))
        finally:
            for _, writer in opened:
                writer.transport.abort()

    run(attack())


async def chatter(host: Tab) -> None:
    """Change the room again and again, and wait until all of it is acknowledged."""
    for _ in range(5):
        for number in range(30):
            word = {"do": "giveword", "seat": 0, "word": f"word {number}"}
            await host.send({"type": "do", "key": secrets.token_hex(8), "command": word})
        answers = 0
        while answers < 30:
            answers += (await host.next())["type"] == "done"
        host.heard.clear()


def test_a_silent_reader_is_closed_and_nobody_waits_for_it(impatient_server: Server) -> None:
    async def attack() -> None:
        tokens = [impatient_server.new_guest() for _ in range(2)]
        room = impatient_server.new_room(tokens[0], 6)
        await seat_people(impatient_server.port, room, tokens)
        host = await Tab.open(impatient_server.port, room, tokens[0])
        silent = await Tab.open(impatient_server.port, room, tokens[1])
        assert connections(impatient_server) == 2
        silent.connection.transport.pause_reading()
        seen, during_silence = silent.view["version"], 0
        while connections(impatient_server) == 2:
            await chatter(host)
            during_silence += 1
        # Commands are acknowledged while the reader is still there, not only when it is closed.
        assert during_silence >= 2
        # Whoever was closed comes back: with the board as it is, or with every step if there are
        # not too many.
        late = await Tab.open(impatient_server.port, room, tokens[1], seen)
        assert late.view == host.view
        assert not late.welcome["complete"]
        recent = await Tab.open(impatient_server.port, room, tokens[1], host.view["version"] - 100)
        assert recent.welcome["complete"]
        assert len(recent.welcome["missed"]) == 100
        assert await recent.done("giveword", seat=1, word="back") == host.view["version"] + 1

    run(attack())


BAD = {
    "huge headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: " + b"x" * MEGABYTE,
    "many headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 200_000,
    "a huge path": b"GET /" + b"x" * MEGABYTE + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc" * 100 + b"\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
}
for value in (b"abc", b"-1", b"1e9", b"1, 2", b"99999999999999999999", b"\xb2"):
    BAD[f"length {value!r}"] = (
        b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
        b"Content-Length: " + value + b"\r\n\r\n{}"
    )
BAD["both lengths"] = BAD["length b'-1'"].replace(b": -1", b": 2\r\nContent-Length: 3")
BAD["chunks without end"] = (
    BAD["length b'-1'"].replace(
        b"Content-Length: -1\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n"
    )
    + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 500
)
BAD["a bad chunk"] = BAD["length b'-1'"].replace(
    b"Content-Length: -1\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}"
)


@pytest.mark.parametrize("kind", BAD)
def test_bad_requests_are_refused_and_cost_nothing(open_server: Server, kind: str) -> None:
    async def attack() -> bytes:
        silent, other = await asyncio.open_connection("127.0.0.1", open_server.port)
        reader, writer = await asyncio.open_connection("127.0.0.1", open_server.port)
        try:
            writer.write(BAD[kind])
            answer = await reader.readline()
        except ConnectionError:
            answer = b""
        finally:
            writer.transport.abort()
            other.transport.abort()
        # It was refused, and not just given up like a request that never comes.
        assert not silent.at_eof()
        return answer

    answer = run(attack()).split()[1:2]
    assert answer in ([], [b"400"], [b"403"], [b"413"], [b"431"]), answer
    assert open_server.ask("GET", "/healthz").status == 200


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b"[" * 4096, b'{"seats":' * 400, b"", b"null", b"\xff", b'{"seats":1e999}'],
    ids=lambda body: f"{len(body)} bytes",
)
def test_bad_bodies_are_refused(open_server: Server, body: bytes) -> None:
    for path in ("/api/rooms", "/api/knocks"):
        answer = open_server.ask("POST", path, body)
        assert answer.status in {400, 413}
        assert b"Traceback" not in answer.body
