"""Plots with a column for each count."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapido.html.elements import Html
from rapido.html.svg import WIDTH, Scale, line, rect, svg, text

_TOP: Final = 10.0
_MOST_LABELS: Final = 12


@dataclass(frozen=True, slots=True)
class Column:
    """A count, and the band in which it is expected."""

    name: str
    count: int
    low: int
    high: int


def histogram(label: str, counts: Sequence[float], names: Sequence[str], unit: str) -> Html:
    """Draw a column for each count, and below as many names as fit."""
    margin, bottom = 20.0, _TOP + 220
    width = (WIDTH - 2 * margin) / len(counts)
    scale = Scale(0.0, max(counts) or 1.0, bottom, _TOP)
    every = max(1, -(-len(counts) // _MOST_LABELS))
    shapes: list[Html] = []
    for place, count in enumerate(counts):
        left, top = margin + place * width, scale(count)
        gap = min(1.0, width / 5)
        shapes.append(rect(left, top, max(0.5, width - gap), bottom - top, "bar"))
        if place % every == 0:
            shapes.append(text(left + width / 2, bottom + 18, names[place], "faint", "middle"))
    shapes.append(line(margin, bottom, WIDTH - margin, bottom))
    shapes.append(text(WIDTH / 2, bottom + 38, unit, "faint", "middle"))
    return svg(label, bottom + 45, *shapes)


def counts_on_bands(label: str, columns: Sequence[Column]) -> Html:
    """Draw a narrow column for each count in front of its band."""
    bottom, width = _TOP + 160, WIDTH / max(1, len(columns))
    scale = Scale(0.0, max([1, *(max(each.count, each.high) for each in columns)]), bottom, _TOP)
    shapes: list[Html] = []
    for place, column in enumerate(columns):
        left, middle = width * place, width * (place + 0.5)
        high, top = scale(column.high), scale(column.count)
        band = max(1.0, scale(column.low) - high)
        shapes.append(rect(left + 4, high, width - 8, band, "band"))
        shapes.append(rect(middle - 7, top, 14, bottom - top, "bar"))
        shapes.append(text(middle, bottom + 16, column.name, "faint", "middle"))
    return svg(label, bottom + 24, *shapes)
