"""Compile the kernel before any test needs it, and solve short games once."""

from functools import cache
from pathlib import Path

import pytest

from rapido.kernel import unavailable_reason
from rapido.kernel.native.build import SOURCES, build
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from tests.lab.solve.two.solution import Solution, solve_exactly

build(SOURCES)
solved_exactly = cache(solve_exactly)


@pytest.fixture(autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction] - pytest uses it
    if (reason := unavailable_reason()) is not None:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def shortest() -> Solution:
    """The game to step 1, solved to 1e-9."""
    return solved_exactly(1)


@pytest.fixture(scope="session")
def short_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table of the game to step 1."""
    path = tmp_path_factory.mktemp("tables") / "two1.rapido-table"
    solve(SolveRequest(players=2, finish=1, epsilon=1e-3, threads=1, out=path))
    return path


@pytest.fixture(scope="session")
def table_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A rough table of the game to step 2, good enough to test reading."""
    path = tmp_path_factory.mktemp("tables") / "two2.rapido-table"
    solve(SolveRequest(players=2, finish=2, epsilon=0.5, threads=1, out=path))
    return path
