"""Placing a pair and passing the turn, for many boards at once.

The array module, numpy or torch, is an argument: computer players and training share these rules.
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rapido.rules import FIELDS

Array: TypeAlias = Any
"""a numpy array or a torch tensor"""

NOBODY: Final = -1
TOP_FIELD: Final = FIELDS[-1]


@dataclass(frozen=True, slots=True)
class Board:
    """Boards with any number of leading dimensions; players are counted from the mover."""

    owner: Array
    """by field 1 to 5: who owns the pair there, or NOBODY"""
    worth: Array
    """by field 1 to 5: the value of that pair or its index (only the order counts), 0 if empty"""
    zero: Array
    """by player: pairs on field 0; with three and more players they do not matter and count 0"""

    def __getitem__(self, index: object) -> "Board":
        return Board(self.owner[index], self.worth[index], self.zero[index])

    @property
    def players(self) -> int:
        count: int = self.zero.shape[-1]
        return count


def field_numbers(xp: Any, board: Board) -> Array:  # noqa: ANN401 - numpy or torch
    """Return 1 to 5, where the arrays of the board are."""
    return xp.arange(1, TOP_FIELD + 1, device=board.owner.device)


def place(xp: Any, board: Board, value: Array, field: Array) -> Board:  # noqa: ANN401
    """R14, R18: the mover places a value on a free field and throws out what it beats above.

    `value` and `field` have the leading dimensions of the result.
    """
    numbers = field_numbers(xp, board)
    value, field = value[..., None], field[..., None]
    thrown_out = (board.owner > 0) & (board.worth <= value) & (field < numbers)
    here = field == numbers
    zero = board.zero
    if board.players == 2:
        zero = zero + ((xp.arange(2, device=zero.device) == 0) & (field == 0))
    return Board(
        xp.where(here, 0, xp.where(thrown_out, NOBODY, board.owner)),
        xp.where(here, value, xp.where(thrown_out, 0, board.worth)),
        zero,
    )


def pass_turn(xp: Any, board: Board) -> tuple[Board, Array]:  # noqa: ANN401
    """R3, R5, R25: the next player's turn begins with scoring, once all their pairs are on fields.

    Returns the boards, with players counted from the next one, and the steps that player scores.
    """
    scoring = board.owner == 1
    zero = board.zero
    if board.players == 2:  # a single pair stays and scores nothing
        complete = (scoring.sum(-1) + zero[..., 1] == 2)[..., None]
        scoring = scoring & complete
        zero = xp.where(complete & (xp.arange(2, device=zero.device) == 1), 0, zero)
    gain = (scoring * field_numbers(xp, board)).sum(-1)
    owner = xp.where(scoring, NOBODY, board.owner)
    owner = xp.where(owner == NOBODY, NOBODY, (owner - 1) % board.players)
    worth = xp.where(scoring, 0, board.worth)
    return Board(owner, worth, xp.roll(zero, -1, -1)), gain
