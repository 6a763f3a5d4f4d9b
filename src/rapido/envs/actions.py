"""Actions as text and as masks, and the errors for wrong ones."""

from functools import cache
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.state.actions import ACTIONS, PLACE
from rapido.kernel.state.native import NativeState
from rapido.rules import BadRequest

Mask = NDArray[np.int8]
"""a 1 for each legal action; gymnasium's `Discrete.sample` wants this type"""

NO_ACTION: Final = np.zeros(ACTIONS, np.int8)
NO_ACTION.flags.writeable = False


class IllegalAction(BadRequest):
    """An action that the rules do not allow now."""


def action_text(action: int) -> str:
    return f"throw pair {action}" if action < PLACE else f"place on field {action - PLACE}"


@cache
def mask_of(legal: tuple[int, ...]) -> Mask:
    """Return the mask of these actions; it is shared, so callers copy it."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[list(legal)] = 1
    mask.flags.writeable = False
    return mask


def checked_number(action: SupportsIndex | Any) -> int:  # noqa: ANN401 - users may pass anything
    """Return an action as an int, if it is one of the eight."""
    try:
        number = action.__index__()
    except (AttributeError, TypeError):
        number = -1
    if not 0 <= number < ACTIONS:
        raise no_action(action)
    return number


def no_action(given: object) -> IllegalAction:
    return IllegalAction(f"an action is a number from 0 to {ACTIONS - 1}, not {given!r}")


def illegal_action(game: NativeState, action: int) -> IllegalAction:
    """Say which actions would be legal."""
    if action not in range(ACTIONS):
        return no_action(action)
    legal = ", ".join(f"{number} ({action_text(number)})" for number in game.legal_actions())
    return IllegalAction(
        f"action {action} ({action_text(action)}) is not legal now; legal: {legal}"
    )
