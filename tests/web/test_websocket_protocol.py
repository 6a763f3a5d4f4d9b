"""What arrives on a WebSocket is counted and bounded before the application sees it."""

import asyncio
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Opcode

from rapido.web.limits.websocket_protocol import (
    MAX_FRAGMENTS,
    PIECE,
    WebSocketProtocol,
    websocket_protocol,
)
from rapido.web.operations.log import REFUSED_HANDSHAKE
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Limits, Settings
from rapido.web.sockets.connection import FRAME_WRITER
from tests.waiting import TIMEOUT

SMALLEST = 6
"""bytes of an empty frame with its mask"""
BEYOND = PIECE // SMALLEST
"""frames that are parsed beyond the limit"""
TOO_MANY = struct.pack("!BBH", 0x88, 2, 4029)
"""a close frame"""
BURST, GUESTS = 50, 3

Class = type[WebSocketProtocol]


def empty(opcode: int, *, fin: bool = True) -> bytes:
    return bytes([fin << 7 | opcode, 0x80]) + bytes(4)


class Transport(asyncio.Transport):
    """Remembers what was written; what is written is never read."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5000), "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.closing = self.aborted = False
        self.reading = True

    def write(self, data: Any) -> None:
        assert not self.closing, "write after close"
        self.written += bytes(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Client:
    """One connection, without a network in between."""

    def __init__(self, protocol: Class, app: Any, address: str, guest: str = "a") -> None:
        self.transport = Transport(address)
        config = Config(app, ws_max_size=4096, ws_per_message_deflate=False, log_config=None)
        config.load()
        self.protocol = protocol(config, ServerState(), {})
        self.protocol.connection_made(self.transport)
        self.parsed: list[int] = []
        """opcodes"""
        receive = self.protocol.conn.recv_frame

        def count(frame: Any) -> None:
            self.parsed.append(frame.opcode)
            receive(frame)

        self.protocol.conn.recv_frame = count  # type: ignore[method-assign]
        self.cookie = f"rapido_guest={guest * 22}"

    def request(self, path: str = "/ws/room", more: str = "") -> None:
        self.protocol.data_received(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
            f"cookie: {self.cookie}\r\n{more}\r\n".encode()
        )

    async def connect(self) -> "Client":
        self.request()
        await until(lambda: self.transport.written)
        assert self.transport.written.startswith(b"HTTP/1.1 101 ")
        self.transport.written = b""
        return self

    def receive(self, data: bytes) -> None:
        """Pass data on, if the transport still would."""
        if not self.transport.closing:
            self.protocol.data_received(data)


async def busy(_scope: Any, receive: Any, send: Any) -> None:
    """Accept, and then never read a message."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


class Limited:
    """A server with low limits and almost no refill."""

    def __init__(self, **limits: Any) -> None:
        few: dict[str, Any] = {
            "frame_burst": BURST,
            "frame_rate": 0.01,
            "guests_per_address": GUESTS,
        }
        settings = Settings(Path(), unread_timeout=0.1, limits=Limits(**(few | limits)))
        self.metrics = Metrics()
        self.protocol = websocket_protocol(settings, Refusals(self.metrics, 60))

    async def client(self, app: Any = busy, address: str = "192.0.2.1", guest: str = "a") -> Client:
        return await Client(self.protocol, app, address, guest).connect()

    def refused(self, reason: str) -> bool:
        return f'rapido_refusals_total{{reason="{reason}"}}' in self.metrics.text().decode()


async def until(condition: Callable[[], object]) -> None:
    while not condition():  # noqa: ASYNC110 - no event to wait for
        await asyncio.sleep(0.001)


def run(scenario: Callable[[], Any]) -> None:
    async def with_timeout() -> None:
        async with asyncio.timeout(TIMEOUT):
            await scenario()

    asyncio.run(with_timeout())


FLOODS = {
    "pongs": empty(10) * 4_000,
    "pings": empty(9) * 4_000,
    "continuations": empty(1, fin=False) + empty(0, fin=False) * 4_000,
    "messages": empty(1) * 4_000,
    "binary": empty(2) * 4_000,
}


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("chunk", [256 * 1024, 600, 1])
def test_floods_of_any_frames_are_cut(kind: str, chunk: int) -> None:
    async def scenario() -> None:
        server = Limited()
        client = await server.client()
        flood = FLOODS[kind]
        for start in range(0, len(flood), chunk):
            client.receive(flood[start : start + chunk])
        assert 1 <= len(client.parsed) <= BURST + BEYOND
        # What waits for the application is bounded as well, and nothing more is read.
        assert client.protocol.queue.qsize() <= BURST + BEYOND
        assert client.transport.closing
        assert client.transport.written.endswith(TOO_MANY)
        assert server.refused("frames") or server.refused("fragments")

    run(scenario)


def test_bytes_that_are_no_frame_yet_are_counted() -> None:
    async def scenario() -> None:
        client = await Limited().client()
        head = struct.pack("!BBH", 0x81, 0xFE, 4096) + bytes(4)
        for _ in range(BURST):
            client.receive(head[:1])
            head = head[1:] or b"x"
        assert not client.transport.closing
        client.receive(b"x")
        assert client.transport.closing
        assert not client.parsed

    run(scenario)


