"""Durations on the command line: `90m`, `12h`, `30d`."""

import re
from argparse import ArgumentTypeError
from typing import Final

_DURATION: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)([smhdw])")
_SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}


def duration(text: str) -> float:
    """Return seconds, for argparse."""
    if found := _DURATION.fullmatch(text):
        return float(found[1]) * _SECONDS[found[2]]
    raise ArgumentTypeError(f"give a duration such as 90m, 12h or 30d, not {text}")
