"""HTTP connections: how many, how fast, and how much one request may be."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from select import select

import pytest

from rapido.web.limits.connections import ConnectionLimit
from rapido.web.settings.settings import Limits
from tests.faults.client import Tab, run
from tests.faults.conftest import running
from tests.faults.raw_http import connect, get, read_to_end, send, statuses
from tests.faults.server import UNLIMITED, Server
from tests.waiting import TIMEOUT, wait_until
from tests.web.test_rate_limits import Time

OTHER = "127.0.0.2"
ALLOWED = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = UNLIMITED | {"http_connections_per_guest": ALLOWED // 2, "guests_per_address": 2}
    yield from running(Server(tmp_path_factory.mktemp("connections"), settings))


def is_served(port: int, source: str) -> bool:
    return b" 200 " in send(port, get("/api/players"), source)


def refusals(server: Server, reason: str) -> int:
    lines = server.request("GET", "/metrics").body.decode().splitlines()
    start = f'rapido_refusals_total{{reason="{reason}"}} '
    return sum(int(float(line.removeprefix(start))) for line in lines if line.startswith(start))


def test_an_address_has_so_many_connections_and_websockets_count(server: Server) -> None:
    async def websockets(count: int) -> list[Tab]:
        token = server.new_guest()
        room = server.new_room(token)
        return [await Tab.connect(server.port, room, token, OTHER) for _ in range(count)]

    async def scenario() -> None:
        for _ in range(2):  # what was counted is released exactly once
            tabs = await websockets(2)
            with ExitStack() as stack:
                for _ in range(ALLOWED - 2):
                    stack.enter_context(closing(connect(server.port, OTHER)))
                before = refusals(server, "connections_per_address")
                assert await asyncio.to_thread(send, server.port, get("/"), OTHER) == b""
                assert refusals(server, "connections_per_address") == before + 1
                assert is_served(server.port, "127.0.0.1")
                await tabs[0].close()
                wait_until(lambda: is_served(server.port, OTHER))
                await tabs[1].close()
        with ExitStack() as stack:
            wait_until(lambda: is_served(server.port, OTHER))
            for _ in range(ALLOWED):
                connection = stack.enter_context(closing(connect(server.port, OTHER)))
                connection.sendall(get("/api/players", close=False))
                assert connection.recv(100).startswith(b"HTTP/1.1 200")

    run(scenario())


def test_connections_are_limited_in_number_and_rate() -> None:
    limits = Limits(
        guests_per_address=2,
        connection_burst=3,
        connection_rate=0.5,
        http_connections_per_guest=2,
    )
    time = Time()
    limit = ConnectionLimit(limits, 8, {"10.0.0.1"}, time)
    assert [limit.take("192.0.2.1") for _ in range(5)] == [""] * 4 + ["connections_per_address"]
    for _ in range(4):
        limit.release("192.0.2.1")
    assert [limit.take("192.0.2.1") for _ in range(3)] == ["", "", "connection_rate"]
    time.now = 1.0
    assert [limit.take("192.0.2.1") for _ in range(2)] == ["", "connection_rate"]
    # A proxy is limited by the total alone; IPv6 addresses of one network count together.
    assert [limit.take("10.0.0.1") for _ in range(4)] == [""] * 4
    assert limit.take("2001:db8::1") == ""
    assert limit.take("10.0.0.1") == limit.take("192.0.2.9") == "all_connections"
    limit.release("10.0.0.1")
    assert limit.take("2001:db8::2") == ""


def test_open_files_bound_the_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED)
    server.start(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (100, 130)))
    try:
        token = server.new_guest()
        kept = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        with closing(kept), ExitStack() as stack:
            kept.request("GET", "/healthz")
            assert kept.getresponse().read()
            opened = [stack.enter_context(closing(connect(server.port))) for _ in range(140)]
            # Those that can be read are closed: nothing was sent over any of them.
            wait_until(lambda: len(select(opened, [], [], 0)[0]) >= 140 - 50)
            # There are descriptors left, such as for a worker process.
            kept.request(
                "POST",
                "/api/advice",
                '{"position": "0,0/21 -/-/-/-/-/- A"}',
                {"Origin": f"http://127.0.0.1:{server.port}"},
            )
            assert kept.getresponse().status == 200
        wait_until(lambda: is_served(server.port, OTHER))
        assert server.new_room(token)
        server.stop()
    finally:
        server.close()
    log = server.read_log()
    assert '"event": "connections are limited by the setting and by open files"' in log
    assert "Too many open files" not in log


def test_headers_of_a_request_that_was_sent_ahead_are_bounded(server: Server) -> None:
    long = get("/api/players", "X: " + "x" * 50_000)
    received = send(server.port, get("/api/players", close=False) + long)
    assert statuses(received) == [200, 400]


def test_requests_sent_ahead_are_answered_in_order(server: Server) -> None:
    ahead = [
        get("/api/players" if number % 2 else "/api/none", close=False) for number in range(40)
    ]
    received = send(server.port, b"".join([*ahead, get("/healthz")]))
    assert statuses(received) == [404, 200] * 20 + [200]


@pytest.mark.parametrize("head", ["Content-Length: 1000000", "Transfer-Encoding: chunked"])
def test_a_body_that_nobody_reads_is_cut(server: Server, head: str) -> None:
    before = refusals(server, "too_large")
    with closing(connect(server.port)) as connection:
        request = (
            f"DELETE /api/rooms/x HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n{head}"
        )
        try:
            connection.sendall(request.encode() + b"\r\n\r\n")
            for _ in range(250):
                connection.sendall(b"ffa\r\n" + b"x" * 4090 + b"\r\n")
        except ConnectionError:
            pass
        read_to_end(connection)
    assert refusals(server, "too_large") > before


def test_too_many_headers(server: Server) -> None:
    received = send(server.port, get("/", *["X: y"] * 150))
    assert statuses(received) == [431]
    assert b"at most 100 headers" in received
