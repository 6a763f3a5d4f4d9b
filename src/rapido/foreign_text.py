r"""Text from other people and programs: how it is shown, and which of it is accepted as a name.

Some characters act instead of being seen: they move the cursor of a terminal, forge a line of a
log, turn the reading direction around, or make two names look the same. Wherever foreign text is
shown they are written as escapes such as `\u202e`. docs/notation.md lists them.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

MAX_MARKS: Final = 8
"""combining marks on one character: more than any script needs"""
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

_ACTIVE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me"})
# Unicode's Default_Ignorable_Code_Point, and the braille pattern without dots.
_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""the flag of a region, such as Scotland: a black flag with its letters as tags"""
_ISOLATE: Final = re.compile("\u2068([^\u2066-\u2069]*)\u2069")
_IDEOGRAPH: Final = re.compile("[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_SKIN_TONE: Final = re.compile("[\U0001f3fb-\U0001f3ff]")
_KEYCAP: Final = "\u20e3"
_VIRAMA: Final = 9
"""the combining class of signs that join letters of Indic scripts"""


def escape_text(text: str) -> str:
    """Write every character that acts, instead of being seen, as an escape."""
    if text.isascii() and text.isprintable():
        return text
    active = set(_active_places(text))
    if not active:
        return text
    return "".join(
        character.encode("unicode_escape").decode() if place in active else character
        for place, character in enumerate(text)
    )


def escape_around_isolates(text: str) -> str:
    """Escape a text, but keep what `isolate` has added: closed isolates act on nothing else."""
    parts = _ISOLATE.split(text)
    return "".join(
        f"{FIRST_STRONG_ISOLATE}{escape_text(part)}{POP_ISOLATE}"
        if place % 2
        else escape_text(part)
        for place, part in enumerate(parts)
    )


def is_visible(text: str) -> bool:
    """Return whether `escape_text` would leave the text as it is."""
    return next(_active_places(text), None) is None


def isolate(text: str) -> str:
    """Keep a text that is written from right to left from reordering the sentence around it."""
    if any(unicodedata.bidirectional(character) in {"R", "AL", "AN"} for character in text):
        return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"
    return text


def name_key(name: str) -> str:
    """Return the same text for names that people cannot tell apart by reading them.

    Upper and lower case, compatibility forms, spaces and invisible characters do not count.
    """
    folded = unicodedata.normalize("NFKC", _INVISIBLE.sub("", name)).casefold()
    return " ".join(_INVISIBLE.sub("", unicodedata.normalize("NFKC", folded)).split())


def _active_places(text: str) -> Iterator[int]:
    base, marks, skip_until = "", MAX_MARKS, 0  # a mark at the beginning has no base
    for place, character in enumerate(text):
        if place < skip_until:
            continue
        category = unicodedata.category(character)
        if _INVISIBLE.match(character):
            if not _is_needed(text, place, base):
                yield place
        elif category in _MARKS:
            marks += 1
            if marks > MAX_MARKS:
                yield place
        elif category in _ACTIVE_CATEGORIES or _is_noncharacter(character):
            yield place
            base, marks = "", MAX_MARKS
        elif flag := _FLAG.match(text, place):
            skip_until, base, marks = flag.end(), character, 0
        elif not (_SKIN_TONE.match(character) and _is_symbol(base)):
            base, marks = character, 0


def _is_needed(text: str, place: int, base: str) -> bool:
    """Return whether an invisible character is one that writing or an emoji needs here."""
    character, before, after = text[place], text[place - 1 : place], text[place + 1 : place + 2]
    match character:
        case "\ufe0e" | "\ufe0f" if before.isascii():
            return after == _KEYCAP and before in set("0123456789#*")
        case "\ufe0e" | "\ufe0f":
            return _is_symbol(before)
        case "\u200c" | "\u200d" if before and unicodedata.combining(before) == _VIRAMA:
            return True
        case "\u200c":  # the zero width non-joiner
            return _is_arabic(base) and _is_arabic(after)
        case "\u200d":  # the zero width joiner
            return _is_symbol(base) and _is_symbol(after)
        case _:
            variant = "\ufe00" <= character <= "\ufe02" or "\U000e0100" <= character <= "\U000e01ef"
            return variant and _IDEOGRAPH.match(before) is not None


def _is_symbol(character: str) -> bool:
    """Return whether it can be a part of an emoji; Python may not know the newest ones."""
    return character != "" and (
        unicodedata.category(character) in {"So", "Sm"}
        or character in "\u203c\u2049\u3030\u303d"
        or "\U0001f000" <= character <= "\U0001faff"
    )


def _is_arabic(character: str) -> bool:
    """Return whether it is a letter of Arabic, Persian or another script whose letters join."""
    return character != "" and unicodedata.bidirectional(character) == "AL"


def _is_noncharacter(character: str) -> bool:
    return ord(character) & 0xFFFE == 0xFFFE or "\ufdd0" <= character <= "\ufdef"
