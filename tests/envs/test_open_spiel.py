"""OpenSpiel's own tests and algorithms run on the game; its states are those of the rules."""

import pickle
import random
import subprocess
import sys
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from rapido.envs import open_spiel
from rapido.kernel.state.actions import decode_action
from rapido.kernel.state.observation import observe
from rapido.record import read_position
from rapido.rules import (
    PLAYERS,
    ROLLS,
    BadRequest,
    Phase,
    RapidoError,
    Rolled,
    apply,
    legal_actions,
    new_game,
)

pyspiel: Any = import_module("pyspiel")
POSITION = "4,0,11/21 -/-/B46/-/-/CX1 A26:1"
EXAMPLE = (
    "import rapido.envs.open_spiel, runpy, sys;"
    "runpy.run_module('open_spiel.python.examples.' + sys.argv.pop(1), run_name='__main__')"
)


def load(**parameters: int) -> Any:
    given = ",".join(f"{name}={number}" for name, number in parameters.items())
    return pyspiel.load_game(f"python_rapido({given})")


@pytest.mark.parametrize("players", PLAYERS)
def test_official_random_sim_test(players: int) -> None:
    pyspiel.random_sim_test(load(players=players), num_sims=2, serialize=True, verbose=False)


def test_official_games_sim_test() -> None:
    """The test that OpenSpiel runs on all registered games, for 2 to 6 players."""
    cases: Any = import_module("open_spiel.python.tests.games_sim_test").GamesSimTest("sim_game")
    for players in PLAYERS:
        cases.sim_game(load(players=players))
    cases.sim_game(pyspiel.load_game("python_rapido_short"))


@pytest.mark.parametrize(
    ("example", "arguments", "shown"),
    [
        (
            "mcts",
            ("--game=python_rapido", "--max_simulations=3", "--quiet", "--seed=1"),
            "Number of games played: 1",
        ),
        (
            "mccfr_example",
            ("--game=python_rapido_short", "--sampling=external", "--iterations=20"),
            "Iteration 0 exploitability",
        ),
    ],
)
def test_official_examples_run(example: str, arguments: tuple[str, ...], shown: str) -> None:
    command = [sys.executable, "-c", EXAMPLE, example, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert shown in done.stdout


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_are_those_of_the_rules(players: int) -> None:
    game = load(players=players)
    state, expected = game.new_initial_state(), new_game(players)
    rng, nodes = random.Random(players), 0
    while True:
        # Forced throws are no nodes.
        if expected.phase is Phase.ROLL and len(actions := legal_actions(expected)) == 1:
            expected = apply(expected, actions[0]).state
        assert read_position(str(state)) == expected
        for player in range(players):
            np.testing.assert_array_equal(
                state.observation_tensor(player), observe(expected, player)
            )
        if expected.phase is Phase.OVER:
            break
        chance = expected.phase is Phase.DICE
        assert state.is_chance_node() == chance
        assert chance or state.current_player() == expected.player
        action: int = rng.choice(state.legal_actions())
        move = Rolled(ROLLS[action]) if chance else decode_action(action)
        assert chance or move in legal_actions(expected)
        state.apply_action(action)
        expected = apply(expected, move).state
        nodes += 1
    returns = [-1 / (players - 1)] * players
    returns[expected.player] = 1.0
    assert state.returns() == pytest.approx(returns)
    assert sum(returns) == pytest.approx(game.utility_sum())
    assert len(state.history()) == nodes
    assert state.legal_actions() == []


def test_chance() -> None:
    outcomes = load(players=3).new_initial_state().chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(range(36))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def test_strings() -> None:
    state = load(players=3).new_initial_state()
    assert state.action_to_string(0) == "roll X X"
    assert state.string_to_action("roll 7 6") == 35
    state.apply_action(35)
    shown = [state.action_to_string(action) for action in state.legal_actions()]
    assert shown[:3] == ["throw pair 0", "place on field 0", "place on field 1"]
    assert state.observation_string(2) == str(state) == "0,0,0/21 -/-/-/-/-/- A76:1"
    assert state.information_state_string(1) == state.history_str() == "35"


def test_observation_by_section() -> None:
    observer: Any = import_module("open_spiel.python.observation").make_observation(load(players=3))
    observer.set_from(load(players=3).new_initial_state(POSITION), player=0)
    assert observer.dict["places"].shape == (7, 3)
    assert observer.dict["value"] == pytest.approx(62 / 76)
    np.testing.assert_array_equal(observer.tensor, observe(read_position(POSITION), 0))


def test_copies_are_independent() -> None:
    game = load(players=3)
    state = game.new_initial_state(POSITION)
    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    state.apply_action(0)
    for each in copies:
        assert str(each) == POSITION
        each.apply_action(0)
        assert str(each) == str(state)
        # Copies are fast because of this type.
        assert type(each.position) is type(state.position)
        assert type(each.clone().position) is type(state.position)


def test_a_game_that_takes_too_long_is_a_draw() -> None:
    state = load(players=3, horizon=2).new_initial_state()
    state.apply_action(35)
    state.apply_action(2)
    state.apply_action(35)
    assert not state.is_terminal()
    state.apply_action(2)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0, 0, 0]
    assert not state.is_chance_node()


