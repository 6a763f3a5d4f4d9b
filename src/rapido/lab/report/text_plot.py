"""Plots made of characters, for the terminal."""

from collections.abc import Sequence
from typing import Final

_EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
_LEVELS: Final = " ▁▂▃▄▅▆▇█"


def bar(share: float, width: int, *, ascii_only: bool) -> str:
    """Draw a bar that fills this share of a width."""
    if ascii_only:
        return "#" * round(share * width)
    eighths = round(share * width * 8)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


def columns(heights: Sequence[float], rows: int, *, ascii_only: bool) -> list[str]:
    """Draw columns side by side, the highest this many rows high."""
    top = max(heights, default=0) or 1
    if ascii_only:
        return [
            "".join("#" if height / top * rows > row + 0.5 else " " for height in heights)
            for row in reversed(range(rows))
        ]
    eighths = [round(height / top * rows * 8) for height in heights]
    return [
        "".join(_LEVELS[max(0, min(8, height - 8 * row))] for height in eighths)
        for row in reversed(range(rows))
    ]
