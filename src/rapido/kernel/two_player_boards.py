"""The numbers of all two-player boards at the start of a turn, as in solve/two/board.h."""

from collections.abc import Iterable
from typing import Final

from rapido.rules import FIELDS, Pair
from rapido.turn.rolls import VALUE_INDEX, VALUES

PlacedPairs = tuple[tuple[int, int], ...]
"""one player's pairs on fields: field and index of the value, from the lowest up"""

_FIELDS: Final = len(FIELDS) - 1
_VALUES: Final = len(VALUES)


def placed_pairs(pairs: Iterable[Pair]) -> PlacedPairs:
    """Describe one player's pairs; on field 0 their value does not matter."""
    return tuple(
        sorted((pair.field, VALUE_INDEX[pair.roll.value] if pair.field else 0) for pair in pairs)
    )


def board_number(mover: PlacedPairs, other: PlacedPairs) -> int:
    """Return the number of a board with at most one pair of the mover and two of the other."""
    if not mover:
        return _set_number(other, 0)
    field, value = mover[0]
    if field == 0:
        return _sets(_FIELDS) + _set_number(other, 0)
    own = (field - 1) * _VALUES + value
    return 2 * _sets(_FIELDS) + own * _sets(_FIELDS - 1) + _set_number(other, field)


def _sets(open_fields: int) -> int:
    """Count the sets of pairs a player can have placed: none, 0, one, 0 and 0, 0 and one, two."""
    one = open_fields * _VALUES
    return 3 + 2 * one + open_fields * (open_fields - 1) // 2 * _VALUES**2


def _set_number(pairs: PlacedPairs, taken: int) -> int:
    open_fields = _FIELDS - (taken > 0)
    one = open_fields * _VALUES
    slots = [field - 1 - (0 < taken < field) for field, _ in pairs]
    match pairs:
        case ():
            return 0
        case ((0, _),):
            return 1
        case ((_, value),):
            return 2 + slots[0] * _VALUES + value
        case ((0, _), (0, _)):
            return 2 + one
        case ((0, _), (_, value)):
            return 3 + one + slots[1] * _VALUES + value
        case _:
            low, high = slots
            before = low * (2 * open_fields - low - 1) // 2 + high - low - 1
            return 3 + 2 * one + (before * _VALUES + pairs[0][1]) * _VALUES + pairs[1][1]


BOARDS: Final = 2 * _sets(_FIELDS) + _FIELDS * _VALUES * _sets(_FIELDS - 1)
"""the number of boards: 865,056"""