def test_no_game_has_more_chance_nodes() -> None:
    """Whoever always throws again and rolls an X has as many as possible."""
    game = load(players=3, horizon=4)
    state, rolls = game.new_initial_state(), 0
    while not state.is_terminal():
        rolls += state.is_chance_node()
        state.apply_action(0)
    assert rolls == game.max_chance_nodes_in_history()
    assert len(state.history()) == rolls + 4


def test_a_game_that_is_won_in_time_is_no_draw() -> None:
    state = load(players=3, horizon=1).new_initial_state("0,20,0/21 -/-/B46/-/-/- A26:1")
    state.apply_action(7)
    assert state.returns() == [-0.5, 1.0, -0.5]


def test_algorithms_for_more_players() -> None:
    """MCTS finds the win: whoever places above 64 leaves B on step 21."""
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    rng = np.random.RandomState(1)
    game = load(players=3)
    bot = mcts.MCTSBot(game, 2, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state("0,20,0/21 B46/-/-/-/-/- A76:1")
    chosen = state.action_to_string(bot.step(state))
    assert chosen in {f"place on field {field}" for field in range(5)}
    solver: Any = import_module("open_spiel.python.algorithms.external_sampling_mccfr")
    small = load(players=3, finish=2, horizon=3)
    cfr = solver.ExternalSamplingSolver(small, solver.AverageType.SIMPLE)
    for _ in range(3):
        cfr.iteration()
    policy = cfr.average_policy().action_probabilities(small.new_initial_state().child(35))
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 7}, "Rapido is for 2 to 6 players, not 7"),
        ({"finish": 0}, "a step from 1 to 999, not 0"),
        ({"horizon": 0}, "the horizon is the largest number of decisions, not 0"),
    ],
)
def test_wrong_parameters(parameters: dict[str, int], sentence: str) -> None:
    with pytest.raises(BadRequest, match=sentence):
        load(**parameters)


def test_wrong_actions_and_positions() -> None:
    game = load(players=3)
    state = game.new_initial_state()
    with pytest.raises(BadRequest, match="a roll is a number from 0 to 35, not 36"):
        state.apply_action(36)
    state.apply_action(35)
    with pytest.raises(BadRequest, match=r"action 1 \(throw pair 1\) is not legal now; legal: 0"):
        state.apply_action(1)
    with pytest.raises(BadRequest, match="an action is a number from 0 to 7, not 9"):
        state.apply_action(9)
    with pytest.raises(BadRequest, match="this game has 3 players"):
        game.new_initial_state("0,0/21 -/-/-/-/-/- A")
    with pytest.raises(RapidoError):
        game.new_initial_state("A")
    assert all(a < b for a, b in pairwise(state.legal_actions()))


def test_registered() -> None:
    assert {open_spiel.NAME, open_spiel.SHORT_NAME} < set(pyspiel.registered_names())
