"""The threads of the GPU play the games of `NativeBatch`; here a CPU runs them in turn."""

from ctypes import sizeof
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from rapido.kernel.batch import NativeBatch
from rapido.kernel.batch.native import FORMS, Batch
from rapido.kernel.gpu.library import BatchLibrary
from rapido.kernel.native.game import Game, decode_game, encode_game
from rapido.record import read_position

GAMES = 2 * 128 + 37
"""not a multiple of the threads of a block"""
SHOWN = ("observations", "masks", "current_players", "rewards", "dones", "numbers")


class CpuBatch:
    """What `GpuBatch` does, in numpy arrays."""

    def __init__(self, library: BatchLibrary, like: NativeBatch) -> None:
        self.arrays = {name: np.zeros_like(getattr(like, name)) for name in SHOWN}
        self.games = np.zeros((like.n, sizeof(Game)), np.uint8)
        self.first_illegal = np.full(1, like.n, np.uint64)
        own = {
            "games": self.games,
            "streams": np.zeros(like.n, np.uint64),
            "legal": np.zeros(like.n, np.uint8),
        }
        self._kept = own
        self._row = like.observations[0].nbytes
        self._library = library
        self.batch = Batch(
            **{name: array.ctypes.data for name, array in (self.arrays | own).items()},
            seed=like.seed,
            count=like.n,
            players=like.players,
            finish=like.finish,
            form=FORMS.index(like.observations.dtype.type),
        )
        library.reset(self.batch, 0)

    def step(self, actions: NDArray[np.int64]) -> None:
        illegal = self.first_illegal.ctypes.data
        self._library.step(self.batch, actions.ctypes.data, illegal, self._row, 0)

    def random_actions(self) -> NDArray[np.int64]:
        chosen = np.zeros(len(self.games), np.int64)
        self._library.random_actions(self.batch, chosen.ctypes.data, 0)
        return chosen

    def assert_like(self, other: NativeBatch) -> None:
        for name, array in self.arrays.items():
            assert np.array_equal(array, getattr(other, name)), name


@pytest.mark.parametrize(
    ("players", "finish", "dtype"),
    [
        (2, 21, np.float32),
        (3, 21, np.uint8),
        (4, 21, np.float32),
        (5, 9, np.uint8),
        (6, 21, np.float32),
        (2, 1, np.uint8),
        (3, 999, np.float32),
    ],
)
def test_same_games_as_on_the_cpu(
    library: BatchLibrary, players: int, finish: int, dtype: type[Any]
) -> None:
    expected = NativeBatch(GAMES, players, 7, finish, dtype=dtype)
    found = CpuBatch(library, expected)
    ended = 0
    for _ in range(250):
        found.assert_like(expected)
        actions = expected.random_actions()
        assert np.array_equal(found.random_actions(), actions)
        expected.step(actions)
        found.step(actions)
        ended += int(expected.dones.sum())
    found.assert_like(expected)
    assert found.first_illegal[0] == GAMES
    assert ended > GAMES or finish == 999


def test_an_illegal_action_changes_nothing_and_is_reported(library: BatchLibrary) -> None:
    expected = NativeBatch(GAMES, 3, 1)
    found = CpuBatch(library, expected)
    before = {name: array.copy() for name, array in found.arrays.items()}
    actions = expected.random_actions()
    actions[[150, 200, 210]] = 1, -1, 8
    found.step(actions)
    assert found.first_illegal[0] == 150
    for name, array in found.arrays.items():
        assert np.array_equal(array[[150, 200, 210]], before[name][[150, 200, 210]]), name
    assert not np.array_equal(found.arrays["observations"], before["observations"])


def test_a_game_goes_on_from_another_position(library: BatchLibrary) -> None:
    expected = NativeBatch(GAMES, 3, 1)
    found = CpuBatch(library, expected)
    state = read_position("4,0,11/21 -/-/B46/-/-/CX1 A26:1")
    found.games[130] = np.frombuffer(bytes(encode_game(state)), np.uint8)
    library.replaced(found.batch, 130, 0)
    expected.set_state(130, state)
    found.assert_like(expected)
    assert decode_game(Game.from_buffer(found.games[130])) == state
