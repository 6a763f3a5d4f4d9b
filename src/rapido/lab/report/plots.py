"""Plots as inline SVG; colours and letters come from the page that they stand on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 720
_LEFT: Final = 150
_RIGHT: Final = 110
_ROW: Final = 34


@dataclass(frozen=True, slots=True)
class Mark:
    """A value with its interval, under a name, and how it is written."""

    name: str
    value: float
    interval: tuple[float, float] | None
    written: str


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Choose round numbers from low to high, about so many."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10.0 ** floor(log10(span / about))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= about)
    first = -(-low // step)
    return [number * step for number in range(int(first), int(high // step) + 1)]


def bars(title: str, marks: Sequence[Mark], unit: str = "") -> str:
    """Draw a bar for each value from zero on, its interval as a whisker."""
    high = max(mark.interval[1] if mark.interval else mark.value for mark in marks) or 1.0
    return _svg(title, _ROW * len(marks) + 30, _rows(marks, 0.0, high, unit, from_zero=True))


def dots(title: str, marks: Sequence[Mark], unit: str = "") -> str:
    """Draw a dot for each value, its interval as a whisker."""
    ends = [end for mark in marks for end in (mark.value, *(mark.interval or ()))]
    low, high = min(ends), max(ends)
    room = (high - low) * 0.05 or 1.0
    drawn = _rows(marks, low - room, high + room, unit, from_zero=False)
    return _svg(title, _ROW * len(marks) + 30, drawn)


def _rows(
    marks: Sequence[Mark], low: float, high: float, unit: str, *, from_zero: bool
) -> Iterator[str]:
    bottom, scale = _ROW * len(marks), (WIDTH - _LEFT - _RIGHT) / (high - low)

    def at(value: float) -> float:
        return _LEFT + (value - low) * scale

    for tick in ticks(low, high):
        yield _line(at(tick), 0, at(tick), bottom, "line")
        yield _text(at(tick), bottom + 18, f"{tick:g}{unit}", "middle", "dim")
    for row, mark in enumerate(marks):
        middle = row * _ROW + _ROW / 2
        yield _text(_LEFT - 10, middle + 4, _short(mark.name), "end")
        if from_zero:
            yield _box(_LEFT, middle - 10, at(mark.value) - _LEFT, 20, "bar")
        else:
            yield f'<circle class="dot" cx="{at(mark.value):.1f}" cy="{middle:.1f}" r="5"/>\n'
        if mark.interval:
            yield _line(at(mark.interval[0]), middle, at(mark.interval[1]), middle, "whisker")
        yield _text(WIDTH - _RIGHT + 8, middle + 4, mark.written, "start")


def histogram(title: str, counts: Sequence[float], labels: Sequence[str], unit: str) -> str:
    """Draw a column for each count, with some of the labels below."""
    height, left = 220, 20
    width, top = (WIDTH - 2 * left) / len(counts), max(counts) or 1.0
    every = max(1, -(-len(counts) // 12))

    def drawn() -> Iterator[str]:
        for place, count in enumerate(counts):
            tall = height * count / top
            x = left + place * width
            yield _box(x, 10 + height - tall, max(0.5, width - min(1.0, width / 5)), tall, "bar")
            if place % every == 0:
                yield _text(x + width / 2, height + 28, labels[place], "middle", "dim")
        yield _line(left, 10 + height, WIDTH - left, 10 + height, "line")
        yield _text(WIDTH / 2, height + 48, unit, "middle", "dim")

    return _svg(title, height + 55, drawn())


def matrix(title: str, names: Sequence[str], cells: Sequence[Sequence[float | None]]) -> str:
    """Draw a square of shares, row against column, the more blue the more."""
    size = min(90.0, (WIDTH - _LEFT - 10) / len(names))

    def drawn() -> Iterator[str]:
        for column, name in enumerate(names):
            short = _short(name, max(3, int(size / 8)))
            yield _text(_LEFT + (column + 0.5) * size, 20, short, "middle", "dim")
        for row, name in enumerate(names):
            y = 30 + row * 40
            yield _text(_LEFT - 10, y + 24, _short(name), "end")
            for column, cell in enumerate(cells[row]):
                if cell is None:
                    continue
                x, light = _LEFT + column * size, 96 - 60 * cell
                yield (
                    f'<rect x="{x:.1f}" y="{y}" width="{size - 2:.1f}" height="38" rx="3"'
                    f' fill="hsl(212 55% {light:.0f}%)"/>\n'
                )
                ink = "on-light" if light > 50 else "on-dark"
                yield _text(x + size / 2 - 1, y + 24, f"{100 * cell:.1f}", "middle", ink)

    return _svg(title, 35 + 40 * len(names), drawn())


def _svg(title: str, height: float, drawn: Iterator[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">\n'
        f"{''.join(drawn)}</svg>\n"
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>\n'


def _box(x: float, y: float, width: float, height: float, kind: str) -> str:
    size = f'width="{width:.2f}" height="{height:.2f}"'
    return f'<rect class="{kind}" x="{x:.2f}" y="{y:.2f}" {size}/>\n'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    marked = f' class="{kind}"' if kind else ""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f"<text{marked} {place}>{escape(text)}</text>\n"


def _short(name: str, most: int = 18) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
