"""The kernel under the compiler's sanitizers: damaged weights, whole games, moves of anybody."""

import os
from itertools import pairwise
from pathlib import Path
from platform import machine

import numpy as np
import pytest

from rapido.kernel.native.build import SOURCES, compile_units
from rapido.players.features import feature_count
from rapido.players.weights_file import weights_file
from tests.kernel.sanitizers import run_sanitized, sanitized_program

LOADS = int(os.environ.get("RAPIDO_DAMAGED_WEIGHTS", "400"))
GAMES = int(os.environ.get("RAPIDO_SANITIZED_GAMES", "4"))
SEED = os.environ.get("RAPIDO_SEED", "1")
FOLDERS = ("game", "network", "players", "review", "turn")
NOT_USED = ("network.c", "python_state.c", "games.c")
"""the program includes the first itself; the others are about Python objects and simulations"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    units = [unit for unit in compile_units(SOURCES, machine()) if _is_used(unit.source)]
    own = Path(__file__).with_name("sanitized.c")
    return sanitized_program(tmp_path_factory.mktemp("sanitized"), [(own, ()), *units])


def _is_used(source: Path) -> bool:
    part = source.relative_to(SOURCES)
    return part.parts[0] in FOLDERS and part.name not in NOT_USED


def small_weights(players: int) -> bytes:
    """Return random weights of layers whose sizes fit no vector."""
    rng, sizes, scale = (
        np.random.default_rng(players),
        (feature_count(players), 21, 7, players),
        1e-3,
    )
    arrays = [
        (rng.integers(-999, 999, shape) * scale).astype(np.float32)
        for before, after in pairwise(sizes)
        for shape in ((before, after), (after,))
    ]
    return weights_file(players, tuple(arrays), [scale] * len(arrays), 0.1)


@pytest.mark.parametrize("players", [2, 4])
def test_no_access_outside_of_memory(program: Path, tmp_path: Path, players: int) -> None:
    weights = tmp_path / "value.bin"
    weights.write_bytes(small_weights(players))
    assert "damaged files were loaded" in run_sanitized(program, weights, SEED, LOADS, GAMES)
