"""A heatmap of shares, row against column."""

from collections.abc import Callable, Sequence
from typing import Final

from rapido.html.elements import Html, tag
from rapido.html.svg import WIDTH, shorten, svg, text

_LEFT: Final = 150.0


def heatmap(
    label: str,
    names: Sequence[str],
    shares: Sequence[Sequence[float | None]],
    write: Callable[[float], str],
) -> Html:
    """Draw each share as `write` writes it, on a darker cell the larger it is."""
    size = min(90.0, (WIDTH - _LEFT - 10) / len(names))
    shapes: list[Html] = []
    for column, name in enumerate(names):
        heading = shorten(name, max(3, int(size / 8)))
        shapes.append(text(_LEFT + (column + 0.5) * size, 20, heading, "faint", "middle"))
    for row, name in enumerate(names):
        top = 30.0 + row * 40
        shapes.append(text(_LEFT - 10, top + 24, shorten(name), None, "end"))
        for column, share in enumerate(shares[row]):
            if share is not None:
                shapes += _cell(_LEFT + column * size, top, size, share, write(share))
    return svg(label, 35 + 40 * len(names), *shapes)


def _cell(left: float, top: float, size: float, share: float, words: str) -> tuple[Html, Html]:
    lightness = 96 - 60 * share
    fill = f"hsl(212 55% {lightness:.0f}%)"
    box = tag("rect", x=left, y=top, width=size - 2, height=38, rx=3, fill=fill)
    style = "on-light" if lightness > 50 else "on-dark"
    return box, text(left + size / 2 - 1, top + 24, words, style, "middle")
