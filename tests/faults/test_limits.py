"""Rate limits, timeouts, slow readers and malformed requests."""

import asyncio
import json
import re
import secrets
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rapido.web.settings.settings import Limits
from tests.faults.client import Tab, run, seat_players
from tests.faults.server import UNLIMITED, Server
from tests.waiting import wait_until

MEGABYTE = 2**20
TOO_MUCH, TOO_SLOW = 4029, 4008
ACCEPTED = (101, "", "")


async def handshake(
    server: Server, room: str, token: str, address: str = "127.0.0.1"
) -> tuple[int, str, str]:
    """Return the status of a handshake, the error code in its body, and when to try again."""
    try:
        await Tab.connect(server.port, room, token, address)
    except InvalidStatus as refusal:
        response = refusal.response
        body = json.loads(response.body)
        return response.status_code, body["error"], response.headers.get("Retry-After", "")
    return ACCEPTED


def open_connections(server: Server) -> int:
    """Return the number of open WebSockets from the metrics."""
    lines = server.request("GET", "/metrics").body.decode().splitlines()
    return int(
        float(next(line for line in lines if line.startswith("rapido_connections ")).split()[1])
    )


def refusals(server: Server) -> dict[str, int]:
    """Return how often each limit has refused something, from the metrics."""
    lines = server.request("GET", "/metrics").body.decode().splitlines()
    found = (
        re.fullmatch(r'rapido_refusals_total\{reason="(\w+)"\} (\d+)\.0', each) for each in lines
    )
    return {match[1]: int(match[2]) for match in found if match}


def test_message_flood_closes_the_connection(tmp_path: Path) -> None:
    # With almost no refill, it does not matter how long the flood takes.
    server = Server(tmp_path, {"message_rate": 0.01, "guests_per_address": 3})

    async def attack() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        flood = await Tab.open(server.port, room, token)
        other = await Tab.open(server.port, room, server.new_guest())
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await flood.connection.send('{"type":"ping"}')
        assert await flood.close_code() in {TOO_MUCH, 1006}  # 1006: closed while still sending
        pongs = sum(message["type"] == "pong" for message in flood.received)
        assert pongs <= Limits().message_burst - 1  # `hello` counts, too
        # The limit belongs to the guest: a new connection may not send more.
        again = await Tab.connect(server.port, room, token)
        await again.send({"type": "hello"})
        assert await again.close_code() == TOO_MUCH
        # The full burst is allowed.
        for _ in range(Limits().message_burst - 1):
            await other.send({"type": "ping"})
            await other.wait_for("pong")
        await other.send({"type": "ping"})
        assert await other.close_code() == TOO_MUCH
        # All guests of an address together have a limit, too; those of other addresses their own.
        for welcome in (True, False):
            guest = await Tab.connect(server.port, room, server.new_guest())
            with suppress(ConnectionClosed):
                await guest.send({"type": "hello"})
                for _ in range(Limits().message_burst):
                    await guest.send({"type": "ping"})
            assert await guest.close_code() == TOO_MUCH
            assert any(each["type"] == "welcome" for each in guest.received) == welcome
        elsewhere = await Tab.connect(server.port, room, server.new_guest(), "127.0.0.2")
        await elsewhere.send({"type": "hello"})
        await elsewhere.wait_for("welcome")

    server.start()
    try:
        run(attack())
        server.stop()
    finally:
        server.close()


def test_floods_of_empty_frames_are_cut(default_server: Server) -> None:
    async def attack() -> None:
        room = default_server.new_room(default_server.new_guest())
        other = await Tab.open(default_server.port, room, default_server.new_guest())
        floods = [(name, head) for name in (room, "no-such-room") for head in (b"\x8a", b"\x89")]
        for number, (name, head) in enumerate(floods, 1):
            flood = await Tab.connect(default_server.port, name, default_server.new_guest())
            # 1006: closed while it was still sending
            flood.connection.transport.write((head + b"\x80" + bytes(4)) * 20_000)
            assert await flood.close_code() in {TOO_MUCH, 1006}
            assert refusals(default_server) == {"frames": number}
        await other.send({"type": "ping"})
        await other.wait_for("pong")

    run(attack())


