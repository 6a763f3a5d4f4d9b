"""A plot of shares over time, a line for each series."""

from collections.abc import Sequence
from typing import Final

from rapido.html.elements import Html
from rapido.html.svg import SYMBOLS, WIDTH, Scale, line, polyline, series, shorten, svg, text

_DASHES: Final = ("none", "8 3", "2 3", "10 3 2 3", "5 5", "1 4")
_LABEL_HEIGHT: Final = 16


def lines(label: str, names: Sequence[str], shares: Sequence[Sequence[float]]) -> Html:
    """Draw the shares of each name, from 0 to 1 and the same number for all, in percent."""
    x = Scale(0.0, max(1, len(shares[0]) - 1), 40.0, WIDTH - 120)
    y = Scale(0.0, 1.0, 250.0, 10.0)
    shapes: list[Html] = []
    for percent in (0, 25, 50, 75, 100):
        height = y(percent / 100)
        shapes.append(line(x.start, height, x.end, height))
        shapes.append(text(x.start - 6, height + 4, f"{percent}", "faint", "end"))
    for number, values in enumerate(shares):
        points = [(x(place), y(value)) for place, value in enumerate(values)]
        shapes.append(polyline(points, f"line {series(number)}", _DASHES[number]))
    shapes += _labels(names, [y(values[-1]) for values in shares], x.end + 8, y)
    return svg(label, y.start + 12, *shapes)


def _labels(names: Sequence[str], heights: Sequence[float], left: float, y: Scale) -> list[Html]:
    """Name every line at its end, moved apart where labels would overlap."""
    order = sorted(range(len(names)), key=lambda number: heights[number])
    found, last = list[Html](), y.end - 20
    for place, number in enumerate(order):
        lowest = y.start - _LABEL_HEIGHT * (len(order) - 1 - place)
        last = min(max(heights[number], last + _LABEL_HEIGHT), lowest)
        name = f"{SYMBOLS[number]} {shorten(names[number], 14)}"
        found.append(text(left, last + 4, name, series(number)))
    return found
