"""Plots with a row for each value: bars, dots, dots on bands, and waterfalls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from rapido.html.elements import Html, joined
from rapido.html.svg import (
    SYMBOLS,
    WIDTH,
    Scale,
    circle,
    line,
    rect,
    series,
    shorten,
    svg,
    text,
    ticks,
)

_LEFT: Final = 150.0
_RIGHT: Final = WIDTH - 150
_ROW: Final = 34.0
_STEP: Final = 11.0
"""the height of one step of a waterfall"""


@dataclass(frozen=True, slots=True)
class Row:
    """A value with its interval, if it has one, and the text that is shown beside it."""

    name: str
    value: float
    interval: tuple[float, float] | None
    text: str
    style: str | None = None

    @property
    def ends(self) -> tuple[float, ...]:
        return self.value, *(self.interval or ())


@dataclass(frozen=True, slots=True)
class Waterfall:
    """A value that changes step by step; each step has the class it is drawn with."""

    name: str
    start: float
    steps: Sequence[tuple[str, float]]

    @property
    def levels(self) -> list[float]:
        return list(accumulate((change for _, change in self.steps), initial=self.start))


def bars(label: str, rows: Sequence[Row], write: Callable[[float], str]) -> Html:
    """Draw a bar from zero to each value, with its interval as a whisker; `write` labels ticks."""
    scale = Scale(0.0, max(max(row.ends) for row in rows) or 1.0, _LEFT, _RIGHT)

    def draw(row: Row, y: float) -> Html:
        bar = rect(_LEFT, y - 10, scale(row.value) - _LEFT, 20, "bar")
        return joined(bar, _whisker(row, scale, y))

    return _with_axis(label, rows, scale, draw, write)


def dots(label: str, rows: Sequence[Row], write: Callable[[float], str]) -> Html:
    """Draw a dot for each value, with its interval as a whisker; `write` labels ticks."""
    ends = [end for row in rows for end in row.ends]
    margin = (max(ends) - min(ends)) * 0.05 or 1.0
    scale = Scale(min(ends) - margin, max(ends) + margin, _LEFT, _RIGHT)

    def draw(row: Row, y: float) -> Html:
        return joined(circle(scale(row.value), y, "mark"), _whisker(row, scale, y))

    return _with_axis(label, rows, scale, draw, write)


def bands(label: str, rows: Sequence[Row]) -> Html:
    """Draw a dot for each value on the band of its interval, and a rule at zero."""
    ends = [end for row in rows for end in row.ends]
    scale = Scale(min([0.0, *ends]), max([1e-9, *ends]), _LEFT, _RIGHT)

    def draw(row: Row, y: float) -> Html:
        low, high = map(scale, row.interval or (0.0, 0.0))
        band = rect(low, y - 8, max(1.0, high - low), 16, "band")
        return joined(band, circle(scale(row.value), y, row.style or "mark"))

    bottom = _ROW * len(rows)
    return svg(label, bottom, line(scale(0), 0, scale(0), bottom), *_rows(rows, draw))


def waterfalls(label: str, rows: Sequence[Waterfall], ends: tuple[str, str]) -> Html:
    """Draw how steps lead from a start to an end; `ends` name the values 0 and 1."""
    levels = [0.0, 1.0, *(level for row in rows for level in row.levels[1:])]
    scale = Scale(min(levels), max(levels), _LEFT, WIDTH - 30)
    height = (_STEP + 2) * max(len(row.steps) for row in rows) + 26
    bottom = height * len(rows) + 18
    shapes: list[Html] = []
    for value, word in zip((0.0, 1.0), ends, strict=True):
        shapes.append(line(scale(value), 0, scale(value), bottom - 16))
        shapes.append(text(scale(value), bottom - 2, word, "faint", "middle"))
    for number, row in enumerate(rows):
        y, start = height * number + 8, scale(row.start)
        name = f"{SYMBOLS[number]} {shorten(row.name)}"
        shapes.append(text(_LEFT - 10, y + 24, name, series(number), "end"))
        shapes.append(line(start, y - 4, start, y + _STEP))
        for (style, change), level in zip(row.steps, row.levels, strict=False):
            left, right = sorted((scale(level), scale(level + change)))
            shapes.append(rect(left, y, max(1.5, right - left), _STEP, style))
            y += _STEP + 2
    return svg(label, bottom, *shapes)


def _with_axis(
    label: str,
    rows: Sequence[Row],
    scale: Scale,
    draw: Callable[[Row, float], Html],
    write: Callable[[float], str],
) -> Html:
    bottom, axis = _ROW * len(rows), list[Html]()
    for tick in ticks(scale.low, scale.high):
        axis.append(line(scale(tick), 0, scale(tick), bottom))
        axis.append(text(scale(tick), bottom + 18, write(tick), "faint", "middle"))
    return svg(label, bottom + 30, *axis, *_rows(rows, draw))


def _rows(rows: Sequence[Row], draw: Callable[[Row, float], Html]) -> list[Html]:
    shapes: list[Html] = []
    for number, row in enumerate(rows):
        y = _ROW * number + _ROW / 2
        shapes.append(text(_LEFT - 10, y + 4, shorten(row.name), row.style, "end"))
        shapes.append(draw(row, y))
        shapes.append(text(_RIGHT + 12, y + 4, row.text, "faint"))
    return shapes


def _whisker(row: Row, scale: Scale, y: float) -> Html:
    if row.interval is None:
        return joined()
    low, high = map(scale, row.interval)
    return line(low, y, high, y, "whisker")
