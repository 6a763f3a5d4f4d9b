"""What the value function sees of a position: which rows of its first layer are added up.

Every count of players has its own rows: for each of the fields 1 to 5 one row if it is empty and
one for each owner and value, then one for each player and number of steps to go. With two players
there is also one for each player and number of pairs on field 0, and one for each player, number of
pairs that lie anywhere, and steps still to go once these have scored: near the finish all hangs on
whether two fields together are enough. And there is one for every two numbers of steps to go at
once, since the same board means another thing on every two steps. Last comes one row for every way
in which the pairs lie to one another: whose lies where, and which is worth more. Where all three
lie that can, it is hardest to tell who comes out of it well.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.two_player_boards import VALUES
from rapido.players.arrangements import ARRANGEMENTS, PLACES, arrangements_of
from rapido.players.positions import HOLDING, NOBODY, Positions
from rapido.rules import FINISH

Rows = NDArray[np.intp]

LONGEST: Final = FINISH
"""the longest staircase that is known"""
ROWS_OF_ZERO: Final = 3
"""with two players: none, one or two pairs on field 0"""
ROWS_OF_NEED: Final = 3 * (LONGEST + 1)
"""with two players: none, one or two pairs anywhere, and from 0 steps on"""

_PLACES: Final = np.array(PLACES, np.intp)

_INDEX: Final = np.zeros(max(VALUES) + 1, np.intp)
_INDEX[list(VALUES)] = np.arange(len(VALUES))


def nearest_owner(players: int) -> int:
    """Return who can own a pair at the start of a turn, counted from the mover, as the first.

    With three and more players the mover has just scored.
    """
    return 0 if players == 2 else 1


def rows_of_field(players: int) -> int:
    """Count the rows of one field: empty, or by owner and value."""
    return 1 + (players - nearest_owner(players)) * len(VALUES)


def first_step_row(players: int) -> int:
    """Return where the rows of the steps begin."""
    return HOLDING * rows_of_field(players)


def first_zero_row(players: int) -> int:
    """Return where the rows of the pairs on field 0 begin."""
    return first_step_row(players) + players * LONGEST


def first_need_row() -> int:
    """Return where, with two players, the rows of what is to go after scoring begin."""
    return first_zero_row(2) + 2 * ROWS_OF_ZERO


def first_both_row() -> int:
    """Return where, with two players, the rows of the steps of both at once begin."""
    return first_need_row() + 2 * ROWS_OF_NEED


def first_arrangement_row() -> int:
    """Return where, with two players, the rows of how pairs lie to one another begin."""
    return first_both_row() + LONGEST**2


def rows_in_all(players: int) -> int:
    """Count all rows of the first layer."""
    if players > 2:
        return first_zero_row(players)
    return first_arrangement_row() + ARRANGEMENTS


def board_rows(positions: Positions) -> Rows:
    """Return the rows of what lies on the fields, for each position."""
    players = positions.players
    owner = positions.owner.astype(np.intp) - nearest_owner(players)
    row = 1 + owner * len(VALUES) + _INDEX[positions.worth]
    lying = np.where(positions.owner == NOBODY, 0, row)
    fields = lying + np.arange(HOLDING) * rows_of_field(players)
    if players != 2:
        return fields
    zero = positions.zero + np.arange(players) * ROWS_OF_ZERO + first_zero_row(players)
    arrangement = first_arrangement_row() + _PLACES[arrangements_of(positions)]
    return np.concatenate([fields, zero, arrangement[:, None]], 1)


def step_rows(positions: Positions) -> Rows:
    """Return the rows of the steps that everyone has to go, for each position."""
    players = positions.players
    to_go = positions.finish - positions.steps.astype(np.intp)
    each = first_step_row(players) + np.arange(players) * LONGEST + to_go - 1
    if players != 2:
        return each
    both = first_both_row() + (to_go[:, :1] - 1) * LONGEST + to_go[:, 1:] - 1
    return np.concatenate([each, both], 1)


def need_rows(positions: Positions) -> Rows:
    """Return the rows of pairs that lie and what is to go after they score, with two players."""
    if positions.players != 2:
        return np.zeros((len(positions), 0), np.intp)
    each = positions.owner[:, None] == np.arange(2)[:, None]
    lying = each.sum(2) + positions.zero
    to_go = positions.finish - positions.steps - (each * np.arange(1, HOLDING + 1)).sum(2)
    first = first_need_row() + np.arange(2) * ROWS_OF_NEED
    return first + lying * (LONGEST + 1) + np.maximum(to_go, 0)
