"""Servers: open to everything for a whole file of tests, as people start it, impatient."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.server import OPEN, Server


def served(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
        assert server.ask("GET", "/healthz").json() == {"ok": True}
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.logged(), server.logged()


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from served(Server(tmp_path_factory.mktemp("open"), OPEN))


@pytest.fixture
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return the server as people start it, on its own so that no test uses up another's share."""
    yield from served(Server(tmp_path_factory.mktemp("strict")))


@pytest.fixture
def impatient_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server with short timeouts and a small buffer, for tests that wait for its end."""
    timeouts = {"request_timeout": 2.0, "unread_timeout": 2.0}
    yield from served(Server(tmp_path, OPEN | timeouts | {"send_buffer": 2**16}))
