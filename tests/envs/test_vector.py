"""Many games of a learner at once: the same in C and in Python, and in Gymnasium's form."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

import rapido.envs  # noqa: F401 # pyright: ignore[reportUnusedImport] - registers them
from rapido.envs.single_agent import RapidoEnv
from rapido.envs.vector import RapidoVectorEnv
from rapido.kernel.batch.learner import LearnerGames
from rapido.kernel.batch.table import Table
from rapido.kernel.simulate.game_streams import choice_seeds, dice_streams
from rapido.kernel.simulate.random_stream import RandomStream
from rapido.kernel.state.actions import ACTIONS, decode_action, encode_action
from rapido.kernel.state.observation import observe
from rapido.lab.participants import participant
from rapido.lab.seeded_random import SeededRandom
from rapido.players.network import Network
from rapido.rules import (
    Action,
    BadRequest,
    Phase,
    Rolled,
    State,
    apply,
    legal_actions,
    new_game,
)

ID = "rapido/Rapido-v0"
Names = tuple[str, ...]


def any_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    chosen: Any = (masks * rng.random(masks.shape)).argmax(axis=1)
    return chosen


class Reference:
    """One game of a seed as c/batch/learner.h describes it, by the rules."""

    def __init__(self, table: Table, names: Names, seed: int, number: int) -> None:
        self._names = names
        self._dice = dice_streams(seed, number, 6)
        self._choices, self._seeded = choice_seeds(seed, number), SeededRandom()
        seats = RandomStream(seed, number * 8 + 7)
        drawn = (seats.draw() & 0xFFFFFFFF) * table.players >> 32
        self.seat = drawn if table.seat is None else table.seat
        self.state = new_game(table.players, table.finish)
        self.play_on()

    def play_on(self) -> None:
        while self.state.phase is not Phase.OVER:
            state, actions = self.state, legal_actions(self.state)
            if state.phase is Phase.DICE:
                move = Rolled(self._dice[state.player].roll())
            elif len(actions) == 1:
                move = actions[0]
            elif state.player == self.seat:
                return
            else:
                name = self._names[(state.player - self.seat - 1) % state.players]
                self._seeded.restart(self._choices.draw())
                move = participant(name).choose(state, self._seeded)
            self.state = apply(state, move).state

    @property
    def mask(self) -> list[int]:
        legal = [encode_action(action) for action in legal_actions(self.state)]
        return [int(action in legal) for action in range(ACTIONS)]


@pytest.mark.parametrize(
    ("table", "names", "steps"),
    [
        (Table(2, 21, None), ("uniform",), 60),
        (Table(2, 1, 1), ("heuristic",), 12),
        (Table(3, 9, None), ("heuristic", "uniform"), 40),
        (Table(3, 21, 0), ("careful", "bold"), 6),
        (Table(6, 5, None), ("uniform",) * 5, 40),
    ],
)
def test_games_in_c_are_those_of_the_rules(table: Table, names: Names, steps: int) -> None:
    count, seed, rng, over = 3, 41, np.random.default_rng(1), 0
    evaluator: Any = lambda: Network.shipped(table.players).evaluator(table.players)  # noqa: E731
    games = LearnerGames(table, names, count, 1, evaluator)
    games.reset(seed)

    def start(number: int) -> tuple[int, Reference]:
        while (game := Reference(table, names, seed, number)).state.phase is Phase.OVER:
            number += count
        return number, game

    started = [start(slot) for slot in range(count)]
    for _ in range(steps):
        for slot, (number, game) in enumerate(started):
            assert games.numbers[slot] == number
            assert games.seats[slot] == game.seat
            assert games.masks[slot].tolist() == game.mask
            seen = observe(game.state, game.seat)
            np.testing.assert_array_equal(games.observations[slot], seen)
        actions = any_legal(games.masks, rng)
        actions[rng.random(count) < 0.02] = 1  # illegal, but for some with two players
        games.step(actions)
        for slot, (number, game) in enumerate(started):
            legal = bool(game.mask[int(actions[slot])])
            if legal:
                game.state = apply(game.state, decode_action(int(actions[slot]))).state
                game.play_on()
            won = game.state.phase is Phase.OVER and game.state.player == game.seat
            assert games.rewards[slot] == (won if legal else -1)
            assert games.dones[slot] == (not legal or game.state.phase is Phase.OVER)
            if games.dones[slot]:
                last = observe(game.state, game.seat)
                np.testing.assert_array_equal(games.final_observations[slot], last)
                started[slot] = start(number + count)
                over += 1
    assert over or steps < 10


class Own:
    """An opponent that the kernel does not have."""

    def choose(self, state: State, rng: Random) -> Action:
        return rng.choice(legal_actions(state))


@pytest.mark.parametrize("opponents", ["uniform", Own()])
def test_form_is_that_of_gymnasiums_own_vector(opponents: Any) -> None:
    """Compared with the single environment in Gymnasium's vector, in the same mode."""
    ours: Any = gymnasium.make_vec(ID, num_envs=3, opponents=opponents, finish=5)
    assert ours.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    theirs: Any = SyncVectorEnv(
        [lambda: RapidoEnv(3, "uniform", finish=5)] * 3, autoreset_mode=AutoresetMode.SAME_STEP
    )
    for name in ("observation_space", "action_space", "single_observation_space"):
        assert getattr(ours, name) == getattr(theirs, name)
    rng, finals = np.random.default_rng(2), 0
    (seen, info), (their_seen, their_info) = ours.reset(seed=5), theirs.reset(seed=5)
    assert seen.dtype == their_seen.dtype
    assert info.keys() == their_info.keys()
    for _ in range(60):
        step = ours.step(any_legal(info["action_mask"], rng))
        their_step = theirs.step(any_legal(their_info["action_mask"], rng))
        info, their_info = step[-1], their_step[-1]
        for mine, their in zip(step[:-1], their_step[:-1], strict=True):
            assert (mine.dtype, mine.shape) == (their.dtype, their.shape)
        assert ours.observation_space.contains(step[0])
        assert not step[3].any()
        assert ("final_obs" in info) == step[2].any()
        for name in info.keys() & their_info.keys() - {"final_info"}:
            assert info[name].dtype == their_info[name].dtype, name
        for number in np.flatnonzero(step[2]):
            finals += 1
            assert info["_final_obs"][number]
            assert info["final_obs"][number].shape == (52,)
            assert info["final_obs"][number][-1] == 1  # the phase in which the game is over
        assert [each is None for each in info.get("final_obs", [])] == (
            [not done for done in step[2]] if step[2].any() else []
        )
        np.testing.assert_array_equal(ours.action_masks(), info["action_mask"])
    assert finals > 3
    ours.close()


