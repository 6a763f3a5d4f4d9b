"""One server per module, with computer players that move at once."""

from collections.abc import Iterator

import pytest

from tests.faults.server import UNLIMITED, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), UNLIMITED)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()
