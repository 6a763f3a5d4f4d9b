"""The network's input: which binary features of a position are active.

Every number of players has its own features: for each of the fields 1 to 5 one if it is empty and
one for each owner and value, then one for each player and number of steps to go. With two players
there are more:

- one for each player and number of pairs on field 0;
- one for each player, number of pairs placed, and steps to go once these have scored: near the
  finish everything depends on whether two fields together are enough;
- one for every combination of both players' steps to go, since the same board means something
  else on each;
- one for every board pattern (patterns.py): with three pairs on fields, it is hardest to tell who
  gains by them.

Boards have indices of values as `worth`. Like turn/board.py, the functions take the array module,
numpy or torch, and any number of leading dimensions; the last one lists the active features.
"""

from functools import cache
from typing import Any, Final

from rapido.players.patterns import PATTERN_COUNT, PATTERN_INDEX, pattern_keys
from rapido.rules import FINISH
from rapido.turn.board import NOBODY, TOP_FIELD, Array, Board, field_numbers
from rapido.turn.rolls import VALUES

MAX_FINISH: Final = FINISH
"""the longest staircase with features of its own"""
ZERO_FEATURES: Final = 3
"""for each of two players: none, one or two pairs on field 0"""
NEED_FEATURES: Final = 3 * (MAX_FINISH + 1)
"""for each of two players: none, one or two pairs placed, by steps to go from 0 on"""


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


def board_features(xp: Any, board: Board) -> Array:  # noqa: ANN401
    """Return the features of the pairs on the fields."""
    players, device = board.players, board.owner.device
    pair = 1 + (board.owner - first_owner(players)) * len(VALUES) + board.worth
    fields = xp.where(board.owner == NOBODY, 0, pair)
    fields = fields + xp.arange(TOP_FIELD, device=device) * field_features(players)
    if players != 2:
        return fields
    zero = board.zero + xp.arange(players, device=device) * ZERO_FEATURES + zero_offset(players)
    pattern = pattern_offset() + _pattern_index(xp, device)[pattern_keys(xp, board)]
    return xp.concatenate([fields, zero, pattern[..., None]], -1)


@cache
def _pattern_index(xp: Any, device: object) -> Array:  # noqa: ANN401
    return xp.asarray(PATTERN_INDEX, device=device)


def step_features(xp: Any, to_go: Array) -> Array:  # noqa: ANN401
    """Return the features of each player's steps to go."""
    players = to_go.shape[-1]
    offset = xp.arange(players, device=to_go.device) * MAX_FINISH
    return step_offset(players) + offset + to_go - 1


def both_steps_feature(to_go: Array) -> Array:
    """Return the feature of both players' steps to go."""
    return both_steps_offset() + (to_go[..., :1] - 1) * MAX_FINISH + to_go[..., 1:] - 1


def need_features(xp: Any, to_go: Array, board: Board) -> Array:  # noqa: ANN401
    """Return the features of both players' steps to go once their pairs have scored."""
    seats = xp.arange(2, device=to_go.device)
    each = board.owner[..., None, :] == seats[:, None]
    placed = each.sum(-1) + board.zero
    left = (to_go - (each * field_numbers(xp, board)).sum(-1)).clip(min=0)
    return need_offset() + seats * NEED_FEATURES + placed * (MAX_FINISH + 1) + left
