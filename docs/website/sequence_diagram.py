"""Draws a Mermaid sequence diagram as SVG, in the colors of the page."""

import re
from collections.abc import Iterable
from html import escape
from textwrap import wrap
from typing import Final

COLUMN: Final = 168
LINE: Final = 17
HEAD: Final = 56
PARTICIPANT: Final = re.compile(r"participant (\w+) as (.+)")
MESSAGE: Final = re.compile(r"(\w+)(--?)>>(\w+): (.+)")
NOTE: Final = re.compile(r"Note over (\w+),(\w+): (.+)")
LETTERS: Final = 7.2
"""width of a letter, a little more than it is"""


def draw_sequence(lines: Iterable[str]) -> str:
    columns: dict[str, float] = {}
    heads: list[str] = []
    shapes: list[str] = []
    y: float = HEAD
    for line in lines:
        if named := PARTICIPANT.fullmatch(line):
            x = columns[named[1]] = COLUMN * (len(columns) + 0.5)
            heads += [
                f'<rect class="head" x="{x - 76:g}" y="6" width="152" height="36" rx="10"/>',
                _text([named[2]], x, 29, "head-name"),
            ]
        elif message := MESSAGE.fullmatch(line):
            start, end = columns[message[1]], columns[message[3]]
            part, y = _message(start, end, message[4], y, answer=message[2] == "--")
            shapes += part
        elif note := NOTE.fullmatch(line):
            part, y = _note(columns[note[1]], columns[note[2]], note[3], y)
            shapes += part
        else:
            raise ValueError(f"not understood in a sequence diagram: {line!r}")
    lives = [
        f'<path class="life" d="M{x:g} 42V{y + 12:g}"/>' for x in columns.values()
    ]  # behind everything else
    width, height = COLUMN * len(columns), y + 20
    return (
        f'<div class="sequence"><svg viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' role="img" aria-label="sequence diagram">{"".join([*lives, *heads, *shapes])}</svg></div>'
    )


def _message(
    start: float, end: float, label: str, y: float, *, answer: bool
) -> tuple[list[str], float]:
    room = max(abs(end - start), COLUMN) - 20
    rows = wrap(label, int(room / LETTERS))
    y += LINE * len(rows)
    if start == end:
        first = y - LINE * (len(rows) - 1)
        box = [
            f'<rect class="own" x="{start - 78:g}" y="{first - 14:g}" width="156"'
            f' height="{LINE * len(rows) + 8:g}" rx="8"/>',
            _text(rows, start, first, "label"),
        ]
        return box, y + 18
    way = 1 if end > start else -1
    tip = f"M{end - way * 9:g} {y + 3:g}l{way * 8:g} 5l{-way * 8:g} 5z"
    kind = "answer" if answer else "call"
    return [
        _text(rows, (start + end) / 2, y - LINE * (len(rows) - 1), "label"),
        f'<path class="{kind}" d="M{start:g} {y + 8:g}H{end - way * 4:g}"/>',
        f'<path class="tip" d="{tip}"/>',
    ], y + 22


def _note(start: float, end: float, label: str, y: float) -> tuple[list[str], float]:
    left, right = min(start, end) - 70, max(start, end) + 70
    rows = wrap(label, int((right - left) / LETTERS))
    height = LINE * len(rows) + 14
    box = f'<rect class="note" x="{left:g}" y="{y:g}" width="{right - left:g}" height="{height:g}" rx="8"/>'
    return [box, _text(rows, (left + right) / 2, y + 20, "label")], y + height + 8


def _text(rows: list[str], x: float, y: float, kind: str) -> str:
    spans = "".join(
        f'<tspan x="{x:g}" y="{y + LINE * number:g}">{escape(row)}</tspan>'
        for number, row in enumerate(rows)
    )
    return f'<text class="{kind}" text-anchor="middle">{spans}</text>'
