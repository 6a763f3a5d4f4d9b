"""The board as text."""

from collections.abc import Sequence
from typing import Final

from rapido.rules import FIELDS, Phase, Roll, State, X

_LANE: Final = 42
"""columns of the staircase"""


def render_text(state: State, names: Sequence[str]) -> str:
    """Draw the fields from the top down, then the race, then what the game is waiting for."""
    width = max(map(len, names))
    lines = [f"field {field}  {_pairs_on(state, field, names)}" for field in reversed(FIELDS)]
    for player, step in enumerate(state.steps):
        at = round(step / state.finish * (_LANE - 1))
        lane = "·" * at + "●" + "·" * (_LANE - 1 - at)
        mark = ">" if player == state.player else " "
        lines.append(f"{mark} {names[player]:<{width}} {lane} {step}/{state.finish}")
    return "\n".join([*lines, _waiting_for(state, names[state.player])]) + "\n"


def _pairs_on(state: State, field: int, names: Sequence[str]) -> str:
    on_field = [pair for pair in state.pairs if pair.field == field]
    return "   ".join(f"{_dice(pair.roll)} {names[pair.owner]}" for pair in on_field) or "·"


def _waiting_for(state: State, name: str) -> str:
    if state.phase is Phase.OVER:
        return f"{name} has won"
    if state.roll is not None:
        again = "" if state.pairs_each == 1 else f" with pair {state.pair}"
        return f"{name} has rolled {_dice(state.roll)}{again}: place it or throw again"
    return f"{name} throws" if state.phase is Phase.DICE else f"{name} chooses a pair to throw"


def _dice(roll: Roll) -> str:
    faces = "".join(f"[{'X' if face == X else face}]" for face in roll)
    return f"{faces} = {roll.value}"
