"""What is legal by the pair being rolled and the occupied fields, for `PythonState`."""

from typing import Final

from rapido.kernel.state.actions import PLACE, actions_with

EITHER: Final = 2
NONE: Final = 3
"""instead of the pair being rolled: one must still be chosen; the game is over"""

BITS: Final = (0, 1, 2, 4, 8, 16)
"""by field; field 0 is always free"""

LEGAL: Final = (
    *(tuple(actions_with(pair, bits) for bits in range(32)) for pair in (0, 1)),
    ((0, 1),) * 32,
    ((),) * 32,
)
"""by pair and occupied fields"""


def _moves(actions: tuple[int, ...], occupied: int) -> dict[int, tuple[int, ...] | None]:
    """By legal action: for a place, the occupied fields above it; for a throw, None."""
    held = [field for field, bit in enumerate(BITS) if occupied & bit]
    return {
        action: tuple(field for field in held if PLACE + field > action)
        if action >= PLACE
        else None
        for action in actions
    }


MOVES: Final = tuple(
    tuple(_moves(actions, occupied) for occupied, actions in enumerate(row)) for row in LEGAL
)
