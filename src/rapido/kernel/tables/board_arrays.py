"""Board numbers for arrays of positions; two_player_boards.py has the ones for single boards."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.rules import FIELDS, BadRequest
from rapido.turn.rolls import VALUES

Integers = NDArray[np.integer]
_VALUES: Final = len(VALUES)
_TOP: Final = len(FIELDS) - 1
_INDEX: Final = np.searchsorted(VALUES, np.arange(VALUES[-1] + 1))
"""the index of each roll value"""
_PER_OWN: Final = 2
"""boards with no pair of the mover on a field, or one on field 0, come first"""


def value_indices(worth: Integers) -> NDArray[np.int64]:
    return _INDEX[worth]


def check_steps(steps: Integers, players: int, finish: int) -> None:
    """Reject positions of another game, or after its end."""
    if steps.shape[1:] != (players,) or (steps.size and steps.max() >= finish):
        raise BadRequest(
            f"positions have the steps of {players} players, all below the finish on step {finish}"
        )


def board_numbers(owner: Integers, worth: Integers, zero: Integers) -> NDArray[np.int64]:
    """Return board numbers; the arguments are those of `TwoPlayerTable.chances`."""
    mine, theirs = owner == 0, owner == 1
    placed = mine.sum(axis=1) + zero[:, 0], theirs.sum(axis=1) + zero[:, 1]
    if (placed[0] > 1).any() or (placed[1] > 2).any():
        raise BadRequest(
            "at the start of a turn at most one pair of the mover and two of the other are placed"
        )
    values = value_indices(worth)
    taken = np.where(mine.any(axis=1), mine.argmax(axis=1) + 1, 0).astype(np.int64)
    number = _set_numbers(theirs, values, zero[:, 1], taken)
    free = _sets(_TOP)
    own = (taken - 1) * _VALUES + np.where(mine, values, 0).sum(axis=1)
    on_fields = _PER_OWN * free + own * _sets(_TOP - 1) + number
    return np.where(taken > 0, on_fields, free * (zero[:, 0] > 0) + number)


def _sets(open_fields: int) -> int:
    """Count the ways to place the other player's pairs on this many fields and field 0."""
    pairs = open_fields * (open_fields - 1) // 2 * _VALUES**2
    return 3 + 2 * open_fields * _VALUES + pairs


def _set_numbers(
    theirs: NDArray[np.bool_], values: Integers, on_zero: Integers, taken: NDArray[np.int64]
) -> NDArray[np.int64]:
    rows = np.arange(len(theirs))
    first, last = theirs.argmax(axis=1), _TOP - 1 - theirs[:, ::-1].argmax(axis=1)
    low, high = (at - ((taken > 0) & (at + 1 > taken)) for at in (first, last))
    low_value, high_value = values[rows, first], values[rows, last]
    open_fields = _TOP - (taken > 0)
    one = open_fields * _VALUES
    single = low * _VALUES + low_value
    before = low * (2 * open_fields - low - 1) // 2 + high - low - 1
    both = 3 + 2 * one + (before * _VALUES + low_value) * _VALUES + high_value
    on_fields = theirs.sum(axis=1)
    return np.select(
        [on_fields > 1, (on_fields == 1) & (on_zero == 1), on_fields == 1],
        [both, 3 + one + single, 2 + single],
        np.select([on_zero == 1, on_zero > 1], [1, 2 + one], 0),
    )
