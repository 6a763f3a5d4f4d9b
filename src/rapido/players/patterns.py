"""Board patterns of two players, a feature of the network: who lies where, and which pair is worth more.

At the start of a turn the mover has at most one pair on fields 1 to 5 and the opponent at most two,
a lower and a higher one by field; a single one counts as both.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.turn.board import NOBODY, TOP_FIELD
from rapido.turn.positions import Positions

OWNER_WEIGHTS: Final = tuple(3**field for field in range(TOP_FIELD))
"""by field: what (owner + 1) is multiplied by in the key of a pattern"""
ORDER_BITS: Final = 1, 2, 4
"""added to 8 times the owners: own pair above their lower one, own above their higher one, and
their lower one above their higher one"""


def pattern_keys(positions: Positions) -> NDArray[np.intp]:
    """Return the key of the pattern in each position."""
    owner, worth = positions.owner, positions.worth
    own, theirs = owner == 0, owner == 1
    rows = np.arange(len(positions))
    own_worth = np.where(own, worth, NOBODY).max(1)
    lower = worth[rows, theirs.argmax(1)]
    higher = worth[rows, TOP_FIELD - 1 - theirs[:, ::-1].argmax(1)]
    both = own.any(1) & theirs.any(1)
    above = (
        both & (own_worth > lower),
        both & (own_worth > higher),
        theirs.any(1) & (lower > higher),
    )
    owners = ((owner + 1) * np.array(OWNER_WEIGHTS)).sum(1)
    return 8 * owners + sum(bit * holds for bit, holds in zip(ORDER_BITS, above, strict=True))


def _possible_keys() -> Iterator[int]:
    for own in (None, *range(TOP_FIELD)):
        free = [field for field in range(TOP_FIELD) if field != own]
        for theirs in (both for many in range(3) for both in combinations(free, many)):
            owners = sum(2 * OWNER_WEIGHTS[field] for field in theirs)
            owners += 0 if own is None else OWNER_WEIGHTS[own]
            for mine, *values in product(range(3), repeat=3):
                some = values[: len(theirs)]
                above = (
                    own is not None and some and mine > some[0],
                    own is not None and some and mine > some[-1],
                    some and some[0] > some[-1],
                )
                bits = (bit for bit, holds in zip(ORDER_BITS, above, strict=True) if holds)
                yield 8 * owners + sum(bits)


_KEYS: Final = tuple(dict.fromkeys(_possible_keys()))
PATTERN_COUNT: Final = len(_KEYS)
PATTERN_INDEX: Final = tuple(
    _KEYS.index(key) if key in _KEYS else 0 for key in range(8 * 3**TOP_FIELD)
)
"""by key: the index of the pattern"""
