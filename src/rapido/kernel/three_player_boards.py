"""The numbers of all three-player boards at the start of a turn, as in solve/three/board.h.

The mover has scored, so only the pairs of the next and the third player can be on fields. A pair on
field 0 scores nothing, blocks nobody and is never thrown out, just like a pair in front of its
owner. So the code of a pair is 0 (nowhere), or 1 to 150 for 30 values on the fields 1 to 5.
"""

from typing import Final

from rapido.rules import FIELDS, Pair
from rapido.turn.rolls import VALUE_INDEX, VALUES

NOWHERE: Final = 0
_VALUES: Final = len(VALUES)
_TOP: Final = len(FIELDS) - 1
CODES: Final = 1 + _TOP * _VALUES
"""the number of codes of a pair: 151"""
BESIDE: Final = 1 + (_TOP - 1) * _VALUES
"""the same if one of the fields is taken: 121"""
BOARDS: Final = CODES + (CODES - 1) * BESIDE
"""the number of boards: 18,301"""


def pair_code(pair: Pair | None) -> int:
    return NOWHERE if pair is None else code(pair.field, VALUE_INDEX[pair.roll.value])


def code(field: int, value: int) -> int:
    """Return the code of a pair on a field; `value` is the index of its value."""
    return 1 + (field - 1) * _VALUES + value if field else NOWHERE


def code_field(code: int) -> int:
    """Return the field of a pair from its code; 0 if it is nowhere."""
    return (code + _VALUES - 1) // _VALUES


def board_number(following: int, third: int) -> int:
    """Return the number of a board from the codes of the next and the third player's pairs."""
    if following == NOWHERE:
        return third
    beyond = _VALUES if code_field(third) > code_field(following) else 0
    return CODES + (following - 1) * BESIDE + third - beyond
