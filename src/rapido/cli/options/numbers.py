"""Numbers on the command line: plain decimal digits, between bounds that the error names."""

import re
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Final

from rapido.cli.options.invalid_value import InvalidValue
from rapido.rules import FINISH, FINISHES

_WHOLE: Final = re.compile("-?[0-9]{1,30}")
_NUMBER: Final = re.compile(
    r"-?(?:[0-9]{1,30}(?:\.[0-9]{0,30})?|\.[0-9]{1,30})(?:[eE][+-]?[0-9]{1,3})?"
)
MAX_SEED: Final = 2**64 - 1
MAX_WORKERS: Final = 1024
"""threads or processes"""


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Make an argparse type for whole numbers."""

    def read(text: str) -> int:
        if _WHOLE.fullmatch(text) and least <= int(text) <= most:
            return int(text)
        raise InvalidValue("option-whole-number", least=str(least), most=str(most), value=text)

    return read


def add_finish(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--finish",
        type=whole_number(min(FINISHES), max(FINISHES)),
        default=FINISH,
        help="help-finish",
    )


def number(least: float, most: float) -> Callable[[str], float]:
    """Make an argparse type for numbers with decimals."""

    def read(text: str) -> float:
        if _NUMBER.fullmatch(text) and least <= float(text) <= most:
            return float(text)
        raise InvalidValue("option-number", least=f"{least:g}", most=f"{most:g}", value=text)

    return read
