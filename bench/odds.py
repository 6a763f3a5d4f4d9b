"""Calibration of the coach's odds: whether placed pairs stay as often as predicted.

With two players and a table the odds are exact; with more they are an estimate.
"""

import argparse
from random import Random

import numpy as np
from numpy.typing import NDArray

from rapido.players.evaluate import best_value_function
from rapido.review.coach.odds import odds_on
from rapido.rules import (
    PLAYERS,
    ROLLS,
    Phase,
    Place,
    Rolled,
    ThrownOut,
    TurnPassed,
    apply,
    new_game,
)
from rapido.turn.analysis import TurnAnalysis

Numbers = NDArray[np.float64]
EDGES = np.linspace(0, 1, 6)


def measure(players: int, placings: int, seed: int) -> tuple[Numbers, Numbers]:
    """Play well until this many pairs are placed; return the odds, and whether each pair stayed."""
    rng, predicted, stayed = Random(seed), list[float](), list[bool]()
    values = best_value_function(new_game(players))
    while len(predicted) < placings:
        state, lying = new_game(players), dict[tuple[int, int], float]()
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DICE:
                step = apply(state, Rolled(rng.choice(ROLLS)))
            else:
                best = TurnAnalysis(state, values).best
                step = apply(state, best)
                if isinstance(best, Place) and best.field and state.pair is not None:
                    odds = odds_on(state, best.field, values)
                    lying[state.player, state.pair] = odds.stays
            for event in step.events:
                if isinstance(event, ThrownOut) and (event.player, event.pair) in lying:
                    predicted.append(lying.pop((event.player, event.pair)))
                    stayed.append(False)
                if isinstance(event, TurnPassed):
                    own = [pair for pair in lying if pair[0] == event.player]
                    predicted += [lying.pop(pair) for pair in own]
                    stayed += [True] * len(own)
            state = step.state
        predicted += lying.values()
        stayed += [False] * len(lying)  # the game ended first
    return np.array(predicted), np.array(stayed, float)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--placings", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("players  predicted  stayed  (predicted: stayed of count)  mean error over these bins")
    for players in options.players:
        predicted, stayed = measure(players, options.placings, options.seed)
        place = np.clip(np.digitize(predicted, EDGES) - 1, 0, len(EDGES) - 2)
        bins = [place == each for each in range(len(EDGES) - 1) if (place == each).any()]
        means = [(predicted[each].mean(), stayed[each].mean(), each.sum()) for each in bins]
        shown = ", ".join(f"{odds:.2f}: {found:.2f} of {count}" for odds, found, count in means)
        error = sum(abs(odds - found) * count for odds, found, count in means) / len(predicted)
        print(f"{players}  {predicted.mean():.3f}  {stayed.mean():.3f}  ({shown})  {error:.3f}")


if __name__ == "__main__":
    main()
