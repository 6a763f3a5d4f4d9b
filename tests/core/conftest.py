"""The core of the page, running in Node."""

from collections.abc import Iterator

import pytest

from tests.core.node import NodeCore, node_core


@pytest.fixture(scope="session")
def core(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeCore]:
    with node_core(tmp_path_factory.mktemp("core")) as found:
        yield found
