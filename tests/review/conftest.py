"""The exact table of the shortest game for two, for reviews with known results."""

from pathlib import Path

import pytest

from rapido.kernel import unavailable_reason
from rapido.kernel.native.build import SOURCES, build
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest

build(SOURCES)


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the table of the game for two to step 1."""
    if (reason := unavailable_reason()) is not None:
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("tables")
    request = SolveRequest(
        players=2, finish=1, epsilon=1e-3, threads=1, out=folder / "2-1.rapido-table"
    )
    solve(request)
    return folder
