"""Numbers on the command line: `5000`, `1_000_000`, `10k`, `2.5M`, `1e6`, between bounds."""

import re
from argparse import ArgumentParser
from collections.abc import Callable
from decimal import Decimal, localcontext
from typing import Final

from rapido.cli.options.invalid_value import InvalidValue
from rapido.rules import FINISH, FINISHES

_DIGITS: Final = "[0-9](?:_?[0-9]){0,29}"
_NUMBER: Final = re.compile(
    rf"(-?(?:{_DIGITS}(?:\.(?:{_DIGITS})?)?|\.{_DIGITS})(?:[eE][+-]?[0-9]{{1,3}})?)([kKMGT]?)"
)
_FACTORS: Final = {"": 1, "k": 10**3, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}
_MANY: Final = 10_000
"""from here on, an error shows how to write large numbers"""
_PRECISION: Final = 100
"""digits, more than any number that fits the pattern needs"""
MAX_SEED: Final = 2**64 - 1
MAX_WORKERS: Final = 1024
"""threads or processes"""


def read_number(text: str) -> Decimal | None:
    """Return the exact value of a number, or nothing if it is none."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return None
    with localcontext() as context:
        context.prec = _PRECISION
        return Decimal(found[1].replace("_", "")) * _FACTORS[found[2]]


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Make an argparse type for whole numbers."""

    def read(text: str) -> int:
        value = read_number(text)
        if value is not None and least <= value <= most and value == int(value):
            return int(value)
        many = value is None and most >= _MANY
        key = "option-count" if many else "option-whole-number"
        raise InvalidValue(key, least=str(least), most=str(most), value=text)

    return read


def add_finish(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--finish",
        type=whole_number(min(FINISHES), max(FINISHES)),
        default=FINISH,
        metavar="STEP",
        help="help-finish",
    )


def number(least: float, most: float) -> Callable[[str], float]:
    """Make an argparse type for numbers with decimals."""

    def read(text: str) -> float:
        value = read_number(text)
        if value is not None and least <= value <= most:
            return float(value)
        raise InvalidValue("option-number", least=f"{least:g}", most=f"{most:g}", value=text)

    return read