def test_connections_of_a_guest_are_limited(default_server: Server) -> None:
    async def attack() -> None:
        token, other = default_server.new_guest(), default_server.new_guest()
        room = default_server.new_room(token)
        found = [await handshake(default_server, room, token) for _ in range(12)]
        assert found == [ACCEPTED] * 10 + [(429, "too_many", "10")] * 2
        # People who share the address are not locked out.
        assert await handshake(default_server, room, other) == ACCEPTED
        assert open_connections(default_server) == 11
        Tab.opened[0].abort()
        await asyncio.to_thread(wait_until, lambda: open_connections(default_server) == 10)
        assert await handshake(default_server, room, token) == ACCEPTED
        assert refusals(default_server) == {"connections": 2}

    run(attack())


def test_handshakes_are_limited(tmp_path: Path) -> None:
    limits = {"handshake_burst": 3, "handshake_rate": 0.01, "guests_per_address": 2}
    server = Server(tmp_path, limits)

    async def attack() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        found = [await handshake(server, "no-such-room", token) for _ in range(5)]
        assert found[:3] == [ACCEPTED] * 3
        assert {(status, error) for status, error, _ in found[3:]} == {(429, "too_many")}
        assert all(90 <= int(retry_after) <= 100 for _, _, retry_after in found[3:])
        # Those without a cookie count as well, and so do new guests.
        assert await handshake(server, room, "") == (403, "no_token", "")
        found = [(await handshake(server, room, server.new_guest()))[0] for _ in range(4)]
        assert found == [101, 101, 429, 429]
        assert (await handshake(server, room, ""))[0] == 429
        assert await handshake(server, room, token, "127.0.0.2") == ACCEPTED
        assert refusals(server) == {"handshakes": 5, "no_token": 1}

    server.start()
    try:
        run(attack())
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log()
    # Each reason is logged once for each address, however often it happens.
    logged = [json.loads(line) for line in server.read_log().splitlines()]
    assert [line["reason"] for line in logged] == ["handshakes", "no_token"]


def test_rooms_and_knocks_of_a_guest_are_limited(default_server: Server) -> None:
    token = default_server.new_guest()
    asked = [default_server.request("POST", "/api/rooms", {}, token).status for _ in range(8)]
    assert asked == [201] * 6 + [429] * 2
    knocked = [
        default_server.request("POST", "/api/knocks", {"code": "AAAAAA"}, token).status
        for _ in range(12)
    ]
    assert knocked == [201] * 10 + [429] * 2


def test_full_list_of_knocks_is_not_silent(tmp_path: Path) -> None:
    server = Server(tmp_path, {"pending_knocks": 2})
    server.start()
    try:
        answers = [
            server.request("POST", "/api/knocks", {"code": "AAAAAA"}, server.new_guest())
            for _ in range(3)
        ]
        assert [answer.status for answer in answers] == [201, 201, 503]
        assert answers[2].json()["error"] == "knocks_full"
        assert 1 <= int(answers[2].header("retry-after")) <= 300
        assert refusals(server) == {"knocks_full": 1}
        server.stop()
    finally:
        server.close()
    assert '"reason": "knocks_full"' in server.read_log()


def test_hello_timeout(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED | {"hello_timeout": 2.0})
    server.start()

    async def attack() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        late = await Tab.connect(server.port, room, token)
        assert open_connections(server) == 1
        await late.send({"type": "hello"})  # within the timeout
        await late.wait_for("welcome")
        tabs = [await Tab.connect(server.port, room, token) for _ in range(20)]
        chatty = await Tab.connect(server.port, room, token)
        chatty.connection.transport.write(b"\x01\x80" + bytes(4))  # an unfinished text frame
        codes = await asyncio.gather(*(tab.close_code() for tab in (*tabs, chatty)))
        assert set(codes) == {TOO_SLOW}
        await late.send({"type": "ping"})
        await late.wait_for("pong")
        assert open_connections(server) == 1

    try:
        run(attack())
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log()


def test_request_timeout(short_timeout_server: Server) -> None:
    async def attack() -> None:
        port = short_timeout_server.port
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(50)]
        for number, (_, writer) in enumerate(opened[3:]):
            request = b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nX: "
            writer.write(request[: number * 3])
        # An incomplete body, and an incomplete second request on a keep-alive connection.
        opened[0][1].write(BAD["length b'-1'"].replace(b"-1", b"99"))
        complete = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        opened[1][1].write(complete + b"GET /heal")
        # The same for a body, in the same packet as the request before.
        opened[2][1].write(complete + BAD["length b'-1'"].replace(b"-1", b"99"))
        try:
            await asyncio.gather(*(reader.read() for reader, _ in opened))
        finally:
            for _, writer in opened:
                writer.transport.abort()

    run(attack())


