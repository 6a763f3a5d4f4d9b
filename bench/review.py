"""Time of the review of a game by player count: `python bench/review.py`.

Besides the shipped evaluation it measures a dummy that costs as much as a small network (300
inputs, layers of 128 and 64), to separate the review from the evaluation.
"""

import argparse
import json
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter, process_time

import msgspec
import numpy as np
from numpy.typing import NDArray

from rapido.players.evaluate import best_value_function
from rapido.players.heuristic import Heuristic
from rapido.record import Participant, Record
from rapido.review import review
from rapido.review.view import review_view
from rapido.rules import PLAYERS, ROLLS, Move, Phase, Rolled, apply, new_game
from rapido.turn.positions import Chances, NoSecondLook, Positions, ValueFunction

INPUTS = 300
_RNG = np.random.default_rng(1)


def _layer(rows: int, columns: int) -> NDArray[np.float32]:
    return _RNG.normal(scale=0.1, size=(rows, columns)).astype(np.float32)


@dataclass
class DummyNetwork(NoSecondLook):
    """Costs as much as a network, with random weights."""

    climbs: int = 6
    source: str = "stand-in"
    stderr: float = 1.0
    first: NDArray[np.float32] = field(default_factory=lambda: _layer(INPUTS, 128))
    second: NDArray[np.float32] = field(default_factory=lambda: _layer(128, 64))
    last: NDArray[np.float32] = field(default_factory=lambda: _layer(64, max(PLAYERS)))

    def chances(self, positions: Positions) -> Chances:
        given = np.zeros((len(positions), INPUTS), np.float32)
        given[:, : positions.players] = positions.steps
        given[:, positions.players : positions.players + 5] = positions.worth
        hidden = np.maximum(np.maximum(given @ self.first, 0) @ self.second, 0)
        shares = np.exp(np.clip(hidden @ self.last[:, : positions.players], -9, 9))
        return (shares / shares.sum(1, keepdims=True)).astype(np.float64)


def game_of(players: int, seed: int) -> Record:
    rng, player, moves = Random(f"{players} {seed}"), Heuristic(), list[Move]()
    start = state = new_game(players)
    while state.phase is not Phase.OVER:
        rolling = state.phase is Phase.DICE
        moves.append(Rolled(rng.choice(ROLLS)) if rolling else player.choose(state, rng))
        state = apply(state, moves[-1]).state
    names = tuple(Participant(name) for name in "ABCDEF"[:players])
    return Record(names, start, tuple(moves))


def measure(games: list[Record], values: ValueFunction) -> dict[str, float]:
    """Review every game and encode the result as JSON."""
    seconds, busy, turns, size = list[float](), list[float](), list[int](), list[int]()
    for game in games:
        began, began_busy = perf_counter(), process_time()
        found = review(game, values)
        text = msgspec.json.encode(review_view(found))
        seconds.append(perf_counter() - began)
        busy.append(process_time() - began_busy)
        turns.append(found.turns)
        size.append(len(text))
    return {
        "median": median(seconds),
        "slowest": max(seconds),
        "cpu": median(busy),
        "turns": median(turns),
        "kilobytes": median(size) / 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=9, help="for each count of players")
    parser.add_argument("--only-stand-in", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = list[dict[str, float | str]]()
    for players in PLAYERS:
        games = [game_of(players, seed) for seed in range(options.games)]
        sources: list[ValueFunction] = [DummyNetwork()]
        if not options.only_stand_in:
            sources.append(best_value_function(games[0].start))
        for values in sources:
            measure(games[:1], values)  # warm up
            found.append({"players": players, "source": values.source} | measure(games, values))
    if options.json:
        print(json.dumps(found))
        return
    print("players  source     turns  median s  slowest s  CPU s  kB of JSON")
    for row in found:
        print(
            f"{row['players']:>7}  {row['source']:<9}  {row['turns']:>5.0f}  {row['median']:>8.3f}"
            f"  {row['slowest']:>9.3f}  {row['cpu']:>5.3f}  {row['kilobytes']:>10.0f}"
        )


if __name__ == "__main__":
    main()
