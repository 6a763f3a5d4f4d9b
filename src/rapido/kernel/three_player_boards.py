"""The numbers of all three-player boards at the start of a turn, as in solve_three_board.h.

The mover has scored, so of three pairs at most two lie on the board: that of the next player and
that of the third. A pair on field 0 brings nothing, is in nobody's way and can never be thrown out:
it is as if it lay in front of its owner. So a pair is either nowhere (0) or has one of 30 values on
one of the fields 1 to 5 (1 to 150).
"""

from typing import Final

from rapido.rules import FIELDS, Pair
from rapido.turn.rolls import VALUE_INDEX, VALUES

NOWHERE: Final = 0
_VALUES: Final = len(VALUES)
_TOP: Final = len(FIELDS) - 1
CODES: Final = 1 + _TOP * _VALUES
"""how a pair can lie: 151 ways"""
BESIDE: Final = 1 + (_TOP - 1) * _VALUES
"""and if one of the fields is taken: 121 ways"""
BOARDS: Final = CODES + (CODES - 1) * BESIDE
"""how many there are: 18,301"""


def pair_code(pair: Pair | None) -> int:
    """Return how a pair lies."""
    return NOWHERE if pair is None else code(pair.field, VALUE_INDEX[pair.roll.value])


def code(field: int, value: int) -> int:
    """Return how a pair lies on a field; `value` is the index of its value."""
    return 1 + (field - 1) * _VALUES + value if field else NOWHERE


def code_field(code: int) -> int:
    """Return the field on which a pair lies, 0 if on none that counts."""
    return (code + _VALUES - 1) // _VALUES


def board_number(following: int, third: int) -> int:
    """Return the number of a board from how the pairs of the next and the third player lie."""
    if following == NOWHERE:
        return third
    beyond = _VALUES if code_field(third) > code_field(following) else 0
    return CODES + (following - 1) * BESIDE + third - beyond
