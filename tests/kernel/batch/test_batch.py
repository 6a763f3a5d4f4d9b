"""Batches of games, in C and Python, compared step by step."""

import os
import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rapido.kernel import NativeBatch, play_games
from rapido.kernel.native.library import Library
from rapido.kernel.state.observation import observe, observe_integers
from rapido.record import read_position
from rapido.rules import PLAYERS, BadPosition, BadRequest, GameOver, Phase, State, new_game

if TYPE_CHECKING:
    from rapido.kernel.batch import Buffers

STEPS = int(os.environ.get("RAPIDO_BATCH_STEPS", "60"))
GAMES = 5
ARRAYS = ("observations", "masks", "current_players", "rewards", "dones", "numbers")
WithoutLibrary = Callable[..., NativeBatch]


@pytest.fixture
def in_python(monkeypatch: pytest.MonkeyPatch) -> WithoutLibrary:
    """Make batches as without the compiled library."""

    def make(*args: Any, **options: Any) -> NativeBatch:
        with monkeypatch.context() as patched:
            patched.setattr("rapido.kernel.batch.batch.library", lambda: None)
            return NativeBatch(*args, **options)

    return make


def any_action(batch: NativeBatch, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Choose among the legal actions, throwing again more often than by chance."""
    liking = rng.random(batch.masks.shape) + np.array([0.6] * 2 + [0] * 6)
    return np.argmax(batch.masks * liking, axis=1)


def same(one: NativeBatch, other: NativeBatch) -> bool:
    equal = [(getattr(one, name) == getattr(other, name)).all() for name in ARRAYS]
    return all(equal) and one.states() == other.states()


@pytest.mark.parametrize("dtype", [np.float32, np.uint8])
@pytest.mark.parametrize("players", PLAYERS)
def test_games_in_c_and_in_python_are_the_same(
    compiled: Library, in_python: WithoutLibrary, players: int, dtype: type[np.uint8]
) -> None:
    assert compiled.c
    rng, ended = np.random.default_rng(players), 0
    for finish in (21, 5, 2):
        fast = NativeBatch(GAMES, players, 7, finish, dtype=dtype)
        slow = in_python(GAMES, players, 7, finish, dtype=dtype)
        assert same(fast, slow)
        for _ in range(STEPS):
            actions = any_action(slow, rng)
            assert (fast.random_actions() == slow.random_actions()).all()
            fast.step(actions)
            slow.step(actions)
            assert same(fast, slow)
            ended += fast.dones.sum()
    assert ended > GAMES


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**64 - 1), st.sampled_from(PLAYERS), st.integers(1, 999))
def test_arrays_show_the_positions(seed: int, players: int, finish: int) -> None:
    batch = NativeBatch(3, players, seed, finish)
    for _ in range(10):
        batch.step(batch.random_actions())
        for game, state in enumerate(batch.states()):
            assert state.phase in (Phase.ROLL, Phase.DECIDE)
            assert batch.current_players[game] == state.player
            assert (batch.observations[game] == observe(state, state.player)).all()


@pytest.mark.parametrize("players", PLAYERS)
def test_random_actions_play_the_games_of_the_simulator(players: int) -> None:
    games, seed = 40, 3
    batch = NativeBatch(games, players, seed)
    won, choices, going = np.zeros(players, int), 0, np.ones(games, bool)
    while going.any():
        choices += going.sum()
        batch.step(batch.random_actions())
        won += batch.rewards[going].astype(int).sum(axis=0)
        going &= ~batch.dones
    totals = play_games(players, ("uniform",) * players, games, seed)
    assert totals.wins == tuple(won)
    assert totals.steps.total - totals.rolls.total == choices


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_threads_do_not_change_the_games(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rapido.kernel.batch.batch.SMALLEST_PART", 1)
    one, many = NativeBatch(5, 3, 1), NativeBatch(5, 3, 1, threads=threads)
    for _ in range(40):
        one.step(one.random_actions())
        many.step(many.random_actions())
        assert same(one, many)


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (NativeBatch(4, 3, seed) for seed in (1, 1, 2))
    assert same(first, second)
    assert not same(first, other)
    for _ in range(30):
        first.step(first.random_actions())
    assert not same(first, second)
    first.reset()
    assert same(first, second)
    first.reset(2)
    assert same(first, other)
    assert (first.seed, len(first)) == (2, 4)


@pytest.mark.parametrize("python", [False, True])
def test_illegal_actions_change_nothing(python: bool, in_python: WithoutLibrary) -> None:  # noqa: FBT001
    batch = (in_python if python else NativeBatch)(3, 3, 1)
    before = NativeBatch(3, 3, 1)
    for wrong in (1, -1, 8, 1 << 40, -(1 << 63)):
        actions = batch.random_actions()
        actions[1] = wrong
        with pytest.raises(BadRequest, match=f"game 1 allows the actions 0, 2, .*, not {wrong}$"):
            batch.step(actions)
        assert same(batch, before)
    for wrong in ([0, 2], [[0, 2, 2]], [0.0, 2.0, 2.0], [True, False, False], ["a", "b", "c"]):
        with pytest.raises(BadRequest, match="expected 3 integers"):
            batch.step(wrong)  # pyright: ignore[reportArgumentType]
    batch.step([2, 2, 2])
    assert not same(batch, before)


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int32, np.uint64, ">i8"])
def test_actions_of_any_integer_type(dtype: Any) -> None:
    one, other = NativeBatch(8, 2, 5), NativeBatch(8, 2, 5)
    for _ in range(10):
        actions = one.random_actions()
        one.step(actions)
        strided = np.repeat(actions.astype(dtype), 2)[::2]
        other.step(strided)
        assert same(one, other)


@pytest.mark.parametrize("python", [False, True])
def test_a_game_continues_from_any_position(python: bool, in_python: WithoutLibrary) -> None:  # noqa: FBT001
    batch = (in_python if python else NativeBatch)(2, 3, 1)
    other, state = batch.state(0), read_position("4,0,11/21 -/-/B46/-/-/CX1 A26:2")
    batch.set_state(1, state)
    assert batch.states() == [other, state]
    assert (batch.observations[1] == observe(state, 0)).all()
    assert np.flatnonzero(batch.masks[1]).tolist() == [0, 2, 3, 4, 6, 7]
    batch.set_state(1, read_position("4,0,11/21 -/-/B46/-/-/CX1 A"))
    assert batch.state(1).phase is Phase.DECIDE
    last = read_position("4,20,11/21 -/-/B46/-/-/CX1 A26:2")
    batch.set_state(1, last)
    batch.step([2, 2])
    assert batch.rewards.tolist() == [[0, 0, 0], [0, 1, 0]]
    assert batch.dones.tolist() == [False, True]
    assert batch.numbers.tolist() == [0, 3]
    assert batch.state(1).steps.count(0) >= 2
    batch.step(batch.random_actions())
    assert not batch.rewards.any()
    assert not batch.dones.any()


def test_impossible_positions_are_refused() -> None:
    batch = NativeBatch(2, 3, 1)
    before = batch.states()
    with pytest.raises(BadRequest, match="3 players and finish on step 21, not 4 and 21"):
        batch.set_state(0, new_game(4))
    with pytest.raises(BadRequest, match="not 3 and 5"):
        batch.set_state(0, new_game(3, 5))
    with pytest.raises(BadPosition):
        batch.set_state(0, State((30, 0, 0)))
    with pytest.raises(GameOver):
        batch.set_state(0, read_position("21,0,11/21 -/-/B46/-/-/CX1 A!"))
    for game in (-1, 2):
        with pytest.raises(BadRequest, match=f"there is no game {game}, only 0 to 1"):
            batch.set_state(game, new_game(3))
        with pytest.raises(BadRequest, match="only 0 to 1"):
            batch.state(game)
    assert batch.states() == before


def test_given_buffers_are_filled() -> None:
    expected = NativeBatch(4, 3, 1, dtype=np.uint8)
    shared = np.zeros((2, 4, 52), np.uint8)
    given: Buffers = {"observations": shared[1], "dones": np.ones(4, bool)}
    batch = NativeBatch(4, 3, 1, buffers=given)
    assert batch.observations is given.get("observations")
    assert (np.from_dlpack(batch.observations) == expected.observations).all()
    assert (shared[1] == expected.observations).all()
    assert not shared[0].any()
    assert not batch.dones.any()
    kept = {name: getattr(batch, name) for name in ARRAYS}
    batch.step(batch.random_actions())
    assert all(getattr(batch, name) is array for name, array in kept.items())


class OfAnotherLibrary:
    """An array that can only be reached by DLPack."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()


class OfOldLibrary(OfAnotherLibrary):
    """What it shares does not say whether it may be written to."""

    def __dlpack__(self, **_options: Any) -> Any:
        return self.array.__dlpack__()


class Elsewhere(OfAnotherLibrary):
    def __dlpack__(self, **_options: Any) -> Any:
        raise BufferError("it is on a GPU")


@pytest.mark.skipif(
    np.lib.NumpyVersion(np.__version__) < "2.1.0",
    reason="older versions of numpy take all that is shared as read-only",
)
def test_buffers_of_other_libraries_are_filled() -> None:
    expected = NativeBatch(4, 3, 1)
    observations, masks = np.zeros((4, 52), np.float32), np.zeros((4, 8), np.bool_)
    given: Buffers = {
        "observations": OfAnotherLibrary(observations),
        "masks": OfAnotherLibrary(masks),
    }
    batch = NativeBatch(4, 3, 1, buffers=given)
    for each in (batch, expected):
        each.step(each.random_actions())
    assert (observations == expected.observations).all()
    assert (masks == expected.masks).all()


def test_wrong_buffers_are_refused() -> None:
    both = np.zeros((4, 8), np.bool_)
    overlapping: Buffers = {"dones": both[0, 4:], "masks": both}
    with pytest.raises(BadRequest, match="the buffers 'dones' and 'masks' overlap"):
        NativeBatch(4, 3, 1, buffers=overlapping)
    seen = np.zeros((4, 52), np.float32)
    wrong: list[tuple[str, Any, str]] = [
        ("observations", np.zeros((4, 51), np.float32), r"float32 of shape \(4, 52\), not float32"),
        ("observations", np.zeros((4, 52)), "float32 or uint8, not float64"),
        ("observations", np.zeros((4, 104), np.uint8)[:, ::2], "contiguous, aligned and writable"),
        ("masks", np.zeros((4, 8), np.uint8), r"bool of shape \(4, 8\), not uint8"),
        ("observations", OfAnotherLibrary(seen[:3]), r"not float32 of shape \(3, 52\)"),
        ("observations", OfOldLibrary(seen), "contiguous, aligned and writable"),
        ("observations", Elsewhere(seen), "'observations' cannot be shared: it is on a GPU"),
        ("rewards", [0, 0, 0], "numpy array, not list"),
        ("reward", np.zeros((4, 3)), "has no buffer 'reward', only observations, masks"),
    ]
    for name, array, reason in wrong:
        with pytest.raises(BadRequest, match=reason):
            NativeBatch(4, 3, 1, buffers={name: array})  # pyright: ignore[reportArgumentType]
    other: Buffers = {"observations": np.zeros((4, 52), np.float32)}
    with pytest.raises(BadRequest, match="is uint8, but the buffer for them float32"):
        NativeBatch(4, 3, 1, dtype="uint8", buffers=other)
    with pytest.raises(BadRequest, match="a dictionary of arrays by name, not list"):
        NativeBatch(4, 3, 1, buffers=[])  # pyright: ignore[reportArgumentType]


def test_impossible_batches_are_refused() -> None:
    given: dict[str, Any] = {"n": 4, "players": 3, "seed": 1}
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"n": 0}, "at least one game, not 0"),
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"finish": 0}, "from 1 to 999, not 0"),
        ({"seed": -1}, "from 0 to 2\\^64 - 1, not -1"),
        ({"seed": 1 << 64}, "a seed is"),
        ({"threads": 0}, "at least one thread, not 0"),
        ({"n": 4.0}, "the number of games must be an integer, not 4.0"),
        ({"players": 3.0}, "players must be an integer, not 3.0"),
        ({"seed": "1"}, "the seed must be an integer, not '1'"),
        ({"threads": 1.5}, "threads must be an integer, not 1.5"),
        ({"dtype": np.int16}, "float32 or uint8, not int16"),
        ({"dtype": "float"}, "float32 or uint8, not float64"),
        ({"dtype": "no type"}, "float32 or uint8, not 'no type'"),
        ({"dtype": np.uint8, "finish": 256}, "at most 255, not 256; use float32"),
    ]
    for options, reason in wrong:
        with pytest.raises(BadRequest, match=reason):
            NativeBatch(**(given | options))


