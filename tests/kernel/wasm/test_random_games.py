"""Random games: in WebAssembly, every state and every event is that of rapido.rules."""

import os
from pathlib import Path
from random import Random

import pytest

from rapido.rules import PLAYERS
from tests.kernel.wasm.games import write_games
from tests.kernel.wasm.node import VARIANT_NAMES, bundle_kernel, run_kernel

GAMES = int(os.environ.get("RAPIDO_WASM_GAMES", "10000"))
"""of all numbers of players together"""
SCRIPT = Path(__file__).with_name("replay.mjs")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("games")
    paths = [folder / f"{players}.games" for players in PLAYERS]
    for players, path in zip(PLAYERS, paths, strict=True):
        write_games(path, players, Random(players).getrandbits(32), GAMES // len(PLAYERS))
    return paths


def test_all_steps_agree(games: list[Path], tmp_path: Path) -> None:
    bundle = bundle_kernel(tmp_path)
    found = [run_kernel(SCRIPT, bundle, variant, *games) for variant in VARIANT_NAMES]
    assert [each["games"] for each in found] == [GAMES // len(PLAYERS) * len(PLAYERS)] * 2


def test_a_difference_is_found(games: list[Path], tmp_path: Path) -> None:
    content = bytearray(games[1].read_bytes())
    content[7] ^= 1  # of the checksum of the first game
    damaged = tmp_path / "damaged.games"
    damaged.write_bytes(content)
    with pytest.raises(AssertionError, match=r"game 0 of .* differs"):
        run_kernel(SCRIPT, bundle_kernel(tmp_path), VARIANT_NAMES[0], damaged)
