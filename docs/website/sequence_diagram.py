"""Draws a Mermaid sequence diagram as SVG, in the colors of the page."""

import re
from collections.abc import Iterable
from html import escape
from textwrap import wrap
from typing import Final

COLUMN: Final = 144
LINE: Final = 17
HEAD: Final = 56
PARTICIPANT: Final = re.compile(r"participant (\w+) as (.+)")
MESSAGE: Final = re.compile(r"(\w+)(--?)>>(\w+): (.+)")
NOTE: Final = re.compile(r"Note over (\w+),(\w+): (.+)")
LETTERS: Final = 6.8
"""width of a letter, a little more than it is"""


def draw_sequence(lines: Iterable[str]) -> str:
    columns: dict[str, float] = {}
    names: dict[str, str] = {}
    heads: list[str] = []
    told: list[str] = []
    shapes: list[str] = []
    y: float = HEAD
    for line in lines:
        if named := PARTICIPANT.fullmatch(line):
            names[named[1]] = named[2]
            x = columns[named[1]] = COLUMN * (len(columns) + 0.5)
            heads += [_box("head", x - 66, 6, 132, 36), _text([named[2]], x, 29, "head-name")]
        elif message := MESSAGE.fullmatch(line):
            start, end = columns[message[1]], columns[message[3]]
            told.append(f"{names[message[1]]} to {names[message[3]]}: {message[4]}")
            part, y = _message(start, end, message[4], y, answer=message[2] == "--")
            shapes += part
        elif note := NOTE.fullmatch(line):
            told.append(note[3])
            part, y = _note(columns[note[1]], columns[note[2]], note[3], y)
            shapes += part
        else:
            raise ValueError(f"not understood in a sequence diagram: {line!r}")
    lives = [
        f'<path class="life" d="M{x:g} 42V{y + 12:g}"/>' for x in columns.values()
    ]  # behind everything else
    width, height = COLUMN * len(columns), y + 20
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
    drawn = "".join([*lives, *heads, *shapes])
    label = escape(f"Sequence diagram. {'; '.join(told)}.")
    svg = f'<svg {size} role="img" aria-label="{label}">{drawn}</svg>'
    return f'<div class="sequence">{svg}</div>'


def _message(
    start: float, end: float, label: str, y: float, *, answer: bool
) -> tuple[list[str], float]:
    room = abs(end - start) - 14 if start != end else COLUMN - 24  # inside of a box
    rows = wrap(label, int(room / LETTERS))
    y += LINE * len(rows)
    if start == end:
        first = y - LINE * (len(rows) - 1)
        box = _box("own", start - 68, first - 14, 136, LINE * len(rows) + 8)
        return [box, _text(rows, start, first, "label")], y + 18
    way = 1 if end > start else -1
    tip = f"M{end - way * 9:g} {y + 3:g}l{way * 8:g} 5l{-way * 8:g} 5z"
    kind = "answer" if answer else "call"
    return [
        _text(rows, (start + end) / 2, y - LINE * (len(rows) - 1), "label"),
        f'<path class="{kind}" d="M{start:g} {y + 8:g}H{end - way * 4:g}"/>',
        f'<path class="tip" d="{tip}"/>',
    ], y + 22


def _note(start: float, end: float, label: str, y: float) -> tuple[list[str], float]:
    left, right = min(start, end) - 62, max(start, end) + 62
    rows = wrap(label, int((right - left) / LETTERS))
    height = LINE * len(rows) + 14
    box = _box("note", left, y, right - left, height)
    return [box, _text(rows, (left + right) / 2, y + 20, "label")], y + height + 8


def _box(kind: str, x: float, y: float, width: float, height: float) -> str:
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" {size} rx="8"/>'


def _text(rows: list[str], x: float, y: float, kind: str) -> str:
    spans = "".join(
        f'<tspan x="{x:g}" y="{y + LINE * number:g}">{escape(row)}</tspan>'
        for number, row in enumerate(rows)
    )
    return f'<text class="{kind}" text-anchor="middle">{spans}</text>'
