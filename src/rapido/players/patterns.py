"""How the pairs of two players lie to one another: whose lies where, and which is worth more.

At the start of a turn the mover has at most one pair on the fields 1 to 5, the other at most two:
a lower one and a higher one, by their fields; if there is but one, it is both.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.players.positions import HOLDING, NOBODY, Positions

OWNERS: Final = tuple(3**field for field in range(HOLDING))
"""what a field counts in the number of an arrangement, times one more than its owner"""
STRONGER: Final = 1, 2, 4
"""what counts beside 8 times the owners: own above their lower, own above their higher, and their
lower above their higher one"""


def arrangements_of(positions: Positions) -> NDArray[np.intp]:
    """Return the number of the arrangement in each position."""
    owner, worth = positions.owner, positions.worth
    own, theirs = owner == 0, owner == 1
    every = np.arange(len(positions))
    own_worth = np.where(own, worth, NOBODY).max(1)
    lower = worth[every, theirs.argmax(1)]
    higher = worth[every, HOLDING - 1 - theirs[:, ::-1].argmax(1)]
    both = own.any(1) & theirs.any(1)
    above = (
        both & (own_worth > lower),
        both & (own_worth > higher),
        theirs.any(1) & (lower > higher),
    )
    owners = ((owner + 1) * np.array(OWNERS)).sum(1)
    return 8 * owners + sum(each * holds for each, holds in zip(STRONGER, above, strict=True))


def _all_numbers() -> Iterator[int]:
    for own in (None, *range(HOLDING)):
        free = [field for field in range(HOLDING) if field != own]
        for theirs in (both for many in range(3) for both in combinations(free, many)):
            owners = sum(2 * OWNERS[field] for field in theirs)
            owners += 0 if own is None else OWNERS[own]
            for mine, *values in product(range(3), repeat=3):
                some = values[: len(theirs)]
                above = (
                    own is not None and some and mine > some[0],
                    own is not None and some and mine > some[-1],
                    some and some[0] > some[-1],
                )
                holding = (each for each, holds in zip(STRONGER, above, strict=True) if holds)
                yield 8 * owners + sum(holding)


_ALL: Final = tuple(dict.fromkeys(_all_numbers()))
ARRANGEMENTS: Final = len(_ALL)
"""how many there are"""
PLACES: Final = tuple(
    _ALL.index(number) if number in _ALL else 0 for number in range(8 * 3**HOLDING)
)
"""by number: which of all arrangements it is"""
