"""The PettingZoo environment passes PettingZoo's own tests and plays by the rules."""

import copy
import pickle
import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from rapido.envs import rapido_v0
from rapido.envs.aec import RapidoAEC
from rapido.kernel.state.actions import decode_action
from rapido.kernel.state.observation import observe
from rapido.record import read_position
from rapido.rules import PLAYERS, BadRequest, GameOver, Phase, RapidoError, legal_actions
from tests.envs.official import pettingzoo_tests

POSITION = "4,0,11/21 -/-/B46/-/-/CX1 A26:1"
wrappers: Any = import_module("pettingzoo.utils.wrappers")

# PettingZoo has a list of its own environments whose observations are dictionaries with a mask, as
# ours are, and warns about all others.
masked_observations = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@masked_observations
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("make", [rapido_v0.env, rapido_v0.raw_env])
def test_official_api_test(make: Any, players: int) -> None:
    pettingzoo_tests.api_test(make(players=players), num_cycles=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_official_seed_test(players: int) -> None:
    pettingzoo_tests.seed_test(lambda: rapido_v0.env(players=players), num_cycles=60)


def test_official_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    def shows_the_game(text: str) -> bool:
        return "player_2" in text and "field 5" in text

    shown = {"ansi": shows_the_game}
    pettingzoo_tests.render_test(rapido_v0.env, custom_tests=shown)
    assert "player_0 has rolled" in capsys.readouterr().out


def test_official_performance_benchmark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds are cut short: it stops at the second look at this clock."""
    seconds = iter(range(0, 100, 6))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", type("Clock", (), {"time": lambda: next(seconds)}))
    pettingzoo_tests.performance_benchmark(rapido_v0.env())
    assert "turns per second" in capsys.readouterr().out


def chosen(env: RapidoAEC, rng: random.Random, mistakes: float = 0) -> int | None:
    """Return a legal action, or any with this probability; None for an agent that is done."""
    agent = env.agent_selection
    if env.terminations[agent]:
        return None
    legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
    return rng.choice(range(8) if rng.random() < mistakes else legal)


@pytest.mark.parametrize("players", [2, 5])
def test_same_as_with_the_wrappers_of_pettingzoo(
    players: int, caplog: pytest.LogCaptureFixture
) -> None:
    """`env` does by itself what the usual wrappers around `raw_env` would do."""
    ours = rapido_v0.env(players=players)
    wrapped = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(rapido_v0.raw_env(players=players), illegal_reward=-1)
        )
    )
    rng, illegal = random.Random(7), 0
    for seed in range(12):
        ours.reset(seed=seed)
        wrapped.reset(seed=seed)
        for agent in ours.agent_iter():
            action = chosen(ours, rng, mistakes=0.02)
            np.testing.assert_equal(ours.last(), wrapped.last())
            ours.step(action)
            warned = len(caplog.records)
            wrapped.step(action)
            assert warned == len(caplog.records) - warned
            illegal += warned
            caplog.clear()
            assert agent in ours.possible_agents
            for name in ("agents", "rewards", "terminations", "truncations", "infos"):
                assert getattr(ours, name) == getattr(wrapped, name)
        assert wrapped.agents == []
    assert 0 < illegal < 12


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_are_those_of_the_rules(players: int) -> None:
    env = rapido_v0.raw_env(players=players)
    rng = random.Random(players)
    env.reset(seed=players)
    while True:
        state = env.game.state()
        agent = f"player_{state.player}"
        if state.phase is Phase.OVER:
            break
        assert env.agent_selection == agent
        for player, other in enumerate(env.agents):
            seen = env.observe(other)
            np.testing.assert_array_equal(seen["observation"], observe(state, player))
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            expected = legal_actions(state) if other == agent else ()
            assert [decode_action(action) for action in legal] == list(expected)
        np.testing.assert_array_equal(env.state(), observe(state, 0))
        assert env.state_space.contains(env.state())
        env.step(chosen(env, rng))
    assert env.rewards == {name: float(name == agent) for name in env.possible_agents}
    assert not any(env.truncations.values())
    received: dict[str, float] = {}
    for name in env.agent_iter():
        received[name] = env.last()[1]
        env.step(None)
    assert received == {name: float(name == agent) for name in env.possible_agents}


def test_a_game_can_start_from_a_position() -> None:
    env = rapido_v0.env(players=3)
    env.reset(options={"position": POSITION})
    assert env.game.state() == read_position(POSITION)
    assert env.agent_selection == "player_0"
    env.reset(options={"position": read_position(POSITION)})
    assert env.game.state() == read_position(POSITION)


def pickled(env: RapidoAEC) -> RapidoAEC:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


@pytest.mark.parametrize("duplicate", [copy.deepcopy, pickled])
def test_a_copy_continues_the_same_game(duplicate: Callable[[RapidoAEC], RapidoAEC]) -> None:
    env = rapido_v0.env()
    env.reset(seed=3)
    for _ in range(5):
        env.step(chosen(env, random.Random(1)))
    twin = duplicate(env)
    played: list[list[object]] = []
    for each in (env, twin):
        rng, steps = random.Random(2), list[object]()
        while not all(each.terminations.values()):
            each.step(chosen(each, rng))
            steps.append(each.game.state())
        played.append(steps)
    assert played[0] == played[1]


@pytest.mark.parametrize("options", [None, {"position": "0,0,0/1 -/-/-/-/-/- A"}])
@pytest.mark.parametrize("env", [rapido_v0.env(finish=1), rapido_v0.raw_env(finish=1)])
def test_a_game_that_the_first_roll_wins_is_not_shown(env: RapidoAEC, options: Any) -> None:
    for seed in range(100):
        env.reset(seed, options)
        assert not any(env.terminations.values())
        assert env.observe(env.agent_selection)["action_mask"].any()


def test_registered() -> None:
    registration: Any = pytest.importorskip("pettingzoo.env_registry.registration")
    made = registration.make("aec", "rapido/rapido_v0", players=4)
    assert isinstance(made, RapidoAEC)
    assert made.players == 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 7}, "Rapido is for 2 to 6 players, not 7"),
        ({"players": 3.0}, "players must be an integer, not 3.0"),
        ({"finish": 0}, "the finish is a step from 1 to 999, not 0"),
        ({"render_mode": "svg"}, "there is no render mode 'svg', only human, ansi, rgb_array"),
    ],
)
def test_wrong_arguments(arguments: Any, sentence: str) -> None:
    with pytest.raises(BadRequest, match=sentence):
        rapido_v0.env(**arguments)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([1], r"options are a dictionary, not \[1\]"),
        ({"position": 3}, r"a position is a State of rapido\.rules or a text, not 3"),
    ],
)
def test_wrong_options(options: Any, sentence: str) -> None:
    with pytest.raises(BadRequest, match=sentence):
        rapido_v0.env().reset(options=options)


def test_an_illegal_action_says_what_is_legal() -> None:
    env = rapido_v0.raw_env()
    env.reset(options={"position": POSITION})
    before = env.game.state()
    with pytest.raises(BadRequest, match=r"action 1 \(throw pair 1\) is not legal now; legal: 0"):
        env.step(1)
    with pytest.raises(BadRequest, match="an action is a number from 0 to 7, not 8"):
        env.step(8)
    with pytest.raises(BadRequest, match="an action is a number from 0 to 7, not None"):
        env.step(None)
    assert env.game.state() == before


def test_an_agent_that_does_not_exist() -> None:
    env = rapido_v0.env(players=2)
    env.reset()
    for method in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(BadRequest, match="no agent 'player_2', only player_0, player_1"):
            method("player_2")


def test_calls_in_the_wrong_order(caplog: pytest.LogCaptureFixture) -> None:
    env = rapido_v0.env()
    for name in ("agents", "rewards", "agent_selection"):
        with pytest.raises(AttributeError, match=rf"call reset\(\) first: before it .* {name}"):
            getattr(env, name)
    with pytest.raises(AttributeError, match=r"call reset\(\) first"):
        env.step(0)
    env.reset()
    with pytest.raises(BadRequest, match=r"call step\(\) or reset\(\)"):
        list(env.agent_iter())
    with pytest.raises(BadRequest, match="nothing can be rendered without a render mode"):
        env.render()
    while env.agents:
        env.step(chosen(env, random.Random(1)))
    env.step(None)
    assert "Should reset() first" in caplog.text


@pytest.mark.parametrize(
    "position", ["21,0,0/21 -/-/-/-/-/- A!", "0,0/21 -/-/-/-/-/- A", "0,0,0/5 -/-/-/-/-/- A", "?"]
)
def test_positions_that_do_not_fit(position: str) -> None:
    with pytest.raises(RapidoError):
        rapido_v0.env().reset(options={"position": position})


def test_the_game_is_over_in_this_position() -> None:
    with pytest.raises(GameOver):
        rapido_v0.env().reset(options={"position": "21,0,0/21 -/-/-/-/-/- A!"})
