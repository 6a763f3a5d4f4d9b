"""Integers that users pass."""

from operator import index
from typing import SupportsIndex

from rapido.rules import BadRequest


def whole_number(name: str, given: SupportsIndex) -> int:
    """Return an integer of any library as one of Python: those of numpy can overflow."""
    try:
        return index(given)
    except TypeError:
        raise BadRequest(f"{name} must be an integer, not {given!r}") from None
