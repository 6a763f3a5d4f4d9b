"""Steps a second of the environments, beside those of others: `python bench/envs.py`.

A step is an action of a player, after which the dice are rolled until somebody must act again. All
candidates choose any legal action, and look at an observation and an action mask before each. They
alternate in one process pinned to one core, and rates are medians per second of CPU time. Those
with more threads may use all cores; their rates are per second of a clock. What is not installed
is skipped with a message.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import env_libraries
import numpy as np

from rapido.kernel import NativeBatch, NativeState, unavailable_reason
from rapido.kernel.state import PythonState
from rapido.kernel.state.observation import observation_length

BASELINE = "OpenSpiel pig, observer"
BATCH = 1024


@dataclass(frozen=True)
class Candidate:
    """Something that plays for a moment; `run` returns the number of steps."""

    name: str
    run: Callable[[], int]
    threads: int = 1


def pig() -> Iterator[Candidate]:
    """OpenSpiel's pig in C++: its observation as a list, and written into an array."""
    spiel: Any = import_module("pyspiel")
    observer: Any = import_module("open_spiel.python.observation")
    game = spiel.load_game("pig(players=2)")
    into_array = observer.make_observation(game)

    def play(observe: Callable[[Any], object]) -> int:
        chance, steps = Random(1).random, 0
        for _ in range(40):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                    continue
                observe(state)
                state.legal_actions_mask()
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                steps += 1
        return steps

    yield Candidate(BASELINE, lambda: play(lambda s: into_array.set_from(s, s.current_player())))
    yield Candidate("OpenSpiel pig, list", lambda: play(lambda s: s.observation_tensor()))


def one_at_a_time(players: int) -> Iterator[Candidate]:
    """States of the kernel, with the loop of pig."""
    out = np.empty(observation_length(players), np.float32)

    def play(kind: type[PythonState], games: int) -> int:
        chance, steps = Random(1).random, 0
        for _ in range(games):
            state = kind(players)
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                    continue
                state.observation(out=out)
                state.legal_actions_mask()
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                steps += 1
        return steps

    yield Candidate("NativeState", lambda: play(NativeState, 200))
    yield Candidate("PythonState", lambda: play(PythonState, 5))


def batches(players: int) -> Iterator[Candidate]:
    """Many games at once; the actions are chosen in C, too."""

    def row(dtype: str, games: int, threads: int = 1) -> Candidate:
        batch = NativeBatch(games, players, 1, threads=threads, dtype=dtype)
        actions = np.zeros(games, np.int64)
        rounds = (1 << 20) // games

        def run() -> int:
            for _ in range(rounds):
                batch.step(batch.random_actions(actions))
            return rounds * games

        shared = f", {threads} threads" if threads > 1 else ""
        return Candidate(f"NativeBatch of {games}, {dtype}{shared}", run, threads)

    yield row("float32", BATCH)
    yield row("uint8", BATCH)
    yield row("float32", 16 * BATCH)
    yield row("float32", 16 * BATCH, threads=2)


def library(rows: Iterable[env_libraries.Row]) -> Iterator[Candidate]:
    for name, run in rows:
        yield Candidate(name, run)


def candidates(players: int) -> Iterator[Candidate]:
    """List all, in the order of the table."""
    kinds: tuple[Callable[[], Iterator[Candidate]], ...] = (
        pig,
        lambda: one_at_a_time(players),
        lambda: batches(players),
        lambda: library(env_libraries.open_spiel(players)),
        lambda: library(env_libraries.pettingzoo(players)),
        lambda: library(env_libraries.gymnasium(players)),
    )
    for kind in kinds:
        try:
            yield from kind()
        except ImportError as error:
            print(f"Skipped: {error}.")


def rates(found: list[Candidate], rounds: int) -> dict[str, float]:
    """Alternate all candidates; return steps per second."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set[int]()
    seen: dict[str, list[float]] = {each.name: [] for each in found}
    for number in range(rounds + 1):
        for each in found:
            if cores:
                os.sched_setaffinity(0, cores if each.threads > 1 else {max(cores)})
            clock = time.perf_counter if each.threads > 1 else time.process_time
            began = clock()
            steps = each.run()
            if number:  # the first round warms up
                seen[each.name].append(steps / (clock() - began))
    return {name: median(found) for name, found in seen.items()}


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3, help="of Rapido (default 3)")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured")
    options = parser.parse_args()
    if reason := unavailable_reason():
        print(reason)
    found = rates(list(candidates(options.players)), options.rounds)
    baseline = found.get(BASELINE)
    print(f"{f'{options.players} players, any legal action':<44} {'steps/s':>12} {'x pig':>8}")
    for name, rate in found.items():
        ratio = f"{rate / baseline:.2f}" if baseline else "-"
        print(f"{name:<44} {rate:>12,.0f} {ratio:>8}")
    batch, aec = f"NativeBatch of {BATCH}, float32", "PettingZoo rapido_v0.env"
    aims = (
        (batch, 10e6, "steps/s", 1.0),
        (batch, 20, "x pig", baseline or float("nan")),
        (aec, 100e3, "steps/s", 1.0),
    )
    for name, aim, unit, divisor in aims:
        reached = found.get(name, float("nan")) / divisor
        print(f"{f'{name}, {unit}':<44} {reached:>12,.1f}   aim {aim:,.0f}")


if __name__ == "__main__":
    main()
