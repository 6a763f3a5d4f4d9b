"""The kernel is compiled before it is asked to solve; short staircases are solved once."""

from functools import cache
from pathlib import Path

import pytest

import rapido.kernel
from rapido.kernel import why_not
from rapido.kernel.build import build
from rapido.lab.solve.request import Request
from rapido.lab.solve.two_players import solve_two_players
from tests.lab.solve.solution import Solution, ignore, solve_exactly

build(Path(rapido.kernel.__file__).parent)
exactly = cache(solve_exactly)


@pytest.fixture(autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction] - pytest uses it
    if (reason := why_not()) is not None:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def shortest() -> Solution:
    """Return the game to step 1, as exactly as it goes."""
    return exactly(1)


@pytest.fixture(scope="session")
def short_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the table of the game to step 1."""
    path = tmp_path_factory.mktemp("tables") / "two1.rapido-table"
    solve_two_players(Request(finish=1, epsilon=1e-3, threads=1, out=path), ignore)
    return path


@pytest.fixture(scope="session")
def table_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a rough table of the game to step 2; what it says need not be right to be read."""
    path = tmp_path_factory.mktemp("tables") / "two2.rapido-table"
    solve_two_players(Request(finish=2, epsilon=0.5, threads=1, out=path), ignore)
    return path
