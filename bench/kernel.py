"""Speed of the kernel, compared to OpenSpiel, Pgx and a bare C loop: `python bench/kernel.py`.

All candidates alternate in one process pinned to one core; rates are medians per second of CPU
time. A step is an applied action in OpenSpiel's sense: an outcome of the dice, or a choice. What is
not installed or not compiled is skipped with a message.
"""

import ctypes
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import pyspiel  # pyright: ignore[reportMissingImports] - a bench extra, not a test one

from rapido.kernel import POLICIES, backends, play_games, unavailable_reason
from rapido.kernel.native.build import FLAGS, find_compiler
from rapido.kernel.state import NativeState, PythonState
from rapido.rules import PLAYERS

SPIEL: Any = pyspiel
PIG = SPIEL.load_game("pig(players=2)")
ROUNDS = 7
ROLLOUTS = 10_000
BATCH = 1024
GAMES = {"python": 60, "scalar": 200_000}
"""per round, by backend; the others play ten times as many as scalar"""

Candidate = Callable[[], tuple[int, int]]
"""plays and returns the number of games and steps"""


def rates(candidates: dict[str, Candidate]) -> dict[str, tuple[float, float]]:
    """Alternate all candidates; return games and steps per second of CPU time."""
    seen: dict[str, list[tuple[float, float]]] = {name: [] for name in candidates}
    for _ in range(ROUNDS):
        for name, do in candidates.items():
            began = time.process_time()
            games, steps = do()
            took = time.process_time() - began
            seen[name].append((games / took, steps / took))
    return {
        name: (median(games for games, _ in found), median(steps for _, steps in found))
        for name, found in seen.items()
    }


def random_play(new: Callable[[], Any], games: int) -> tuple[int, int]:
    """Play random games in Python, with the same loop for every kind of state."""
    chance, steps = random.Random(1).random, 0
    for _ in range(games):
        state = new()
        is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
        chance_outcomes, legal_actions = state.chance_outcomes, state.legal_actions
        apply_action = state.apply_action
        while not is_terminal():
            if is_chance_node():
                outcomes = chance_outcomes()
                apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                actions = legal_actions()
                apply_action(actions[int(chance() * len(actions))])
            steps += 1
    return games, steps


def rollouts(steps_a_game: float) -> tuple[int, int]:
    """Let OpenSpiel play in C++: one search with one simulation, evaluated by ROLLOUTS games."""
    evaluator = SPIEL.RandomRolloutEvaluator(ROLLOUTS, random.randrange(1 << 30))
    bot = SPIEL.MCTSBot(PIG, evaluator, 1.0, 1, 1000, False, 42, False)  # noqa: FBT003
    bot.mcts_search(PIG.new_initial_state())
    return ROLLOUTS, round(ROLLOUTS * steps_a_game)


def kernel(backend: str, players: int = 3, policy: str = "uniform") -> tuple[int, int]:
    """Play games with one policy, with all statistics."""
    games = GAMES.get(backend, 10 * GAMES["scalar"])
    totals = play_games(
        players, (policy,) * players, games, random.getrandbits(64), backend=backend
    )
    return totals.games, totals.steps.total


def pig_in_c(folder: str) -> Candidate:
    """Compile the bare C loop."""
    compiler, library = find_compiler(), f"{folder}/pig"
    if compiler is None:
        raise OSError("there is no C compiler")
    source = str(Path(__file__).with_name("pig.c"))
    command = [*compiler, *FLAGS, "-shared", "-fPIC", source, "-o", library]
    subprocess.run(command, check=True)  # noqa: S603
    play = ctypes.CDLL(library).play_pig
    play.argtypes, play.restype = (ctypes.c_uint64, ctypes.c_uint64), ctypes.c_uint64
    return lambda: (100_000, play(100_000, random.getrandbits(64)))


