"""The step of a batch is CUDA, as far as a C++ compiler can tell, and plays the same games."""

import subprocess
from pathlib import Path

import numpy as np
import pytest

from rapido.kernel import NativeBatch
from rapido.kernel.native.build import NO_COMPILER, SOURCES, find_compiler

FLAGS = ("-x", "c++", "-std=c++17", "-O1", "-Wall", "-Werror", "-D__CUDACC__", "-D__device__=")
GAMES, STEPS = 20, 150


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip(NO_COMPILER)
    folder = tmp_path_factory.mktemp("cuda")
    empty = folder / "empty.cpp"
    empty.write_text("int main() {}\n")
    command = [*compiler, *FLAGS, f"-I{SOURCES}"]
    tried = subprocess.run([*command, empty, "-o", folder / "empty"], check=False)
    if tried.returncode:
        pytest.skip("this compiler knows no C++")
    source = Path(__file__).with_name("as_cuda.cpp")
    subprocess.run([*command, source, "-o", folder / "as_cuda"], check=True)
    return folder / "as_cuda"


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("dtype", [np.uint8, np.float32])
def test_games_are_the_same(program: Path, players: int, dtype: type[np.uint8]) -> None:
    form = int(dtype is not np.uint8)
    numbers = map(str, (GAMES, STEPS, players, form))
    played = subprocess.run([program, *numbers], check=True, capture_output=True).stdout
    batch = NativeBatch(GAMES, players, 1, dtype=dtype)
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    arrays = (batch.observations, batch.masks, batch.numbers)
    assert played == b"".join(array.tobytes() for array in arrays)
    assert batch.numbers.max() >= GAMES
