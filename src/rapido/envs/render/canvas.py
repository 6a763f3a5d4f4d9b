"""Smooth shapes on a numpy array, so that a picture needs no graphics library."""

from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Color = tuple[int, int, int]
_Polyline = tuple[tuple[float, float], ...]

_SIX: Final[_Polyline] = (
    *((3.4, 0), (1.6, 0.9), (0.3, 2.7), (0, 4.2), (0, 5), (1, 6), (3, 6), (4, 5), (4, 3.7)),
    *((3, 2.7), (1.2, 2.7), (0.1, 3.8)),
)
GLYPHS: Final[dict[str, tuple[_Polyline, ...]]] = {
    "0": (
        ((1, 0), (3, 0), (4, 1.2), (4, 4.8), (3, 6), (1, 6), (0, 4.8), (0, 1.2), (1, 0)),
    ),
    "1": (((1, 1.2), (2.4, 0), (2.4, 6)),),
    "2": (((0, 1.2), (1, 0), (3, 0), (4, 1), (4, 2.2), (0, 6), (4, 6)),),
    "3": (
        ((0, 0), (4, 0), (1.8, 2.4), (3, 2.4), (4, 3.4), (4, 5), (3, 6), (1, 6), (0, 5)),
    ),
    "4": (((3, 6), (3, 0), (0, 4.2), (4, 4.2)),),
    "5": (
        ((3.8, 0), (0.4, 0), (0.1, 2.7), (2.8, 2.4), (4, 3.4), (4, 5), (3, 6), (1, 6), (0, 5)),
    ),
    "6": (_SIX,),
    "7": (((0, 0), (4, 0), (1.4, 6)),),
    "8": (
        ((1, 2.8), (0, 1.9), (0, 1), (1, 0), (3, 0), (4, 1), (4, 1.9), (3, 2.8), (1, 2.8)),
        ((1, 2.8), (0, 3.8), (0, 5), (1, 6), (3, 6), (4, 5), (4, 3.8), (3, 2.8)),
    ),
    "9": (tuple((4 - x, 6 - y) for x, y in _SIX),),
    "X": (((0, 0), (4, 6)), ((4, 0), (0, 6))),
}  # fmt: skip
"""strokes in a box of 4 by 6"""


class Canvas:
    """A picture; coordinates are pixels from the top left, and may be fractions."""

    def __init__(self, width: int, height: int, background: Color) -> None:
        self._pixels = np.empty((height, width, 3), np.float32)
        self._pixels[:] = background

    def image(self) -> NDArray[np.uint8]:
        return (self._pixels + 0.5).astype(np.uint8)

    def box(  # noqa: PLR0913, PLR0917 - a shape has a place, a size and a look
        self, x: float, y: float, width: float, height: float, color: Color, radius: float = 0
    ) -> None:
        """Fill a rectangle, with round corners if there is a radius."""
        rows, columns = self._area(x, y, x + width, y + height)
        across = np.abs(columns - (x + width / 2)) - width / 2 + radius
        down = np.abs(rows - (y + height / 2)) - height / 2 + radius
        outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        inside = np.minimum(np.maximum(across, down), 0)
        self._blend(outside + inside - radius, x, y, color)

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        self.box(x - radius, y - radius, 2 * radius, 2 * radius, color, radius)

    def number(self, text: str, x: float, y: float, height: float, color: Color) -> None:
        """Write digits or X around a center."""
        unit = height / 6
        left = x - (len(text) * 5.6 - 1.6) * unit / 2
        for place, sign in enumerate(text):
            for stroke in GLYPHS[sign]:
                corner = left + place * 5.6 * unit
                points = [(corner + a * unit, y - height / 2 + b * unit) for a, b in stroke]
                self._stroke(points, 0.55 * unit, color)

    def _stroke(self, points: list[tuple[float, float]], half: float, color: Color) -> None:
        xs, ys = zip(*points, strict=True)
        left, top = min(xs) - half, min(ys) - half
        rows, columns = self._area(left, top, max(xs) + half, max(ys) + half)
        nearest = np.full((len(rows), columns.shape[1]), np.inf)
        for (x, y), (x2, y2) in pairwise(points):
            along, up = x2 - x, y2 - y
            part = ((columns - x) * along + (rows - y) * up) / (along * along + up * up)
            part = np.clip(part, 0, 1)
            distance = np.hypot(columns - x - part * along, rows - y - part * up)
            nearest = np.minimum(nearest, distance)
        self._blend(nearest - half, left, top, color)

    def _area(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[NDArray[np.floating[Any]], NDArray[np.floating[Any]]]:
        """Return the centers of the pixels that a shape may touch, as a column and a row."""
        height, width, _ = self._pixels.shape
        rows = np.arange(max(0, int(top) - 1), min(height, int(bottom) + 2)) + 0.5
        columns = np.arange(max(0, int(left) - 1), min(width, int(right) + 2)) + 0.5
        return rows[:, None], columns[None, :]

    def _blend(
        self, distance: NDArray[np.floating[Any]], left: float, top: float, color: Color
    ) -> None:
        """Color what is inside, half-way where the edge runs through a pixel."""
        covered = np.clip(0.5 - distance, 0, 1)[..., None]
        first, begin = max(0, int(top) - 1), max(0, int(left) - 1)
        height, width, _ = covered.shape
        under = self._pixels[first : first + height, begin : begin + width]
        under += (np.array(color, np.float32) - under) * covered
