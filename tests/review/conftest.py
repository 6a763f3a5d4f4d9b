"""The exact table of the shortest game for two, for reviews whose truth is known."""

from pathlib import Path

import pytest

import rapido.kernel
from rapido.kernel import why_not
from rapido.kernel.build import build
from rapido.lab.solve.two_players import Request, solve_two_players

build(Path(rapido.kernel.__file__).parent)


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the table of the game for two to step 1."""
    if (reason := why_not()) is not None:
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("tables")
    request = Request(finish=1, epsilon=1e-3, threads=1, out=folder / "2-1.rapido-table")
    solve_two_players(request, lambda _: None)
    return folder
