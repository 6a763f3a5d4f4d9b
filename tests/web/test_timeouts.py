"""Whoever does not read an answer is cut off, who reads slowly is not; and nobody fills the log."""

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
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("impatient"), SETTINGS)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture
def line(impatient: Server) -> Iterator[HTTPConnection]:
    with closing(HTTPConnection("127.0.0.1", impatient.port, timeout=60)) as connection:
        yield connection


def sockets(server: Server) -> int:
    """Count the sockets that the server has open."""
    count = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed in this moment
            count += str(file.readlink()).startswith("socket:")
    return count


def ask(line: HTTPConnection, moves: int) -> HTTPResponse:
    body = json.dumps({"finish": 999, "moves": random_game(moves)})
    line.request("POST", "/api/steps", body, {"Origin": f"http://127.0.0.1:{line.port}"})
    return line.getresponse()


def test_who_reads_slowly_gets_everything(line: HTTPConnection) -> None:
    answer, content = ask(line, 2000), b""
    while part := answer.read(20_000):
        content += part
        time.sleep(0.05)
    assert len(content) / 20_000 * 0.05 > 3 * SECONDS, "too little to be slow with"
    assert len(json.loads(content)["steps"]) == 2000


@pytest.mark.parametrize("moves", [400, 2000])
def test_who_does_not_read_is_cut_off(impatient: Server, line: HTTPConnection, moves: int) -> None:
    before = sockets(impatient)
    answer = ask(line, moves)
    wait_until(lambda: sockets(impatient) <= before)
    with pytest.raises((IncompleteRead, ConnectionError)):
        answer.read()


def test_a_line_that_is_read_is_left_alone(line: HTTPConnection) -> None:
    for moves in (2000, 1, 1, 1, 1, 1):
        assert ask(line, moves).read()
        time.sleep(SECONDS / 2)


BAD = {
    "Invalid HTTP request received.": b"what?\r\n\r\n",
    "Unsupported upgrade request.": (
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"
    ),
}


def test_the_examples_are_complete() -> None:
    assert set(BAD) == CLIENT_ERRORS


@pytest.mark.parametrize("sentence", BAD)
def test_bad_requests_do_not_fill_the_log(impatient: Server, sentence: str) -> None:
    for _ in range(50):
        with socket.create_connection(("127.0.0.1", impatient.port), timeout=60) as line:
            line.sendall(BAD[sentence])
            assert line.recv(1000).startswith(b"HTTP/1.1 ")
    assert impatient.read_log().count(sentence) == 1


def test_it_is_said_again_after_a_while() -> None:
    now = [100.0]
    repeats = RepeatFilter(INTERVAL, lambda: now[0])

    def said(sentence: str) -> bool:
        return bool(
            repeats.filter(logging.LogRecord("x", logging.WARNING, "", 0, sentence, None, None))
        )

    first, second = sorted(CLIENT_ERRORS)
    assert [said(first), said(first), said(second), said(second)] == [True, False, True, False]
    assert [said("a problem"), said("a problem")] == [True, True]
    now[0] += INTERVAL - 1
    assert not said(first)
    now[0] += 1
    assert [said(first), said(first)] == [True, False]
