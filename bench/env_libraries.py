"""Rows of bench/envs.py: the environments in PettingZoo, Gymnasium and OpenSpiel, beside theirs."""

import random
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

import rapido.envs  # noqa: F401 # pyright: ignore[reportUnusedImport] - registers them

Row = tuple[str, Callable[[], int]]
"""a name, and a function that plays for a moment and returns the number of steps"""


def pettingzoo(players: int) -> Iterator[Row]:
    """Play with the loop of PettingZoo's performance_benchmark."""

    def play(env: Any, steps: int) -> int:  # noqa: ANN401 - any environment
        env.reset(seed=1)
        done = 0
        while done < steps:
            for agent in env.agent_iter(env.num_agents):
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    action = None
                elif isinstance(seen, dict) and "action_mask" in seen:
                    action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())  # pyright: ignore[reportUnknownArgumentType] - PettingZoo has no types
                else:
                    action = env.action_space(agent).sample()
                env.step(action)
                done += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return done

    ours: Any = import_module("rapido.envs.rapido_v0")
    env, raw = ours.env(players=players), ours.raw_env(players=players)
    yield "PettingZoo rapido_v0.env", lambda: play(env, 20_000)
    yield "PettingZoo rapido_v0.raw_env", lambda: play(raw, 20_000)
    for name in ("tictactoe_v3", "connect_four_v3"):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            theirs: Any = import_module(f"pettingzoo.classic.{name}").env()
        yield f"PettingZoo {name}.env", lambda theirs=theirs: play(theirs, 2000)


def gymnasium(players: int) -> Iterator[Row]:
    """A step is one decision of the learner; the opponents' are not counted."""
    library: Any = import_module("gymnasium")

    def play(env: Any, steps: int) -> int:  # noqa: ANN401 - any environment
        _, info = env.reset(seed=1)
        for _ in range(steps):
            _, _, terminated, truncated, info = env.step(
                env.action_space.sample(info.get("action_mask"))
            )
            if terminated or truncated:
                _, info = env.reset()
        return steps

    def play_many(envs: Any, rounds: int) -> int:  # noqa: ANN401 - any environments
        rng = np.random.default_rng(1)
        _, info = envs.reset(seed=1)
        for _ in range(rounds):
            if (masks := info.get("action_mask")) is None:
                actions: Any = envs.action_space.sample()
            else:
                scores: Any = masks * rng.random((envs.num_envs, 8))
                actions = scores.argmax(axis=1)
            info = envs.step(actions)[-1]
        return rounds * envs.num_envs

    for name, steps in (("uniform", 4000), ("heuristic", 4000), ("careful", 200)):
        env = library.make("rapido/Rapido-v0", players=players, opponents=name)
        yield f"Gymnasium Rapido-v0, {name}", lambda env=env, steps=steps: play(env, steps)
    for name in ("Blackjack-v1", "CartPole-v1"):
        theirs = library.make(name)
        yield f"Gymnasium {name}", lambda theirs=theirs: play(theirs, 4000)
    for name, count, rounds in (("uniform", 1024, 60), ("heuristic", 1024, 20), ("careful", 64, 4)):
        envs = library.make_vec("rapido/Rapido-v0", num_envs=count, players=players, opponents=name)
        yield (
            f"Gymnasium vector of {count}, {name}",
            lambda envs=envs, rounds=rounds: play_many(envs, rounds),
        )
    cart_poles = library.make_vec("CartPole-v1", num_envs=1024)
    yield "Gymnasium vector of 1024, CartPole-v1", lambda: play_many(cart_poles, 60)


def open_spiel(players: int) -> Iterator[Row]:
    """The loop of pig, with observations written into an array."""
    import_module("rapido.envs.open_spiel")
    import_module("open_spiel.python.games")
    spiel: Any = import_module("pyspiel")
    observation: Any = import_module("open_spiel.python.observation")

    def play(game: Any, steps: int) -> int:  # noqa: ANN401 - any game
        chance, done = random.Random(1).random, 0
        observer = observation.make_observation(game)
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                    continue
                observer.set_from(state, state.current_player())
                state.legal_actions_mask()
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                done += 1
        return done

    ours = spiel.load_game(f"python_rapido(players={players})")
    yield "OpenSpiel python_rapido", lambda: play(ours, 10_000)
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "backgammon"):
        theirs = spiel.load_game(name)
        yield f"OpenSpiel {name}", lambda theirs=theirs: play(theirs, 2000)
