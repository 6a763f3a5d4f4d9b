"""The kernel under the compiler's sanitizers: damaged weights, whole games, moves of anybody."""

import os
import subprocess
from itertools import pairwise
from pathlib import Path
from platform import machine

import numpy as np
import pytest

from rapido.kernel.native.build import (
    LIBRARIES,
    NO_COMPILER,
    SOURCES,
    compile_units,
    find_compiler,
)
from rapido.players.features import feature_count
from rapido.players.weights_file import weights_file

LOADS = int(os.environ.get("RAPIDO_DAMAGED_WEIGHTS", "400"))
GAMES = int(os.environ.get("RAPIDO_SANITIZED_GAMES", "4"))
SEED = os.environ.get("RAPIDO_SEED", "1")
FLAGS = ("-std=c11", "-O0", "-g", "-Wno-psabi", "-fsanitize=address,undefined", f"-I{SOURCES}")
FATAL = {"UBSAN_OPTIONS": "halt_on_error=1", "ASAN_OPTIONS": "abort_on_error=1"}
FOLDERS = ("game", "network", "players", "review", "turn")
NOT_USED = ("network.c", "python_state.c", "games.c")
"""the program includes the first itself; the others are about Python objects and simulations"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip(NO_COMPILER)
    folder = tmp_path_factory.mktemp("sanitized")
    if not _has_sanitizers(compiler, folder):
        pytest.skip("this compiler has no sanitizers")
    units = [unit for unit in compile_units(SOURCES, machine()) if _is_used(unit.source)]
    sources = [(Path(__file__).with_name("sanitized.c"), ()), *units]
    objects = [str(folder / f"{number}.o") for number in range(len(sources))]
    for (source, flags), target in zip(sources, objects, strict=True):
        command = [*compiler, *FLAGS, *flags, "-c", str(source), "-o", target]
        subprocess.run(command, check=True)
    found = folder / "sanitized"
    subprocess.run([*compiler, *FLAGS, *objects, "-o", str(found), *LIBRARIES], check=True)
    return found


def _has_sanitizers(compiler: list[str], folder: Path) -> bool:
    """Try a program that needs nothing else: what the kernel does not link must not be skipped."""
    source = folder / "nothing.c"
    source.write_text("int main(void) { return 0; }\n")
    command = [*compiler, *FLAGS, str(source), "-o", str(folder / "nothing")]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


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
    done = subprocess.run(
        [program, weights, SEED, str(LOADS), str(GAMES)],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | FATAL,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "damaged files were loaded" in done.stdout
