"""The network's input: which binary features of a position are active.

Every number of players has its own features: for each of the fields 1 to 5 one if it is empty and
one for each owner and value, then one for each player and number of steps to go. With two players
there are more:

- one for each player and number of pairs on field 0;
- one for each player, number of pairs placed, and steps to go once these have scored: near the
  finish everything depends on whether two fields together are enough;
- one for every combination of both players' steps to go, since the same board means something
  else on each;
- one for every board pattern (patterns.py): where three pairs lie, it is hardest to tell who
  gains by it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.players.patterns import PATTERN_COUNT, PATTERN_INDEX, pattern_keys
from rapido.rules import FINISH
from rapido.turn.board import NOBODY, TOP_FIELD
from rapido.turn.positions import Positions
from rapido.turn.rolls import VALUES

Indices = NDArray[np.intp]
"""active features, one row for each position"""

MAX_FINISH: Final = FINISH
"""the longest staircase with features of its own"""
ZERO_FEATURES: Final = 3
"""for each of two players: none, one or two pairs on field 0"""
NEED_FEATURES: Final = 3 * (MAX_FINISH + 1)
"""for each of two players: none, one or two pairs placed, by steps to go from 0 on"""

_PATTERN_INDEX: Final = np.array(PATTERN_INDEX, np.intp)

_VALUE_INDEX: Final = np.zeros(max(VALUES) + 1, np.intp)
_VALUE_INDEX[list(VALUES)] = np.arange(len(VALUES))


def first_owner(players: int) -> int:
    """Return the first player, counted from the mover, who can have a pair on the board.

    With three and more players the mover has just scored.
    """
    return 0 if players == 2 else 1


def field_features(players: int) -> int:
    """Count the features of one field: empty, or by owner and value."""
    return 1 + (players - first_owner(players)) * len(VALUES)


def step_offset(players: int) -> int:
    return TOP_FIELD * field_features(players)


def zero_offset(players: int) -> int:
    return step_offset(players) + players * MAX_FINISH


def need_offset() -> int:
    return zero_offset(2) + 2 * ZERO_FEATURES


def both_steps_offset() -> int:
    return need_offset() + 2 * NEED_FEATURES


def pattern_offset() -> int:
    return both_steps_offset() + MAX_FINISH**2


def feature_count(players: int) -> int:
    """Count all features: the rows of the first layer."""
    return zero_offset(players) if players > 2 else pattern_offset() + PATTERN_COUNT


def board_features(positions: Positions) -> Indices:
    """Return the features of the pairs on the fields."""
    players = positions.players
    owner = positions.owner.astype(np.intp) - first_owner(players)
    pair = 1 + owner * len(VALUES) + _VALUE_INDEX[positions.worth]
    fields = np.where(positions.owner == NOBODY, 0, pair)
    fields = fields + np.arange(TOP_FIELD) * field_features(players)
    if players != 2:
        return fields
    zero = positions.zero + np.arange(players) * ZERO_FEATURES + zero_offset(players)
    pattern = pattern_offset() + _PATTERN_INDEX[pattern_keys(positions)]
    return np.concatenate([fields, zero, pattern[:, None]], 1)


def step_features(positions: Positions) -> Indices:
    """Return the features of everyone's steps to go."""
    players = positions.players
    to_go = positions.finish - positions.steps.astype(np.intp)
    each = step_offset(players) + np.arange(players) * MAX_FINISH + to_go - 1
    if players != 2:
        return each
    both = both_steps_offset() + (to_go[:, :1] - 1) * MAX_FINISH + to_go[:, 1:] - 1
    return np.concatenate([each, both], 1)


def need_features(positions: Positions) -> Indices:
    """Return the features of steps to go once the pairs placed have scored, with two players."""
    if positions.players != 2:
        return np.zeros((len(positions), 0), np.intp)
    each = positions.owner[:, None] == np.arange(2)[:, None]
    placed = each.sum(2) + positions.zero
    to_go = positions.finish - positions.steps - (each * np.arange(1, TOP_FIELD + 1)).sum(2)
    first = need_offset() + np.arange(2) * NEED_FEATURES
    return first + placed * (MAX_FINISH + 1) + np.maximum(to_go, 0)
