"""Positions of every kind: from games of mixed players, short and long, from start to finish."""

from collections.abc import Iterator
from random import Random
from typing import Final

from rapido.players.heuristic import Heuristic
from rapido.players.levels import beginner, bold, careful, perfect, spiteful
from rapido.players.uniform import Uniform
from rapido.rules import ROLLS, Phase, Rolled, State, apply, new_game

_PLAYERS: Final = (beginner(), bold(), careful(), spiteful(), perfect(), Heuristic(), Uniform())
_FINISHES: Final = (*range(1, 21), 22, 30, 41, 60, 200, 999)

EDGES: Final = (
    "0,0/1 -/-/-/-/-/- A",
    "0,0,0/1 -/-/-/-/-/- A1X:1",
    # nobody falls below the start
    "0,0/21 -/-/-/-/-/- A?:2",
    "1,0,0/21 -/-/-/-/-/- A43:2",
    "1,20/21 -/-/-/-/-/- b76:3",
    # the next player wins by scoring, unless a pair is thrown out
    "20,20/21 -/-/-/B46/-/bX1 A46:1",
    "5,16,3/21 B76/-/-/-/-/- A46:1",
    "5,16,3/21 B41/-/-/-/-/C12 A46:1",
    "7,12/21 -/B32/b11/-/-/- A?:1",
    # every double wins, two of three do, one does
    "20,3/21 -/-/-/-/-/- A?:1",
    "19,3,8,9/21 -/-/B46/-/-/- A76:2",
    "18,18,18,18,18/21 -/E12/D12/C12/B12/- A75:4",
    # every field is occupied but one or two
    "4,5,6,7,8,9/21 F76/E46/D43/C42/B41/- A12:1",
    "4,5,6,7,8,9/21 FX1/E1X/D2X/CX3/B7X/- A76:1",
    "9,9/21 B12/-/A76/b76/-/- a33:2",
    # pairs on field 0, which count with two players only
    "9,9/21 -/-/-/-/-/AXXB12bX1 a33:2",
    "9,9,9/21 -/-/-/-/-/BXXC12 A33:2",
    "14,13/21 -/-/-/-/-/BX1 A4X:1",
    "14,13/21 A21/-/-/B32/-/b76 a7X:1",
    # endgames of two players, which get a second look
    "17,16/21 -/A73/B46/-/-/- a43:1",
    "20,20/21 -/b12/B46/-/-/- A73:2",
    "13,13/21 -/-/-/-/-/BX1bX2 A43:1",
    # the same on a long staircase
    "39,38/40 -/A73/B46/-/-/- a43:1",
    "990,0,998/999 -/-/B46/-/-/- A43:1",
    "0,0,0,0,0,0/999 -/-/-/-/-/- C",
    "21,1/22 -/-/-/-/-/- A?:9",
)
"""notation of positions that are special in one way or another"""


def turns(players: int, rng: Random) -> Iterator[list[State]]:
    """Yield positions turn by turn: as played, and with other dice on the table."""
    while True:
        seats = rng.choices(_PLAYERS, k=players)
        state, seen = _start(players, rng), list[State]()
        while state.phase is not Phase.OVER:
            seen.append(state)
            if state.phase is Phase.DICE:
                others = (apply(state, Rolled(roll)).state for roll in rng.sample(ROLLS, 12))
                seen.extend(other for other in others if other.phase is Phase.DECIDE)
                state = apply(state, Rolled(rng.choice(ROLLS))).state
            else:
                state = apply(state, seats[state.player].choose(state, rng)).state
            if state.player != seen[-1].player or state.phase is Phase.OVER:
                yield seen
                seen = []


def _start(players: int, rng: Random) -> State:
    """Return a new game, or one in which all have climbed already."""
    finish = 21 if rng.random() < 0.6 else rng.choice(_FINISHES)
    start = new_game(players, finish)
    if rng.random() < 0.4:
        return start
    lowest = max(0, finish - rng.randint(1, 25))
    return State(tuple(rng.randrange(lowest, finish) for _ in range(players)), finish=finish)
