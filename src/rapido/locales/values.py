"""The values of a message: text is escaped, numbers get the separators of the language."""

from typing import Final

from fluent.runtime.types import fluent_number

from rapido.foreign_text import escape_around_isolates, escape_text
from rapido.locales.rounded import Rounded, Value

_GROUPED_FROM: Final = {"es": 10_000, "it": 10_000}
"""the least number that is written in groups of digits, by CLDR; Babel would group any"""

LONGEST: Final = 2000
"""characters of a text that are shown; Fluent refuses a value of more than 2500"""


def fluent_value(value: Value, language: str) -> object:
    if isinstance(value, str):
        return _shortened(value)
    if isinstance(value, Rounded):
        number, digits = round(*value), value.places
        options = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
    else:
        number, options = value, dict[str, int]()
    grouped = abs(number) >= _GROUPED_FROM.get(language, 0)
    return fluent_number(number, useGrouping=grouped, **options)


def _shortened(text: str) -> str:
    shown = escape_around_isolates(text)
    if len(shown) <= LONGEST:
        return shown
    shown = escape_text(text)  # a cut would leave isolates open
    half = LONGEST // 2
    return f"{shown[:half]}…{shown[-half:]}"
