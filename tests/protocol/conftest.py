"""One server for each file of tests, with computer players that do not hesitate."""

from collections.abc import Iterator

import pytest

from tests.faults.server import UNLIMITED, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("server"), UNLIMITED)
    served.start()
    try:
        yield served
        served.stop()
    finally:
        served.close()
    assert "Traceback" not in served.read_log(), served.read_log()
