"""The core of the page, running in Node."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rapido.players.tables import FOLDER, open_table
from tests.core.node import NodeCore, node_core


@pytest.fixture(scope="session")
def core(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeCore]:
    with node_core(tmp_path_factory.mktemp("core")) as found:
        yield found


@pytest.fixture(autouse=True)
def no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The page has no tables of the solved game; what other tests have opened is forgotten."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    open_table.cache_clear()
    yield
    open_table.cache_clear()
