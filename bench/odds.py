"""How far off the odds of the coach are: what it says of a placed pair, and what happens to it.

With two players and a table they are exact; with more they are an estimate, and this measures it.
"""

import argparse
from random import Random

import numpy as np
from numpy.typing import NDArray

from rapido.players.evaluate import values_for
from rapido.review.odds import odds_on
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
    """Let good players place so many pairs; return the odds, and whether each pair stayed."""
    rng, told, came = Random(seed), list[float](), list[bool]()
    values = values_for(new_game(players))
    while len(told) < placings:
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
                    told.append(lying.pop((event.player, event.pair)))
                    came.append(False)
                if isinstance(event, TurnPassed):
                    own = [pair for pair in lying if pair[0] == event.player]
                    told += [lying.pop(pair) for pair in own]
                    came += [True] * len(own)
            state = step.state
        told += lying.values()
        came += [False] * len(lying)  # the game ended before
    return np.array(told), np.array(came, float)


def main() -> None:
    """Print a table for every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--placings", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("players  said  stayed  (said: stayed of so many)  mean distance over these bins")
    for players in options.players:
        told, came = measure(players, options.placings, options.seed)
        place = np.clip(np.digitize(told, EDGES) - 1, 0, len(EDGES) - 2)
        bins = [place == each for each in range(len(EDGES) - 1) if (place == each).any()]
        shown = ", ".join(
            f"{told[each].mean():.2f}: {came[each].mean():.2f} of {each.sum()}" for each in bins
        )
        apart = sum(abs(told[each].mean() - came[each].mean()) * each.sum() for each in bins)
        print(
            f"{players}  {told.mean():.3f}  {came.mean():.3f}  ({shown})  {apart / len(told):.3f}"
        )


if __name__ == "__main__":
    main()
