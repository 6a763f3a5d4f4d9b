"""Scales, ticks and SVG shapes for plots; the page defines their colors."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import Final

from rapido.foreign_text import FIRST_STRONG_ISOLATE, POP_ISOLATE, isolate
from rapido.html.elements import Html, tag

WIDTH: Final = 720.0
_JOINERS: Final = "\u200c\u200d"
SYMBOLS: Final = ("●", "▲", "■", "◆", "★", "⬢")
"""distinguish series without color"""


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values from `low` to `high` to coordinates from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Choose about this many round numbers between low and high."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10.0 ** floor(log10(span / about))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= about)
    first = -(-low // step)
    return [number * step for number in range(int(first), int(high // step) + 1)]


def series(number: int) -> str:
    """Return the class of a filled shape or a text in the color of a series."""
    return f"series series-{number % len(SYMBOLS)}"


def svg(label: str, height: float, *shapes: Html) -> Html:
    box = f"0 0 {WIDTH:.0f} {height:.0f}"
    return tag("svg", *shapes, viewBox=box, role="img", aria_label=label)


def line(x1: float, y1: float, x2: float, y2: float, style: str = "rule") -> Html:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=style)


def polyline(points: Sequence[tuple[float, float]], style: str, dashes: str) -> Html:
    written = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return tag("polyline", points=written, class_=style, stroke_dasharray=dashes)


def rect(left: float, top: float, width: float, height: float, style: str) -> Html:
    return tag("rect", x=left, y=top, width=width, height=height, class_=style)


def circle(x: float, y: float, style: str) -> Html:
    return tag("circle", cx=x, cy=y, r=5, class_=style)


def text(x: float, y: float, words: str, style: str | None = None, anchor: str = "start") -> Html:
    return tag("text", words, x=x, y=y, class_=style, text_anchor=anchor)


def shorten(name: str, most: int = 16) -> str:
    """Shorten a name, but keep it isolated if it is written from right to left."""
    name = name.strip(FIRST_STRONG_ISOLATE + POP_ISOLATE)
    return isolate(name if len(name) <= most else f"{name[: most - 1].rstrip(_JOINERS)}…")