def pgx_2048(*, reset: bool) -> Candidate:
    """Run a batch of Pgx's 2048 with jit, vmap and scan; a step is a move or its new tile."""
    jax: Any = import_module("jax")
    game: Any = import_module("pgx").make("2048")
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(game.step, game.init) if reset else game.step)
    begin, steps = jax.jit(jax.vmap(game.init)), 200

    def one(state: Any, key: Any) -> tuple[Any, None]:  # noqa: ANN401 - arrays of jax
        choice_key, keys = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(choice_key, logits, axis=-1)
        return step(state, action, jax.random.split(keys, BATCH)), None

    @jax.jit
    def many(state: Any, keys: Any) -> Any:  # noqa: ANN401 - arrays of jax
        return jax.lax.scan(one, state, keys)[0].rewards

    def run() -> tuple[int, int]:
        key = jax.random.PRNGKey(random.randrange(1 << 30))
        state = begin(jax.random.split(key, BATCH))
        jax.block_until_ready(many(state, jax.random.split(key, steps)))
        return 0, BATCH * steps

    run()  # compile
    return run


def all_candidates(folder: str) -> dict[str, Candidate]:
    """Return all candidates available on this machine."""
    games, steps = random_play(PIG.new_initial_state, 2000)
    found: dict[str, Candidate] = {
        "OpenSpiel pig, C++ rollouts": lambda: rollouts(steps / games),
        "OpenSpiel pig, Python loop": lambda: random_play(PIG.new_initial_state, 200),
        "Rapido, Python loop, NativeState": lambda: random_play(lambda: NativeState(3), 1000),
        "Rapido, Python loop, PythonState": lambda: random_play(lambda: PythonState(3), 200),
    }
    try:
        found["pig, bare C loop"] = pig_in_c(folder)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The bare C loop is skipped: {error}.")
    for backend in backends():
        found[f"Rapido kernel, {backend}"] = lambda backend=backend: kernel(backend)
    if reason := unavailable_reason():
        print(reason)
    if find_spec("pgx") and find_spec("jax"):
        found[f"Pgx 2048, {BATCH} at once"] = pgx_2048(reset=False)
        found[f"Pgx 2048, {BATCH} at once, with reset"] = pgx_2048(reset=True)
    else:
        print("Pgx 2048 is skipped: the packages pgx and jax are not installed.")
    return found


def table(found: dict[str, tuple[float, float]]) -> None:
    """Print games and steps per second, and the ratio to OpenSpiel's pig in C++."""
    pig = found["OpenSpiel pig, C++ rollouts"][1]
    print(
        f"{'three players, any legal action':<42} {'games/s':>12} {'steps/s':>15} {'x pig C++':>10}"
    )
    for name, (games, steps) in found.items():
        counted = f"{games:,.0f}" if games else "-"
        print(f"{name:<42} {counted:>12} {steps:>15,.0f} {steps / pig:>10.2f}")


def targets(found: dict[str, tuple[float, float]]) -> None:
    """Print the targets and the measured values."""
    pig, loop = found["OpenSpiel pig, C++ rollouts"][1], found["OpenSpiel pig, Python loop"][1]
    nothing = (0.0, 0.0)
    scalar = found.get("Rapido kernel, scalar", nothing)
    avx2 = found.get("Rapido kernel, avx2", nothing)
    native = found["Rapido, Python loop, NativeState"]
    for name, reached, aim in (
        ("scalar, games/s", scalar[0], 1e6),
        ("AVX2, games/s", avx2[0], 8e6),
        ("AVX2 over OpenSpiel's C++ pig, steps", avx2[1] / pig, 40),
        ("Python loop over OpenSpiel's pig, steps", native[1] / loop, 1.2),
    ):
        print(f"{name:<42} {reached:>15,.2f}   aim {aim:,.2f}")


def by_players() -> None:
    """Print games per second for all player counts and both policies."""
    fast = [backend for backend in backends() if backend != "python"]
    cells = [(players, policy) for players in PLAYERS for policy in POLICIES]
    names = {(backend, *cell): f"{backend} {cell}" for backend in fast for cell in cells}
    found = rates({name: lambda key=key: kernel(*key) for key, name in names.items()})
    print(f"{'games/s':<22}" + "".join(f"{backend:>14}" for backend in fast))
    for cell in cells:
        row = "".join(f"{found[names[backend, *cell]][0]:>14,.0f}" for backend in fast)
        print(f"{cell[0]} players, {cell[1]:<11}" + row)


def main() -> None:
    """Measure everything and print the results."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        found = rates(all_candidates(folder))
    table(found)
    print()
    targets(found)
    print()
    by_players()


if __name__ == "__main__":
    main()
