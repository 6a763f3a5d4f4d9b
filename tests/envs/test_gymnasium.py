"""The Gymnasium environment passes Gymnasium's own check; opponents play as they should."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rapido.envs  # noqa: F401 # pyright: ignore[reportUnusedImport] - registers them
from rapido.envs.opponents import Choice, OpponentFailed, RulesChoice, choice_of
from rapido.envs.single_agent import RapidoEnv
from rapido.kernel.state import NativeState
from rapido.kernel.state.actions import encode_action
from rapido.kernel.state.observation import observe
from rapido.lab.participants import participant
from rapido.lab.seeded_random import SeededRandom
from rapido.players import LADDER, NoSuchBot
from rapido.record import read_position
from rapido.rules import PLAYERS, Action, BadRequest, GameOver, Place, State, Throw, legal_actions

ID = "rapido/Rapido-v0"
POSITION = "4,0,11/21 -/-/B46/-/-/CX1 A26:1"


class Recorder:
    """Plays like the random player, and remembers whose turn it was."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def choose(self, state: State, rng: Random) -> Action:
        self.turns.append(state.player)
        return rng.choice(legal_actions(state))


class Stubborn:
    def __init__(self, action: Action) -> None:
        self._action = action

    def choose(self, state: State, rng: Random) -> Action:  # noqa: ARG002 - as it is
        return self._action


def play(env: RapidoEnv, seed: int | None = None) -> float:
    """Play a game with the first legal action that places, and return the last reward."""
    _, info = env.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, info = env.step(
            int(np.flatnonzero(info["action_mask"])[-1])
        )
        np.testing.assert_array_equal(seen, observe(env.game.state(), info["seat"]))
        assert not truncated
        if terminated:
            assert not info["action_mask"].any()
            return reward
        assert reward == 0
        assert env.game.current_player() == info["seat"]
        assert tuple(np.flatnonzero(info["action_mask"])) == env.game.legal_actions()
        np.testing.assert_array_equal(env.action_masks(), info["action_mask"])


@pytest.mark.parametrize("players", PLAYERS)
def test_official_check(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(ID, players=players, opponents=["heuristic"] * (players - 1))
    check_env(env.unwrapped)
    assert "learner" in capsys.readouterr().out


def test_the_winner_is_rewarded() -> None:
    env = RapidoEnv(3, "uniform")
    rewards = [play(env, seed) for seed in range(30)]
    assert set(rewards) == {0.0, 1.0}
    for seed in (4, 5):
        assert play(env, seed) == rewards[seed]


def test_the_seat_changes_unless_it_is_fixed() -> None:
    seats = {RapidoEnv().reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    fixed = RapidoEnv(4, "uniform", seat=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(10)} == {3}


def test_opponents_sit_in_turn_order_from_the_learners_left() -> None:
    left, across, right = Recorder(), Recorder(), Recorder()
    env = RapidoEnv(4, [left, across, right], seat=2)
    play(env, 1)
    assert [set(each.turns) for each in (left, across, right)] == [{3}, {0}, {1}]


def test_a_position_to_start_from() -> None:
    env = RapidoEnv(3, "uniform")
    _, info = env.reset(options={"position": POSITION})
    assert env.game.state() == read_position(POSITION)
    assert info["seat"] == 0
    with pytest.raises(BadRequest, match=r"there is no option 'start' of reset\(\)"):
        env.reset(options={"start": POSITION})
    with pytest.raises(BadRequest, match="this environment has 2 players"):
        RapidoEnv(2).reset(options={"position": POSITION})


def test_opponents_may_be_an_array() -> None:
    env = gymnasium.make(ID, players=3, opponents=np.array(["careful", "bold"]))
    env.reset(seed=1)
    with pytest.raises(BadRequest, match="with 4 players there are 3 opponents, not 2"):
        gymnasium.make(ID, players=4, opponents=np.array(["careful", "bold"]))


def test_an_illegal_action_loses() -> None:
    env = RapidoEnv(3, "uniform")
    env.reset(options={"position": POSITION})
    _, reward, terminated, truncated, info = env.step(1)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal_action"].startswith("action 1 (throw pair 1) is not legal now")
    with pytest.raises(GameOver, match=r"call reset\(\)"):
        env.step(0)
    env.reset()
    with pytest.raises(BadRequest, match="an action is a number from 0 to 7, not 'throw'"):
        env.step(action="throw")  # pyright: ignore[reportArgumentType]


def test_an_opponent_that_wins_before_the_learner_acts() -> None:
    """With the finish on step 1 many games are over in the first turn; they are not shown."""
    env = RapidoEnv(2, "uniform", finish=1, seat=1)
    for seed in range(30):
        env.reset(seed=seed)
        assert env.game.current_player() == 1


def test_a_copy_continues_the_same_game() -> None:
    env = RapidoEnv(3, "careful")
    _, info = env.reset(seed=8)
    twins = (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env)))  # noqa: S301 - our own
    games: list[list[State]] = []
    for each in twins:
        games.append([])
        mask, over = info["action_mask"], False
        while not over:
            _, _, over, _, after = each.step(int(np.flatnonzero(mask)[1]))
            mask = after["action_mask"]
            games[-1].append(each.game.state())
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", LADDER)
def test_opponents_in_the_kernel_choose_as_in_python(name: str, players: int) -> None:
    in_kernel: Choice = choice_of(name, players, 21)
    assert not isinstance(in_kernel, RulesChoice)
    rng, seeded, game = Random(5), SeededRandom(), NativeState(players)
    for _ in range(12):
        while game.is_chance_node():
            game.roll(rng)
        if game.is_terminal():
            break
        seeds = Random(rng.random())
        chosen = in_kernel(game, copy.copy(seeds))
        seeded.restart(seeds.getrandbits(64))
        assert chosen == encode_action(participant(name).choose(game.state(), seeded))
        game.apply_action(chosen)


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"players": 7}, BadRequest, "Rapido is for 2 to 6 players, not 7"),
        ({"players": 3, "finish": 1000}, BadRequest, "a step from 1 to 999, not 1000"),
        ({"opponents": ["bold"]}, BadRequest, "with 3 players there are 2 opponents, not 1"),
        ({"opponents": "brave"}, NoSuchBot, "no computer player 'brave'; there are uniform, beg"),
        ({"opponents": [3, "bold"]}, BadRequest, r"uniform, .* or an object with a method choose"),
        ({"opponents": 5}, BadRequest, "opponents are one player or a list of them, .* not 5"),
        ({"seat": 1.0}, BadRequest, "seat must be an integer, not 1.0"),
        ({"seat": 3}, BadRequest, r"the seat is None \(any\) or a number from 0 to 2, not 3"),
        ({"render_mode": "svg"}, BadRequest, "there is no render mode 'svg'"),
    ],
)
def test_wrong_arguments(arguments: Any, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        RapidoEnv(**arguments)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Throw(1), r"action 1 \(throw pair 1\) is not legal now"),
        (Place(9), "an action is a number from 0 to 7, not 11"),
        (None, "AttributeError"),
    ],
)
def test_an_opponent_that_fails(action: Any, sentence: str) -> None:
    env = RapidoEnv(3, Stubborn(action), seat=0)
    env.reset(options={"position": POSITION})
    with pytest.raises(OpponentFailed, match=sentence):
        env.step(2)
