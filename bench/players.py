"""Time of a decision of the strongest player: `python bench/players.py`.

Positions come from its own games. Numpy and every backend of the kernel that this CPU supports take
turns on each position: first with nothing computed before, then again as for the next decision of
the same turn. Times are process time, so that other programs disturb little.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median, quantiles
from time import process_time

from player_games import in_kernel

from rapido.kernel import library, unavailable_reason
from rapido.kernel.native.library import Library
from rapido.kernel.turn.evaluator import BACKENDS, Evaluator
from rapido.players.levels import perfect
from rapido.players.network import SHIPPED, Network
from rapido.players.weights_file import convert_weights
from rapido.rules import PLAYERS, ROLLS, Action, Phase, Rolled, State, apply, new_game
from rapido.turn.reference import ReferenceAnalysis

Decision = Callable[[State], Action]


def games(players: int, rng: Random) -> Iterator[list[State]]:
    """Yield games of the strongest player, each with all its decisions."""
    strongest = perfect()
    while True:
        state, decisions = new_game(players), list[State]()
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DECIDE:
                decisions.append(state)
            dice = state.phase is Phase.DICE
            move = Rolled(rng.choice(ROLLS)) if dice else strongest.choose(state, rng)
            state = apply(state, move).state
        yield decisions


def seconds(decide: Decision, state: State) -> float:
    began = process_time()
    decide(state)
    return process_time() - began


def evaluators(compiled: Library, players: int) -> dict[str, Evaluator]:
    weights = convert_weights(SHIPPED, players)
    made = {name: Evaluator(compiled, weights) for name in BACKENDS}
    return {name: each for name, each in made.items() if each.use(name)}


def measure(compiled: Library, players: int, positions: int) -> dict[str, list[float]]:
    """Return the seconds of every decision by how it was made."""
    network, by_backend = Network.shipped(players), evaluators(compiled, players)

    def with_numpy(state: State) -> Action:
        return ReferenceAnalysis(state, network).best

    decisions = (state for game in games(players, Random(players)) for state in game)
    found: dict[str, list[float]] = {}
    for state in islice(decisions, positions):
        found.setdefault("numpy", []).append(seconds(with_numpy, state))
        for name, evaluator in by_backend.items():

            def with_kernel(state: State, evaluator: Evaluator = evaluator) -> Action:
                return evaluator.analyze(state).best

            evaluator.forget()
            found.setdefault(name, []).append(seconds(with_kernel, state))
            found.setdefault(f"{name}, cached", []).append(seconds(with_kernel, state))
    return found


def print_decisions(compiled: Library, positions: int) -> None:
    print("players  decision              median ms    p99 ms  numpy's median is")
    for players in PLAYERS:
        found = measure(compiled, players, positions)
        base = median(found["numpy"])
        for name, times in found.items():
            middle, late = median(times), quantiles(times, n=100)[98]
            print(
                f"{players:>7}  {name:<20}  {1e3 * middle:>9.3f}  {1e3 * late:>8.3f}"
                f"  {base / middle:>6.1f} x"
            )


def print_games(count: int) -> None:
    """Print how many games the strongest player plays against itself; player_games.py has more."""
    for players in PLAYERS:
        names = ("perfect",) * players
        in_kernel(names, range(1))  # loads what is loaded once
        rate = in_kernel(names, range(count))
        print(f"{players} strongest players: {rate:.0f} games per second and core")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, help="for each number of players")
    parser.add_argument("--games", type=int, default=50)
    options = parser.parse_args()
    compiled = library()
    if compiled is None:
        parser.exit(1, f"{unavailable_reason()}\n")
    print_decisions(compiled, options.positions)
    print_games(options.games)


if __name__ == "__main__":
    main()