@pytest.mark.parametrize("opponents", ["uniform", Own()])
def test_an_illegal_action_loses_that_game_alone(opponents: Any) -> None:
    env = RapidoVectorEnv(3, opponents=opponents)
    _, info = env.reset(seed=1)
    _, rewards, terminated, _, info = env.step([2, 1, 2])
    assert rewards.tolist() == [0, -1, 0]
    assert terminated.tolist() == [False, True, False]
    assert info["final_obs"][1][-2] == 1  # the phase in which a roll lies on the table


def played(env: Any, seed: int, steps: int = 60) -> list[Any]:
    rng, (seen, info) = np.random.default_rng(0), env.reset(seed=seed)
    found: list[Any] = [seen]
    for _ in range(steps):
        seen, rewards, dones, _, info = env.step(any_legal(info["action_mask"], rng))
        found += [seen, rewards, dones]
    return found


@pytest.mark.parametrize("opponents", ["uniform", Own()])
def test_the_seed_decides(opponents: Any) -> None:
    env = RapidoVectorEnv(5, opponents=opponents)
    first, again, other = played(env, 1), played(env, 1), played(env, 2)
    np.testing.assert_equal(first, again)
    assert not np.array_equal(first[-3], other[-3])


def test_threads_change_nothing() -> None:
    alone = RapidoVectorEnv(5, players=2, opponents="heuristic")
    shared = RapidoVectorEnv(5, players=2, opponents="heuristic", threads=3)
    np.testing.assert_equal(played(alone, 3), played(shared, 3))
    shared.close()


def test_equal_players_win_equally_often() -> None:
    """Two thousand games: five standard errors around a third."""
    env: Any = RecordEpisodeStatistics(gymnasium.make_vec(ID, num_envs=200, opponents="uniform"))
    rng, wins = np.random.default_rng(4), list[float]()
    _, info = env.reset(seed=6)
    while len(wins) < 2000:
        _, rewards, dones, _, info = env.step(any_legal(info["action_mask"], rng))
        wins += rewards[dones].tolist()
        if dones.any():
            np.testing.assert_array_equal(info["episode"]["r"][dones], rewards[dones])
    assert abs(np.mean(wins) - 1 / 3) < 5 * np.std(wins) / len(wins) ** 0.5


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 1}, "Rapido is for 2 to 6 players, not 1"),
        ({"opponents": ["bold"] * 3}, "with 3 players there are 2 opponents, not 3"),
        ({"seat": -1}, "the seat is None"),
        ({"threads": 0}, "at least one thread, not 0"),
        ({"num_envs": 0}, "at least one game, not 0"),
        ({"num_envs": 2.0}, "the number of games must be an integer, not 2.0"),
        ({"seat": 1.0}, "seat must be an integer, not 1.0"),
        ({"opponents": 5}, "opponents are one player or a list of them, in turn order, not 5"),
        ({"render_mode": "ansi"}, "many games at once cannot be rendered"),
    ],
)
def test_wrong_arguments(arguments: Any, sentence: str) -> None:
    with pytest.raises(BadRequest, match=sentence):
        gymnasium.make_vec(ID, **arguments)


def test_wrong_actions() -> None:
    env = RapidoVectorEnv(2, opponents="uniform")
    with pytest.raises(BadRequest, match=r"call reset\(\) before"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(BadRequest, match="expected 2 integers"):
        env.step([0, 0, 0])
    with pytest.raises(BadRequest, match="expected 2 integers"):
        env.step([0.0, 0.0])
    with pytest.raises(BadRequest, match="expected 2 integers"):
        env.step([0, [0]])
    with pytest.raises(BadRequest, match="an action is a number from 0 to 7, not 8"):
        env.step([0, 8])


def test_games_in_c_are_not_copied() -> None:
    env = RapidoVectorEnv(2, opponents="uniform")
    for copies in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied or pickled; make the environment"):
            copies(env)


def test_positions_are_not_ignored() -> None:
    env = RapidoVectorEnv(2, opponents="uniform")
    with pytest.raises(BadRequest, match=r"use gymnasium\.make"):
        env.reset(options={"position": "4,0,11/21 -/-/B46/-/-/CX1 A26:1"})
    with pytest.raises(BadRequest, match="followed by a new one by itself"):
        env.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(BadRequest, match="there is no option 'start'"):
        env.reset(options={"start": "4,0,11/21 -/-/B46/-/-/CX1 A26:1"})


def test_a_closed_environment_says_so() -> None:
    env = RapidoVectorEnv(8, opponents="uniform", threads=2)
    env.reset(seed=1)
    env.close()
    env.close()
    with pytest.raises(BadRequest, match="the environment is closed"):
        env.step([0] * 8)
    with pytest.raises(BadRequest, match="the environment is closed"):
        env.reset()