async def change_words(host: Tab) -> None:
    """Send many commands and wait until all are acknowledged."""
    for _ in range(5):
        for number in range(30):
            word = {"do": "giveword", "seat": 0, "word": f"word {number}"}
            await host.send({"type": "do", "key": secrets.token_hex(8), "command": word})
        acknowledged = 0
        while acknowledged < 30:
            acknowledged += (await host.receive())["type"] == "done"
        host.received.clear()


def test_client_that_does_not_read_is_closed_and_blocks_nobody(
    short_timeout_server: Server,
) -> None:
    async def attack() -> None:
        tokens = [short_timeout_server.new_guest() for _ in range(2)]
        room = short_timeout_server.new_room(tokens[0], 6)
        await seat_players(short_timeout_server.port, room, tokens)
        host = await Tab.open(short_timeout_server.port, room, tokens[0])
        silent = await Tab.open(short_timeout_server.port, room, tokens[1])
        assert open_connections(short_timeout_server) == 2
        silent.connection.transport.pause_reading()
        seen, rounds = silent.view["version"], 0
        while open_connections(short_timeout_server) == 2:
            await change_words(host)
            rounds += 1
        # Commands are acknowledged before the silent reader is closed.
        assert rounds >= 2
        # After a reconnect, missed updates are resent if there are not too many.
        late = await Tab.open(short_timeout_server.port, room, tokens[1], seen)
        assert late.view == host.view
        assert not late.welcome["complete"]
        recent = await Tab.open(
            short_timeout_server.port, room, tokens[1], host.view["version"] - 100
        )
        assert recent.welcome["complete"]
        assert len(recent.welcome["missed"]) == 100
        assert await recent.do("giveword", seat=1, word="back") == host.view["version"] + 1

    run(attack())


BAD = {
    "huge headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: " + b"x" * MEGABYTE,
    "many headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 200_000,
    "huge path": b"GET /" + b"x" * MEGABYTE + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "not HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc" * 100 + b"\r\n\r\n",
    "duplicate host": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
    "missing host": b"GET / HTTP/1.1\r\n\r\n",
}
for value in (b"abc", b"-1", b"1e9", b"1, 2", b"99999999999999999999", b"\xb2"):
    BAD[f"length {value!r}"] = (
        b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
        b"Content-Length: " + value + b"\r\n\r\n{}"
    )
BAD["conflicting lengths"] = BAD["length b'-1'"].replace(b": -1", b": 2\r\nContent-Length: 3")
BAD["endless chunks"] = (
    BAD["length b'-1'"].replace(
        b"Content-Length: -1\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n"
    )
    + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 500
)
BAD["invalid chunk"] = BAD["length b'-1'"].replace(
    b"Content-Length: -1\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}"
)


@pytest.mark.parametrize("kind", BAD)
def test_malformed_requests_are_refused(unlimited_server: Server, kind: str) -> None:
    async def attack() -> bytes:
        silent, other = await asyncio.open_connection("127.0.0.1", unlimited_server.port)
        reader, writer = await asyncio.open_connection("127.0.0.1", unlimited_server.port)
        try:
            writer.write(BAD[kind])
            response = await reader.readline()
        except ConnectionError:
            response = b""
        finally:
            writer.transport.abort()
            other.transport.abort()
        # It was refused, not timed out like an idle connection.
        assert not silent.at_eof()
        return response

    response = run(attack()).split()[1:2]
    assert response in ([], [b"400"], [b"403"], [b"413"], [b"431"]), response
    assert unlimited_server.request("GET", "/healthz").status == 200


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b"[" * 4096, b'{"seats":' * 400, b"", b"null", b"\xff", b'{"seats":1e999}'],
    ids=lambda body: f"{len(body)} bytes",
)
def test_malformed_bodies_are_refused(unlimited_server: Server, body: bytes) -> None:
    for path in ("/api/rooms", "/api/knocks"):
        response = unlimited_server.request("POST", path, body)
        assert response.status in {400, 413}
        assert b"Traceback" not in response.body
