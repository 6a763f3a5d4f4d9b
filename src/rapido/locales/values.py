"""The values of a message: text is escaped, numbers get the separators of the language."""

from typing import Final

from fluent.runtime.types import fluent_number

from rapido.foreign_text import escape_around_isolates
from rapido.locales.rounded import Rounded, Value

_GROUPED_FROM: Final = {"es": 10_000, "it": 10_000}
"""the least number that is written in groups of digits, by CLDR; Babel would group any"""


def fluent_value(value: Value, language: str) -> object:
    if isinstance(value, str):
        return escape_around_isolates(value)
    if isinstance(value, Rounded):
        number, digits = round(*value), value.places
        options = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
    else:
        number, options = value, dict[str, int]()
    grouped = abs(number) >= _GROUPED_FROM.get(language, 0)
    return fluent_number(number, useGrouping=grouped, **options)
