"""One server per module; every test uses its own guests and rooms."""

from collections.abc import Iterator

import pytest

from rapido.players.tables import FOLDER
from tests.faults.server import UNLIMITED, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        # Ignore tables that were solved on this machine.
        patch.setenv(FOLDER, str(tmp_path_factory.mktemp("tables")))
        server = Server(tmp_path_factory.mktemp("server"), UNLIMITED | {"proxies": ["127.0.0.1"]})
        server.start()
        try:
            yield server
            assert server.request("GET", "/healthz").status == 200
            server.stop()
        finally:
            server.close()
        assert "Traceback" not in server.read_log(), server.read_log()