def test_allowed_traffic_is_not_cut() -> None:
    async def scenario() -> None:
        client = await Limited().client()
        # Whole messages, in one piece or in many, and all kinds of control frames.
        client.receive(empty(10) * 10 + empty(9) * 10)
        client.receive(struct.pack("!BBH", 0x81, 0xFE, 4096) + bytes(4 + 4096))
        client.receive(empty(1, fin=False) + empty(0, fin=False) * 10 + empty(0))
        assert len(client.parsed) == 33
        assert client.protocol.queue.qsize() == 2
        assert not client.transport.closing
        assert client.transport.written == bytes([0x8A, 0]) * 10  # pongs

    run(scenario)


def test_reconnecting_or_more_connections_give_no_new_limit() -> None:
    async def scenario() -> None:
        server = Limited()
        first = await server.client()
        first.receive(empty(10) * 1000)
        again = await server.client()
        again.receive(empty(10) * 1000)
        assert (len(first.parsed) >= BURST, len(again.parsed)) == (True, 0)
        # Other guests of the network have their own limit, but all together have one, too.
        parsed = 0
        for guest in "bcdefghijk":
            other = await server.client(guest=guest)
            other.receive(empty(10) * 1000)
            parsed += len(other.parsed)
        assert parsed <= (GUESTS - 1) * (BURST + BEYOND)
        # People elsewhere notice nothing.
        elsewhere = await server.client(address="192.0.2.2")
        elsewhere.receive(empty(9))
        assert not elsewhere.transport.closing

    run(scenario)


def test_address_of_a_proxy_is_replaced_before_frames_are_counted() -> None:
    async def behind_proxy(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (dict(scope["headers"])[b"x-forwarded-for"].decode(), 0)
        await busy(scope, receive, send)

    async def scenario() -> None:
        server = Limited(guests_per_address=1)
        clients: list[Client] = []
        for number in (1, 2):
            clients.append(Client(server.protocol, behind_proxy, "127.0.0.1", "ab"[number - 1]))
            clients[-1].request(more=f"x-forwarded-for: 192.0.2.{number}\r\n")
            await until(lambda: clients[-1].transport.written)
        clients[0].receive(empty(10) * 1000)
        clients[1].receive(empty(10))
        assert [client.transport.closing for client in clients] == [True, False]

    run(scenario)


def test_fragments_of_a_message_are_bounded() -> None:
    async def scenario() -> None:
        server = Limited(frame_burst=10**6)
        client = await server.client()
        client.receive(empty(1, fin=False) + empty(0, fin=False) * (MAX_FRAGMENTS - 1) + empty(0))
        assert not client.transport.closing
        assert client.protocol.queue.qsize() == 1
        client.receive(empty(1, fin=False) + (empty(0, fin=False) + empty(9)) * 1000)
        assert len(client.protocol.frames) <= MAX_FRAGMENTS + BEYOND
        assert client.parsed.count(Opcode.CONT) <= MAX_FRAGMENTS * 2 + BEYOND
        assert client.transport.closing
        assert server.refused("fragments")

    run(scenario)


@pytest.mark.parametrize(
    ("path", "more", "status"),
    [
        ("/ws/" + "x" * 10_000, "", b"414"),
        ("/ws/room", "X: y\r\n" * 200, b"431"),
        ("/ws/room", f"X: {'y' * 10_000}\r\n", b"431"),
    ],
    ids=["path", "headers", "header"],
)
def test_handshakes_that_cannot_be_parsed_are_answered_and_closed(
    path: str, more: str, status: bytes
) -> None:
    async def scenario() -> None:
        client = Client(Limited().protocol, busy, "192.0.2.1")
        client.request(path, more)
        assert client.transport.written.split()[:2] == [b"HTTP/1.1", status]
        assert client.transport.closing

    run(scenario)


def test_refused_handshake_is_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def refuse(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.http.response.start", "status": 429, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"wait"})

    async def scenario() -> None:
        client = Client(Limited().protocol, refuse, "192.0.2.1")
        client.request()
        await until(lambda: not client.protocol.tasks)
        assert client.transport.written.startswith(b"HTTP/1.1 429 ")

    with caplog.at_level("WARNING"):
        run(scenario)
    # uvicorn takes it for an error, which the log leaves out.
    assert {record.msg for record in caplog.records} <= {REFUSED_HANDSHAKE}


def test_frames_are_written_while_the_client_reads() -> None:
    written: list[bool] = []

    async def write(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        writer = scope["extensions"][FRAME_WRITER]
        writer.on_writable = lambda: written.append(writer.write_frames(b"later"))
        await receive()
        written.append(writer.write_frames(b"now"))
        await receive()
        written.append(writer.write_frames(b"not yet"))
        await receive()

    async def scenario() -> None:
        client = await Limited().client(write)
        client.receive(empty(1))
        await until(lambda: written)
        client.protocol.pause_writing()
        client.receive(empty(1))
        await until(lambda: len(written) == 2)
        client.protocol.resume_writing()
        assert written == [True, False, True]
        assert client.transport.written == b"nowlater"
        # After a close nothing may follow.
        client.receive(struct.pack("!BBIH", 0x88, 0x82, 0, 1000))
        assert client.transport.closing
        assert client.protocol.write_frames(b"too late")
        assert client.transport.written.endswith(struct.pack("!BBH", 0x88, 2, 1000))

    run(scenario)


def test_closed_connection_that_is_never_read_is_aborted() -> None:
    async def leave(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4404})

    async def scenario() -> None:
        client = await Limited().client(leave)
        client.protocol.pause_writing()
        client.protocol.resume_writing()  # some was read, but not all
        await until(lambda: client.transport.aborted)

    run(scenario)
