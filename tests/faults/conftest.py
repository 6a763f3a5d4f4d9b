"""Servers without limits, with default settings, and with short timeouts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.server import UNLIMITED, Server


def running(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
        assert server.request("GET", "/readyz").json() == {"ok": True}
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture(scope="module")
def unlimited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(Server(tmp_path_factory.mktemp("unlimited"), UNLIMITED))


@pytest.fixture
def default_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Server with default settings; one per test, so that tests do not share rate limits."""
    yield from running(Server(tmp_path_factory.mktemp("default")))


@pytest.fixture
def short_timeout_server(tmp_path: Path) -> Iterator[Server]:
    """Server with short timeouts and a small send buffer."""
    timeouts = {"request_timeout": 2.0, "unread_timeout": 2.0}
    yield from running(Server(tmp_path, UNLIMITED | timeouts | {"send_buffer": 2**16}))
