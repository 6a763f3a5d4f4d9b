"""When two names look the same."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from rapido.rooms.errors import BadName, NameTaken

_INVISIBLE: Final = frozenset(
    chr(code)
    for codes in (
        (0x034F,),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers; NFKC maps the other two to these
        (0x17B4, 0x17B5),  # Khmer inherent vowels
        range(0x180B, 0x1810),  # Mongolian variation selectors
        (0x2800,),  # Braille pattern without dots
        range(0xFE00, 0xFE10),  # variation selectors
        range(0xE0100, 0xE01F0),
    )
    for code in codes
)
"""letters and marks that draw nothing, besides those of the category Cf"""


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that shows nothing, or that looks like another one; none at all is fine."""
    folded = fold_name(name)
    if name and not folded:
        raise BadName("a name needs at least one letter that can be seen")
    if folded and folded in map(fold_name, others):
        raise NameTaken(f"another player is already called {name}")


def fold_name(name: str) -> str:
    """Return a form that is equal for names that people cannot tell apart by reading them.

    Upper and lower case, compatibility forms, spaces and invisible characters do not count.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    visible = (letter for letter in folded if not _is_invisible(letter))
    return " ".join("".join(visible).split())


def _is_invisible(letter: str) -> bool:
    return letter in _INVISIBLE or unicodedata.category(letter) == "Cf"
