"""Draw the plots of solving.md: `python docs/make_solving.py TABLE_FOR_TWO TABLE_FOR_THREE`.

The chances by finish in solving/finishes.jsonl are output of `rapido solve --finish N --json`.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.rules import ROLLS, Phase, Place, State, Throw
from rapido.turn.rolls import VALUES

HERE: Final = Path(__file__).parent / "solving"
WIDE, HIGH, EDGE = 720, 340, 56
LABELED: Final = (1, 4, 10, 15, 21, 30)
"""finishes that are labeled with their chance"""
COLORS: Final = ("#888", "#1b6ca8", "#2a9d5c", "#c98a00", "#c8553d", "#7b3fa0")
"""by field"""


class Plot:
    """A plot as SVG, in data coordinates."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float], title: str) -> None:
        self._x, self._y = x, y
        self._parts = [f"<title>{title}</title>"]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Convert data coordinates to SVG coordinates."""
        right = (x - self._x[0]) / (self._x[1] - self._x[0])
        up = (y - self._y[0]) / (self._y[1] - self._y[0])
        return EDGE + right * (WIDE - 2 * EDGE), HIGH - EDGE - up * (HIGH - 2 * EDGE)

    def line(self, points: Sequence[tuple[float, float]], color: str, dash: str = "") -> None:
        path = " ".join("{:.1f},{:.1f}".format(*self.at(*point)) for point in points)
        self._parts.append(
            f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"'
            f' stroke-dasharray="{dash}"/>'
        )

    def dot(self, x: float, y: float, color: str) -> None:
        left, top = self.at(x, y)
        self._parts.append(f'<circle cx="{left:.1f}" cy="{top:.1f}" r="4" fill="{color}"/>')

    def label(self, x: float, y: float, text: str, down: int = 0, *, beside: bool = False) -> None:
        """Write text above, below or next to a point."""
        left, top = self.at(x, y)
        left, anchor = (left + 8, "start") if beside else (left, "middle")
        self._parts.append(
            f'<text x="{left:.1f}" y="{top + down:.1f}" text-anchor="{anchor}">{text}</text>'
        )

    def save(self, name: str) -> None:
        HERE.mkdir(exist_ok=True)
        style = "<style>text{font:12px sans-serif;fill:#666}</style>"
        (HERE / name).write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
            + "\n".join([style, *self._parts])
            + "</svg>\n",
            "utf-8",
        )


Row = tuple[int, int, float, float]
"""a first roll: its value, the best field, the value of placing there, and of rolling again"""


def opening(table: TwoPlayerTable | ThreePlayerTable) -> Iterable[Row]:
    """List all first rolls of the game with their value to the first player."""
    by_value = {roll.value: roll for roll in ROLLS}
    for value in VALUES:
        roll = by_value[value]
        state = State(
            (roll.double, *[0] * (table.head.players - 1)),
            phase=Phase.DECIDE,
            pair=0,
            roll=roll,
            rolls=1,
            finish=table.head.finish,
        )
        if isinstance(table, TwoPlayerTable):
            actions = table.actions(state)
        else:
            actions = {action: worth[0] for action, worth in table.actions(state).items()}
        places = {a.field: worth for a, worth in actions.items() if isinstance(a, Place)}
        again = next(worth for a, worth in actions.items() if isinstance(a, Throw))
        field = max(places, key=lambda field: places[field])
        yield value, field, places[field], again


def draw_opening(table: TwoPlayerTable | ThreePlayerTable, name: str) -> None:
    """Plot the value and the best use of the first roll."""
    rows = list(opening(table))
    worths = [worth for _, _, place, again in rows for worth in (place, again)]
    plot = Plot((-0.5, len(rows) - 0.5), (min(worths), max(worths)), "The first roll")
    plot.line([(i, again) for i, (*_, again) in enumerate(rows)], "#999", "5 4")
    for i, (value, field, place, again) in enumerate(rows):
        plot.dot(i, place, COLORS[field])
        plot.label(i, min(worths), str(value), 20)
        if place >= again:
            plot.label(i, place, str(field), -8)
    middle, low = (len(rows) - 1) / 2, min(worths)
    plot.label(middle, low, "the first roll; dots: placing it, dashed: rolling on", 42)
    for place in (low, rows[0][-1], max(worths)):
        plot.label(-1.2, place, f"{place:.0%}", 4)
    plot.save(name)


def draw_first_player(players: int, name: str) -> None:
    """Plot the chance of every seat by finish."""
    lines = (HERE / "finishes.jsonl").read_text("utf-8").splitlines()
    starts: dict[int, list[float]] = {
        row["finish"]: row["start"] for row in map(json.loads, lines) if row["players"] == players
    }
    worths = [worth for start in starts.values() for worth in start]
    low, high = min(worths), max(worths)
    plot = Plot((0, max(starts) + 1), (low, high), "The chance of every seat")
    for seat in range(players):
        plot.line([(finish, start[seat]) for finish, start in starts.items()], COLORS[1 + seat])
        for finish, start in starts.items():
            plot.dot(finish, start[seat], COLORS[1 + seat])
            if finish == max(starts):
                plot.label(finish, start[seat], f"{start[seat]:.1%}", 4, beside=True)
            elif finish in LABELED:
                plot.label(finish, start[seat], f"{start[seat]:.1%}", -9 if seat == 0 else 18)
    for finish in starts:
        if finish in LABELED:
            plot.label(finish, low, str(finish), 38)
    plot.label(max(starts) / 2, low, "the finish; from the top: the first seat, the second …", 54)
    plot.save(name)


if __name__ == "__main__":
    draw_first_player(2, "first-player.svg")
    draw_first_player(3, "seats-of-three.svg")
    draw_opening(TwoPlayerTable.open(sys.argv[1]), "opening.svg")
    draw_opening(ThreePlayerTable.open(sys.argv[2]), "opening-of-three.svg")
