"""What callers pass: whole numbers, and how an error shows anything else."""

from operator import index
from typing import Final, SupportsIndex

SHOWN: Final = 60
"""characters of a wrong value in an error"""


def whole(value: object) -> int | None:
    """Return a whole number as a plain int; those of numpy count, `True` and `3.0` do not."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # an array
        return None


def shown(value: object) -> str:
    """Return a value as an error shows it: as code, so that `'3'` is not taken for 3."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no int of more than 4300 digits
        return "a number of thousands of digits"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
