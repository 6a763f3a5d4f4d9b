"""A number with as many decimals as a message is to show."""

from typing import NamedTuple


class Rounded(NamedTuple):
    value: float
    places: int


Value = str | float | Rounded
"""what a message takes; whole numbers are shown whole"""
