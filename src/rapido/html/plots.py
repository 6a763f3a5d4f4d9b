"""The plots of a review as SVG: curve of chances, balance, values with bands, dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapido.html.elements import Html, joined, tag

WIDTH: Final = 720.0
SIGNS: Final = ("●", "▲", "■", "◆", "★", "⬢")
"""what tells players apart without colours"""
_DASHES: Final = ("none", "8 3", "2 3", "10 3 2 3", "5 5", "1 4")
_LEFT: Final = 110.0
_ROW: Final = 34.0


@dataclass(frozen=True, slots=True)
class Row:
    """A value with its band."""

    label: str
    value: float
    low: float
    high: float
    text: str
    style: str


def curve(label: str, names: Sequence[str], lines: Sequence[Sequence[float]]) -> Html:
    """Draw everyone's chance from the start to the end."""
    left, top, height = 40.0, 10.0, 240.0
    right = WIDTH - 120
    last = max(1, len(lines[0]) - 1)
    drawn: list[Html] = []
    for percent in (0, 25, 50, 75, 100):
        y = top + height * (1 - percent / 100)
        drawn += [
            _line(left, y, right, y),
            _text(left - 6, y + 4, f"{percent}", "faint", anchor="end"),
        ]
    for seat, line in enumerate(lines):
        points = " ".join(
            f"{left + (right - left) * at / last:.1f},{top + height * (1 - chance):.1f}"
            for at, chance in enumerate(line)
        )
        drawn.append(
            tag("polyline", points=points, class_=f"line s{seat}", stroke_dasharray=_DASHES[seat])
        )
    labels = _labels(names, [line[-1] for line in lines], right + 8, top, height)
    return _picture(label, top + height + 12, *drawn, labels)


def _labels(
    names: Sequence[str], ends: Sequence[float], x: float, top: float, height: float
) -> Html:
    """Name every line at its end, moved apart where they would cover each other."""
    order = sorted(range(len(names)), key=lambda seat: -ends[seat])
    found, free = list[Html](), top - 20
    for place, seat in enumerate(order):
        lowest = top + height - 16 * (len(order) - 1 - place)
        y = min(max(top + height * (1 - ends[seat]), free + 16), lowest)
        free = y
        found.append(_text(x, y + 4, f"{SIGNS[seat]} {names[seat][:14]}", f"f{seat}"))
    return joined(*found)


def balance(
    label: str,
    rows: Sequence[tuple[str, float, Sequence[tuple[str, float]]]],
    ends: tuple[str, str],
) -> Html:
    """Draw for everyone how the parts lead from the start to the result, one below the other."""
    reached = [0.0, 1.0]
    for _, start, parts in rows:
        at = start
        for _, change in parts:
            at += change
            reached.append(at)
    low, high = min(reached), max(reached)
    right, bar = WIDTH - 30, 11.0
    height = (bar + 2) * 4 + 26

    def x(value: float) -> float:
        return _LEFT + (right - _LEFT) * (value - low) / (high - low)

    drawn: list[Html] = []
    bottom = height * len(rows) + 18
    for value, word in ((0.0, ends[0]), (1.0, ends[1])):
        drawn.append(_line(x(value), 0, x(value), bottom - 16))
        drawn.append(_text(x(value), bottom - 2, word, "faint", anchor="middle"))
    for number, (name, start, parts) in enumerate(rows):
        y, at = height * number + 8, start
        drawn.append(_text(0, y + 24, f"{SIGNS[number]} {name[:12]}", f"f{number}"))
        drawn.append(_line(x(start), y - 4, x(start), y + bar))
        for style, change in parts:
            edge, width = min(x(at), x(at + change)), max(1.5, abs(x(at + change) - x(at)))
            drawn.append(tag("rect", x=edge, y=y, width=width, height=bar, class_=style, rx=2))
            at += change
            y += bar + 2
    return _picture(label, bottom, *drawn)


def bands(label: str, rows: Sequence[Row]) -> Html:
    """Draw values as dots, each on the band in which it may lie."""
    low = min([0.0, *(row.low for row in rows), *(row.value for row in rows)])
    high = max([1e-9, *(row.high for row in rows), *(row.value for row in rows)])
    right = WIDTH - 150

    def x(value: float) -> float:
        return _LEFT + (right - _LEFT) * (value - low) / (high - low)

    drawn = [_line(x(0), 0, x(0), _ROW * len(rows))]
    for number, row in enumerate(rows):
        y = _ROW * number + _ROW / 2
        drawn += [
            _text(0, y + 4, row.label[:16], row.style),
            tag(
                "rect",
                x=x(row.low),
                y=y - 8,
                width=max(1.0, x(row.high) - x(row.low)),
                height=16,
                class_="band",
                rx=4,
            ),
            tag("circle", cx=x(row.value), cy=y, r=5, class_=row.style),
            _text(right + 12, y + 4, row.text, "faint"),
        ]
    return _picture(label, _ROW * len(rows), *drawn)


def columns(label: str, bars: Sequence[tuple[str, int, int, int]]) -> Html:
    """Draw counts as columns, each before the band in which fair dice keep it."""
    top = max([1, *(max(count, high) for _, count, _, high in bars)])
    height, step = 160.0, WIDTH / max(1, len(bars))

    def y(count: float) -> float:
        return 10 + height * (1 - count / top)

    drawn: list[Html] = []
    for number, (face, count, low, high) in enumerate(bars):
        left = step * number
        band = max(1.0, y(low) - y(high))
        drawn += [
            tag("rect", x=left + 4, y=y(high), width=step - 8, height=band, class_="band", rx=3),
            tag(
                "rect",
                x=left + step / 2 - 7,
                y=y(count),
                width=14,
                height=height + 10 - y(count),
                class_="own-dice",
            ),
            _text(left + step / 2, height + 26, face, "faint", anchor="middle"),
        ]
    return _picture(label, height + 34, *drawn)


def _picture(label: str, height: float, *parts: Html) -> Html:
    box = f"0 0 {WIDTH:.0f} {height:.0f}"
    return tag("svg", *parts, viewBox=box, role="img", aria_label=label)


def _line(x1: float, y1: float, x2: float, y2: float) -> Html:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="rule")


def _text(x: float, y: float, words: str, style: str, anchor: str = "start") -> Html:
    return tag("text", words, x=x, y=y, class_=style, text_anchor=anchor)
