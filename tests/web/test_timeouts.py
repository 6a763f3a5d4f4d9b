"""Response timeouts for clients that do not read, and rate-limited log messages."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPResponse, IncompleteRead
from pathlib import Path

import pytest

from rapido.web.operations.log import CLIENT_ERRORS, RepeatFilter
from tests.faults.server import UNLIMITED, Server
from tests.waiting import wait_until
from tests.web.test_steps import random_game

SECONDS = 1.0
INTERVAL = 60.0
SETTINGS = UNLIMITED | {"response_timeout": SECONDS, "send_buffer": 2**16}


@pytest.fixture(scope="module")
def short_timeout_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("timeouts"), SETTINGS)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture(scope="module")
def idle_sockets(short_timeout_server: Server) -> int:
    """Count the sockets without a client."""
    time.sleep(SECONDS)  # those of earlier clients are closed by then
    return sockets(short_timeout_server)


@pytest.fixture
def connection(short_timeout_server: Server) -> Iterator[HTTPConnection]:
    with closing(HTTPConnection("127.0.0.1", short_timeout_server.port, timeout=60)) as connection:
        yield connection


def sockets(server: Server) -> int:
    """Count the open sockets of the server."""
    count = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            count += str(file.readlink()).startswith("socket:")
    return count


def request_steps(connection: HTTPConnection, moves: int) -> HTTPResponse:
    body = json.dumps({"finish": 999, "moves": random_game(moves)})
    connection.request(
        "POST", "/api/steps", body, {"Origin": f"http://127.0.0.1:{connection.port}"}
    )
    return connection.getresponse()


def test_slow_reader_gets_the_whole_response(connection: HTTPConnection) -> None:
    response, content = request_steps(connection, 2000), b""
    while part := response.read(20_000):
        content += part
        time.sleep(0.05)
    assert len(content) / 20_000 * 0.05 > 3 * SECONDS, "response too short for this test"
    assert len(json.loads(content)["steps"]) == 2000


@pytest.mark.parametrize("moves", [400, 2000])
def test_client_that_does_not_read_is_disconnected(
    short_timeout_server: Server, idle_sockets: int, connection: HTTPConnection, moves: int
) -> None:
    response = request_steps(connection, moves)
    wait_until(lambda: sockets(short_timeout_server) <= idle_sockets)
    with pytest.raises((IncompleteRead, ConnectionError)):
        response.read()


def test_keep_alive_connection_is_not_closed(connection: HTTPConnection) -> None:
    for moves in (2000, 1, 1, 1, 1, 1):
        assert request_steps(connection, moves).read()
        time.sleep(SECONDS / 2)


BAD = {
    "Invalid HTTP request received.": b"what?\r\n\r\n",
    "Unsupported upgrade request.": (
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"
    ),
}


def test_every_client_error_has_an_example() -> None:
    assert set(BAD) == CLIENT_ERRORS


@pytest.mark.parametrize("message", BAD)
def test_malformed_requests_are_logged_once(short_timeout_server: Server, message: str) -> None:
    for _ in range(50):
        with socket.create_connection(
            ("127.0.0.1", short_timeout_server.port), timeout=60
        ) as connection:
            connection.sendall(BAD[message])
            assert connection.recv(1000).startswith(b"HTTP/1.1 ")
    assert short_timeout_server.read_log().count(message) == 1


def test_repeated_message_is_logged_again_after_the_interval() -> None:
    now = [100.0]
    repeats = RepeatFilter(INTERVAL, lambda: now[0])

    def is_logged(message: str) -> bool:
        return bool(
            repeats.filter(logging.LogRecord("x", logging.WARNING, "", 0, message, None, None))
        )

    first, second = sorted(CLIENT_ERRORS)
    assert [is_logged(first), is_logged(first), is_logged(second), is_logged(second)] == [
        True,
        False,
        True,
        False,
    ]
    assert [is_logged("a problem"), is_logged("a problem")] == [True, True]
    now[0] += INTERVAL - 1
    assert not is_logged(first)
    now[0] += 1
    assert [is_logged(first), is_logged(first)] == [True, False]
