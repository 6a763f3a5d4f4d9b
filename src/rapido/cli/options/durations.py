"""Durations on the command line: `90m`, `12h`, `30d`."""

import re
from typing import Final

from rapido.cli.options.invalid_value import InvalidValue

_DURATION: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)([smhdw])")
_SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}


def duration(text: str) -> float:
    """Return seconds, for argparse."""
    if found := _DURATION.fullmatch(text):
        return float(found[1]) * _SECONDS[found[2]]
    raise InvalidValue("option-duration", value=text)