def test_what_cannot_be_filled_is_refused() -> None:
    batch = NativeBatch(4, 3, 1)
    others: list[Any] = [np.zeros(5, np.int64), [0, 0, 0, 0]]
    for out in others:
        with pytest.raises(BadRequest, match="array of 4 int64"):
            batch.random_actions(out)
    frozen = np.zeros(4, np.int64)
    frozen.flags.writeable = False
    unaligned = np.zeros(33, np.uint8)[1:].view(np.int64)
    for out in (frozen, unaligned, np.zeros(8, np.int64)[::2]):
        with pytest.raises(BadRequest, match="contiguous, aligned and writable"):
            batch.random_actions(out)
    assert not frozen.any()


def test_batches_are_not_copied() -> None:
    batch = NativeBatch(4, 3, 1)
    for copies in (copy, deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="a NativeBatch cannot be copied or pickled"):
            copies(batch)


def test_an_action_that_is_too_large_is_named() -> None:
    with pytest.raises(BadRequest, match=f"not {1 << 63}"):
        NativeBatch(1, 3, 1).step(np.array([1 << 63], np.uint64))


def test_bytes_are_integers() -> None:
    batch = NativeBatch(6, 4, 2, 255, dtype="uint8")
    for _ in range(20):
        batch.step(batch.random_actions())
    for game, state in enumerate(batch.states()):
        assert (batch.observations[game] == observe_integers(state, state.player)).all()
