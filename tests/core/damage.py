"""Damage to texts and JSON documents, of the kinds that accidents and attackers make."""

import json
import re
import unicodedata
from collections.abc import Callable
from random import Random
from typing import Final

from rapido.record import write_position
from tests.core.games import draw_state, draw_token
from tests.faults.mutations import mutated
from tests.foreign_text.hostile import HARMLESS, HOSTILE

WORDS: Final = (
    *(
        "0",
        "1",
        "21",
        "999",
        "1000",
        "00",
        "-1",
        "9" * 12,
        "1e3",
        "",
        " ",
        "  ",
        "\t",
        "\n",
        "\r\n",
    ),
    *(
        "A",
        "a",
        "B",
        "F",
        "f",
        "G",
        "A46",
        "a11",
        "C7X",
        "bXX",
        "A62",
        "X0",
        "46",
        "A?",
        "a?",
        "@0",
    ),
    *(
        "@3",
        "@5",
        "@6",
        "@",
        "A!",
        "A!:2",
        "A46:1",
        "B?:1",
        "AX1:2",
        "A?:0",
        "/",
        ",",
        "-",
        ":",
        ";",
    ),
    *(
        "Result:",
        "unfinished",
        "A wins",
        "Rapido 1",
        "Start",
        "Finish: 6",
        "Player A: x",
        "Date: y",
    ),
    *("\x1c", "\x1f", "\x85", "\xa0", "\u2003", "\u2028", "\u3000", "\ufeff", "\u200b", "\ufffe"),
    *("'", '"', "\\", "\\u", "\\ud83d", "\\ude00", "\\x", "{", "}", "[", "]", "null", "NaN", "1.5"),
    *HOSTILE.values(),
    *HARMLESS.values(),
)
_VALUE: Final = re.compile(r'"[^"\\]*"|\d+|\[[^\[\]]*\]|\{[^{}]*\}')
VALUES: Final = (
    *(
        "null",
        "true",
        "false",
        "0",
        "-0",
        "1",
        "1.0",
        "-0.0",
        "1e5",
        "1E-7",
        "12345.678e-3",
        "1e400",
    ),
    *("NaN", "Infinity", "-Infinity", "-", "01", "1.", ".5", "+1", "1e", "9" * 30, "9" * 4300),
    *("9" * 4301, "-" + "9" * 4301, '""', '"x"', '"\\u00e9é\\n"', '"\\ud800"', '"\\ud83d\\ude00"'),
    *(
        '"\\ud83d\\u0041"',
        '"\\x"',
        '"\\u12"',
        '"\t"',
        "[]",
        "[1, []]",
        "{}",
        '{"a": 1}',
        "[1,]",
        "[,]",
        "[1 , \n ]",
    ),
    *(
        '{"a": 1,}',
        '{"a": 1, "a": 2}',
        "{1: 2}",
        "[",
        "{",
        '"',
        "'x'",
        "[" * 100 + "]" * 100,
        "nul",
    ),
    *("[" * 100_000, '{"a":' * 100_000),
)


def damaged(text: str, rng: Random, damaged: float) -> str:
    """Damage a short text with this probability."""
    if rng.random() >= damaged:
        return text
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at = rng.randrange(len(text) + 1)
        end = at + rng.choice((0, 1, 1, 2, 9))
        match rng.randrange(5):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + rng.choice(WORDS) + text[end:]
            case 2:
                text = text[:end] + text[at:]
            case 3:
                text = text[:at] + rng.choice("0123456789ABCDEFabcdefX?!@:;,/- ") + text[end:]
            case _:
                text = text[:at] + draw_characters(rng) + text[end:]
    return cleaned(text)


def damaged_text(text: str, rng: Random) -> str:
    """Damage a record, line by line."""
    for _ in range(rng.choice((0, 1, 1, 1, 2, 4))):
        text = "\n".join(rng.choice(_LINE_DAMAGES)(text.split("\n"), rng))
    return text


