"""The figures of the strategy page: `python docs/make_strategy.py [TABLE GAMES]`.

TABLE is the output of `rapido solve --out TABLE` for two players. Games of two perfect players are
counted in solving/strategy.json; the page's figures.json is made from that file.
"""

import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.rules import (
    FINISH,
    ROLLS,
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Phase,
    Place,
    Placed,
    Rolled,
    Scored,
    Throw,
    ThrownOut,
    TurnPassed,
    apply,
    new_game,
)
from rapido.turn.positions import Positions

HERE: Final = Path(__file__).parent
COUNTS: Final = HERE / "solving" / "strategy.json"
FIGURES: Final = HERE.parent / "frontend" / "src" / "views" / "strategy" / "figures.json"
SEATS: Final = ((0.52448, 0.47552), (0.3577, 0.3364, 0.3059), (0.271, 0.259, 0.244, 0.226))
"""from solving.md"""
GROUPS: Final = ((0, 33), (40, 43), (50, 54), (60, 64), (70, 76))
"""values of rolls from 0 to 76"""
OTHER: Final = 10
"""the step of the other player where a lead is shown"""
HALF: Final = 11
"""the first step of the upper half of the staircase"""


class Tally:
    """Counts over games, by name."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._waiting: dict[tuple[int, int], tuple[int, int]] = {}
        """field and value of pairs that have been placed since their owner's last turn"""

    def choice(self, value: int, action: Throw | Place) -> None:
        what = f"field {action.field}" if isinstance(action, Place) else "roll"
        self.counts[f"choice {value} {what}"] += 1

    def event(self, event: Event) -> None:
        counts = self.counts
        match event:
            case DiceRolled(valid=valid):
                counts["rolls"] += 1
                counts["crosses"] += not valid
            case Scored(steps=steps):
                counts["scorings"] += 1
                counts["steps scored"] += steps
            case Climbed(steps=steps):
                counts["steps climbed"] += steps
            case Fell(steps=steps):
                counts["steps fallen"] += steps
            case Placed(player=player, pair=pair, field=field, value=value):
                self._waiting[player, pair] = field, value
                counts[f"placed {field} {value}"] += 1
            case ThrownOut(player=player, pair=pair):
                counts["thrown out"] += 1
                if (player, pair) in self._waiting:
                    field, value = self._waiting.pop((player, pair))
                    counts[f"out {field} {value}"] += 1
            case TurnPassed(player=player):
                counts["turns"] += 1
                self._waiting = {
                    key: placed for key, placed in self._waiting.items() if key[0] != player
                }
            case _:
                pass


def play(table: TwoPlayerTable, random: Random, tally: Tally) -> None:
    state, half = new_game(2), None
    tally.counts["turns"] += 1
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            step = apply(state, Rolled(random.choice(ROLLS)))
        elif state.phase is Phase.ROLL:
            step = apply(state, Throw(state.in_front(state.player)[0]))
        else:
            values = table.actions(state)
            best = max(values, key=lambda action: values[action])
            if state.roll is not None:
                tally.choice(state.roll.value, best)
            step = apply(state, best)
        for event in step.events:
            tally.event(event)
        state = step.state
        if half is None and max(state.steps) >= HALF:
            half = state.steps.index(max(state.steps))
        if state.phase is Phase.OVER:
            tally.counts["won by scoring"] += any(isinstance(each, Scored) for each in step.events)
    tally.counts["games"] += 1
    tally.counts["won by the first"] += state.winner == 0
    tally.counts["won by the first in the upper half"] += state.winner == half


def play_some(path: str, games: int, seed: int) -> Counter[str]:
    table, random, tally = TwoPlayerTable.open(path), Random(seed), Tally()
    for _ in range(games):
        play(table, random, tally)
    return tally.counts


def leads(table: TwoPlayerTable) -> list[list[float]]:
    """Return the chance of the player to move, by own step and the other's, on an empty board."""
    steps = np.array([(own, other) for own in range(FINISH) for other in range(FINISH)], np.int16)
    fields = np.zeros((len(steps), 5), np.int16)
    zero = np.zeros((len(steps), 2), np.int16)
    positions = Positions(FINISH, steps, fields - 1, fields, zero)
    chances = table.chances(positions)[:, 0].reshape(FINISH, FINISH)
    return [[round(float(chance), 5) for chance in row] for row in chances]


def figures(leads: list[list[float]], counts: dict[str, int]) -> dict[str, object]:
    """Return what the page shows."""

    def total(*beginnings: str) -> int:
        return sum(count for name, count in counts.items() if name.startswith(beginnings))

    def of_group(what: str, low: int, high: int) -> tuple[str, ...]:
        return tuple(f"{what} {value} " for value in range(low, high + 1))

    games = counts["games"]
    return {
        "games": games,
        "seats": SEATS,
        "rolled_on": [
            {
                "low": low,
                "high": high,
                "share": sum(
                    counts.get(f"choice {value} roll", 0) for value in range(low, high + 1)
                )
                / total(*of_group("choice", low, high)),
            }
            for low, high in GROUPS
        ],
        "thrown_out": [
            {
                "low": low,
                "high": high,
                "shares": [
                    sum(counts.get(f"out {field} {value}", 0) for value in range(low, high + 1))
                    / sum(
                        counts.get(f"placed {field} {value}", 0) for value in range(low, high + 1)
                    )
                    for field in range(1, 6)
                ],
            }
            for low, high in GROUPS[2:]
        ],
        "leads": [[step, leads[step][OTHER]] for step in (5, 7, 9, 10, 11, 13, 15, 17)],
        "race": [leads[20][other] for other in (20, 15, 10)],
        "half": counts["won by the first in the upper half"] / games,
        "scoring": counts["won by scoring"] / games,
        "cross": counts["crosses"] / counts["turns"],
        "outs": counts["thrown out"] / games,
        "score": counts["steps scored"] / counts["scorings"],
    }


def count_games(path: str, games: int) -> None:
    parts = os.cpu_count() or 1
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(parts) as pool:
        for counts in pool.map(play_some, [path] * parts, [games // parts] * parts, range(parts)):
            total += counts
    found = {"leads": leads(TwoPlayerTable.open(path)), "counts": dict(sorted(total.items()))}
    COUNTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def page_figures() -> str:
    found = json.loads(COUNTS.read_text("utf-8"))
    exact = json.dumps(figures(found["leads"], found["counts"]))
    rounded = json.loads(exact, parse_float=lambda text: round(float(text), 5))
    return json.dumps(rounded, indent=2) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        count_games(sys.argv[1], int(sys.argv[2]))
    FIGURES.write_text(page_figures(), "utf-8")
