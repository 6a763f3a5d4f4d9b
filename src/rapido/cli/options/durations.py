"""Durations on the command line: `90s`, `5m`, `1h30m`, `30d`, or a plain number of a known unit."""

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Final

from rapido.cli.options.invalid_value import InvalidValue
from rapido.cli.options.numbers import read_number

_PART: Final = r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|[smhdw])"
_DURATION: Final = re.compile(f"(?:{_PART}){{1,6}}")
SECONDS: Final = {
    "ms": Decimal("0.001"),
    "s": Decimal(1),
    "m": Decimal(60),
    "h": Decimal(3600),
    "d": Decimal(86_400),
    "w": Decimal(7 * 86_400),
}
_REFUSALS: Final = {"s": "option-time-s", "m": "option-time-m"}


def read_duration(text: str) -> Decimal | None:
    """Return the seconds of a duration with units, or nothing if it is none."""
    if not _DURATION.fullmatch(text):
        return None
    return sum((Decimal(n) * SECONDS[unit] for n, unit in re.findall(_PART, text)), Decimal(0))


def duration(text: str) -> float:
    """Return seconds, for argparse."""
    if (seconds := read_duration(text)) is not None:
        return float(seconds)
    raise InvalidValue("option-duration", value=text)


def duration_in(unit: str, least: float, most: float) -> Callable[[str], float]:
    """Make an argparse type for durations, of which a plain number counts this unit."""

    def read(text: str) -> float:
        seconds = read_duration(text)
        value = read_number(text) if seconds is None else seconds / SECONDS[unit]
        if value is not None and least <= value <= most:
            return float(value)
        raise InvalidValue(_REFUSALS[unit], least=f"{least:g}", most=f"{most:g}", value=text)

    return read