def _swapped(lines: list[str], rng: Random) -> list[str]:
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]
    return lines


def _repeated(lines: list[str], rng: Random) -> list[str]:
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return lines


def _left_out(lines: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return lines[:at] + lines[at + 1 :]


def _cut_off(lines: list[str], rng: Random) -> list[str]:
    return lines[: rng.randrange(len(lines))]


def _other_line(lines: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    kept = rng.choice(("", lines[at], lines[at] + " "))
    lines[at] = kept + rng.choice(WORDS) if rng.random() < 0.7 else damaged(lines[at], rng, 1)
    return lines


def _other_header(lines: list[str], rng: Random) -> list[str]:
    name = rng.choice(("Player", "Word", "Salt", "Start", "Seal", "Finish", "A" * 41))
    letter = rng.choice((" A", " B", " F", ""))
    value = rng.choice((*WORDS, write_position(draw_state(rng)), "x" * 201, "0" * 64, "g" * 64))
    lines.insert(rng.randrange(len(lines)), f"{name}{letter}: {value}")
    return lines


def _other_token(lines: list[str], rng: Random) -> list[str]:
    at = rng.randrange(lines.index("") if "" in lines else 0, len(lines))
    words = lines[at].split(" ")
    words[rng.randrange(len(words))] = draw_token(rng)
    lines[at] = " ".join(words)
    return lines


def _other_bytes(lines: list[str], rng: Random) -> list[str]:
    return _bytes_mutated("\n".join(lines), rng).split("\n")


_LINE_DAMAGES: Final[tuple[Callable[[list[str], Random], list[str]], ...]] = (
    *(_swapped, _repeated, _left_out, _cut_off, _other_line, _other_line, _other_header),
    *(_other_token, _other_token, _other_bytes),
)


def damaged_json(text: str, rng: Random) -> str:
    for _ in range(rng.choice((0, 1, 1, 1, 2))):
        match rng.randrange(6):
            case 0 | 1:
                text = _bytes_mutated(text, rng)
            case 2:
                text = _with_other_value(text, rng)
            case 3:
                name = rng.choice(
                    ("rapido", "tags", "moves", "more", "\\u0041", "\u202e", "é" * 50)
                )
                at = rng.choice((1, text.rfind("}")))
                member = f'"{name}": {rng.choice(VALUES)}'
                text = text[:at] + (f"{member}," if at == 1 else f",{member}") + text[at:]
            case 4:
                at = rng.randrange(len(text) + 1)
                text = text[:at] + rng.choice((*VALUES, *WORDS)) + text[at:]
            case _:
                text = text[: rng.randrange(len(text) + 1)]
    return text


def _with_other_value(text: str, rng: Random) -> str:
    """Replace a name or a value anywhere in the document."""
    places = [*_VALUE.finditer(text)]
    if not places:
        return text
    start, end = rng.choice(places).span()
    other = json.dumps(draw_token(rng)) if rng.random() < 0.3 else rng.choice(VALUES)
    return text[:start] + other + text[end:]


def _bytes_mutated(text: str, rng: Random) -> str:
    text = mutated(text.encode("utf-8", "surrogatepass"), rng).decode("utf-8", "replace")
    for opening in ("[", '{"a":'):  # all versions of Python refuse this depth
        text = text.replace(3000 * opening, 100_000 * opening)
    return text


def draw_characters(rng: Random) -> str:
    highest = rng.choice((0x80, 0x500, 0x3000, 0xFFFF, 0x1FFFF, 0x10FFFF))
    return "".join(chr(rng.randrange(highest + 1)) for _ in range(rng.randrange(1, 5)))


def cleaned(text: str) -> str:
    """Leave out characters that may be assigned in one version of Unicode and not in another."""
    return "".join(
        character
        for character in text
        if character.isascii() or unicodedata.category(character) != "Cn" or _never(character)
    )


def _never(character: str) -> bool:
    return ord(character) & 0xFFFE == 0xFFFE or "\ufdd0" <= character <= "\ufdef"
