"""The 36 outcomes of a roll, grouped by what they mean for a turn."""

from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.rules import ROLLS

OUTCOMES: Final = len(ROLLS)
VALUES: Final = tuple(sorted({roll.value for roll in ROLLS}))
"""the 30 different values of a roll (R8)"""
VALUE_INDEX: Final = {value: index for index, value in enumerate(VALUES)}

CROSSES: Final = tuple(sorted(Counter(roll.crosses for roll in ROLLS if roll.crosses).items()))
"""R12: (number of crosses, outcomes that show it)"""
MAX_CROSSES: Final = max(crosses for crosses, _ in CROSSES)
DOUBLES: Final = tuple((roll.double, VALUE_INDEX[roll.value]) for roll in ROLLS if roll.double)
"""R11: (steps climbed, value index), one outcome each"""


def _count_outcomes(*, crossed: bool) -> NDArray[np.float64]:
    ways = np.zeros(len(VALUES))
    for roll in ROLLS:
        if not roll.double and bool(roll.crosses) == crossed:
            ways[VALUE_INDEX[roll.value]] += 1
    return ways


PLAIN: Final = _count_outcomes(crossed=False)
"""by value index: outcomes that are neither doubles nor show an X"""
CROSSED: Final = _count_outcomes(crossed=True)
"""by value index: outcomes that show an X, which count on the first roll of a turn only (R9)"""
FORCED: Final = OUTCOMES - int(PLAIN.sum())
"""outcomes of a later roll that do not leave the player on the same step: crosses and doubles"""
VALID: Final = np.isin(VALUES, [roll.value for roll in ROLLS if not roll.crosses])
"""by value index: whether a later roll can show it"""
