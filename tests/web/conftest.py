"""A server for a whole file of tests: every test has guests and rooms of its own."""

from collections.abc import Iterator

import pytest

from rapido.players.tables import FOLDER
from tests.faults.server import UNLIMITED, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        # What was solved on this machine must make no difference.
        patch.setenv(FOLDER, str(tmp_path_factory.mktemp("tables")))
        served = Server(tmp_path_factory.mktemp("server"), UNLIMITED)
        served.start()
        try:
            yield served
            assert served.request("GET", "/healthz").status == 200
            served.stop()
        finally:
            served.close()
        assert "Traceback" not in served.read_log(), served.read_log()
