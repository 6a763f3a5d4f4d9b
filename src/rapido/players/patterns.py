"""Board patterns of two players: whose pairs lie where, and which is worth more.

At the start of a turn the mover has at most one pair on fields 1 to 5 and the opponent at most two,
a lower and a higher one by field; a single one counts as both.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final

from rapido.turn.board import NOBODY, TOP_FIELD, Array, Board, field_numbers

ORDER_BITS: Final = 1, 2, 4
"""own pair above their lower one, own above their higher one, their lower one above their higher
one; a key is these bits and 8 times the owners, which are (owner + 1) by field in base 3"""


def pattern_keys(xp: Any, board: Board) -> Array:  # noqa: ANN401 - numpy or torch
    numbers = field_numbers(xp, board)
    own, theirs = board.owner == 0, board.owner == 1
    own_worth = xp.amax(xp.where(own, board.worth, NOBODY), -1)
    low = xp.amin(xp.where(theirs, numbers, TOP_FIELD + 1), -1)[..., None]
    high = xp.amax(xp.where(theirs, numbers, 0), -1)[..., None]
    lower, higher = ((board.worth * (numbers == field)).sum(-1) for field in (low, high))
    both = own.any(-1) & theirs.any(-1)
    above = (
        both & (own_worth > lower),
        both & (own_worth > higher),
        theirs.any(-1) & (lower > higher),
    )
    owners = ((board.owner + 1) * 3 ** (numbers - 1)).sum(-1)
    return 8 * owners + sum(bit * holds for bit, holds in zip(ORDER_BITS, above, strict=True))


def _possible_keys() -> Iterator[int]:
    for own in (None, *range(TOP_FIELD)):
        free = [field for field in range(TOP_FIELD) if field != own]
        for theirs in (both for many in range(3) for both in combinations(free, many)):
            owners = sum(2 * 3**field for field in theirs) + (0 if own is None else 3**own)
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
