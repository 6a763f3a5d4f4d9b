"""The table as text: the staircase with its lanes, the fields, the dice."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rapido.cli.terminal.appearance import APPEARANCES
from rapido.cli.terminal.narrate import faces
from rapido.foreign_text import escape_text
from rapido.locales import Say
from rapido.rules import FIELDS, Pair, State

_WIDTH: Final = 80
_FIELDS_WIDTH: Final = 15
_NAME_WIDTH: Final = 9
_LANE_WIDTH: Final = 42
_BESIDE_LANE: Final = 22
"""the frame, the arrow, the name and the step"""
_NARROWEST: Final = 36
_TILES: Final = ("green", "green", "yellow", "bright_blue", "bright_blue", "red", "red")
_RISERS: Final = " ▁▂▃▄▅▆▇█"


class BoardRenderer:
    """Renders a game; players differ by name, symbol and color."""

    def __init__(
        self, names: Sequence[str], say: Say, *, ascii_only: bool, width: int = _WIDTH
    ) -> None:
        """With `ascii_only`, use only ASCII symbols. Below 80 columns, stack the two parts."""
        self._names = [escape_text(name) for name in names]
        self._say = say
        self._ascii_only = ascii_only
        self._stacked = width < _WIDTH
        self._width = max(_NARROWEST, width - 1) if self._stacked else _WIDTH - _FIELDS_WIDTH
        # An even number, since every other column has a tile.
        self._lane_width = min(_LANE_WIDTH, (self._width - _BESIDE_LANE) // 2 * 2)
        self._tile, self._flag, self._arrow = (".", "!", ">") if ascii_only else ("·", "⚑", "▶")

    def symbol(self, player: int, pair: int | None = None) -> Text:
        """Return the symbol of a player, or of one of the player's two pairs."""
        look = APPEARANCES[player]
        sign = look.plain if self._ascii_only else look.symbol
        return Text(sign if pair is None else f"{sign}{pair + 1}", style=look.color)

    def name(self, player: int) -> Text:
        """Return a player's name with symbol and color."""
        return Text.assemble(self.symbol(player), " ", (self._names[player], "bold"))

    def short_name(self, player: int) -> Text:
        """Return a player's name, shortened on a narrow terminal."""
        name = self.name(player)
        if self._stacked:
            name.truncate(_NAME_WIDTH + 2, overflow="ellipsis")
        return name

    def sentence(self, text: str) -> Text:
        """Return a sentence with every name in its color."""
        sentence = Text(text)
        for name, look in zip(self._names, APPEARANCES, strict=False):
            sentence.highlight_words([name], style=f"bold {look.color}")
        return sentence

    def table(self, state: State, turn: int) -> RenderableType:
        """Draw staircase and fields, side by side in 80 columns."""
        stairs = Panel(
            Text("\n").join(self._staircase(state)),
            title=f"{self._say('play-staircase')} · {self._say('play-turn', turn=turn)}",
            title_align="left",
            width=self._width,
        )
        fields = Panel(
            Text("\n").join(self._fields(state)),
            title=self._say("play-fields"),
            title_align="left",
            width=self._width if self._stacked else _FIELDS_WIDTH,
        )
        if self._stacked:
            return Group(stairs, fields)
        both = Table.grid(padding=0)
        both.add_row(stairs, fields)
        return both

    def dice(self, state: State) -> RenderableType:
        """Draw the roll on the table with its value."""
        if state.roll is None:
            return Text()
        color = APPEARANCES[state.player].color
        value = Text.assemble(
            (f"\n{state.roll.value}", "bold"),
            (f"   {self._say('play-roll-number', number=state.rolls)}", "dim"),
        )
        dice = Table.grid(padding=(0, 1))
        dice.add_row(*(_die(face, color) for face in faces(state.roll)), value)
        return dice

    def _staircase(self, state: State) -> list[Text]:
        indent = " " * (_NAME_WIDTH + 5)
        lanes = [Text(indent + _scale(state.finish, self._lane_width), style="dim")]
        for player, step in enumerate(state.steps):
            arrow = self._arrow if player == state.player else " "
            name = self.name(player)
            name.truncate(_NAME_WIDTH + 2, overflow="ellipsis", pad=True)
            lane = self._lane(player, step, state.finish)
            lanes.append(Text.assemble(arrow, " ", name, " ", lane, f" {step}"))
        if not self._ascii_only:
            lanes += [Text.assemble(indent, _risers(row, self._lane_width)) for row in (1, 0)]
        return lanes

    def _lane(self, player: int, step: int, finish: int) -> Text:
        lane = Text()
        last = self._lane_width
        for column in range(last + 1):
            if column == _column(step, finish, last):
                lane.append_text(self.symbol(player))
            elif column == last:
                lane.append(self._flag)
            elif column % 2 == 0:
                lane.append(self._tile, style=_tile_color(column, last))
            else:
                lane.append(" ")
        return lane

    def _fields(self, state: State) -> list[Text]:
        ledges: list[Text] = []
        for field in reversed(FIELDS):
            placed = [pair for pair in state.pairs if pair.field == field]
            pairs = [self._pair(pair, state.pairs_each) for pair in placed]
            first, *rest = pairs or [Text(self._tile, "dim")]
            ledges.append(Text.assemble((f"{field} ", "bold"), first))
            ledges += [Text.assemble("  ", pair) for pair in rest]
        return ledges

    def _pair(self, pair: Pair, pairs_each: int) -> Text:
        symbol = self.symbol(pair.owner, pair.index if pairs_each == 2 else None)
        high, low = faces(pair.roll)
        return Text.assemble((f"[{high}][{low}]", "bold"), " ", symbol)


def _column(step: int, finish: int, width: int) -> int:
    return step * width // finish


def _tile_color(column: int, width: int) -> str:
    return _TILES[column * len(_TILES) // (width + 1)]


def _scale(finish: int, width: int) -> str:
    """Label the lanes with step numbers, every five steps, or fewer on a long staircase."""
    gap = 5 * max(1, round(finish * _LANE_WIDTH / width / 25))
    marks = [" "] * (width + 4)
    for step in [*range(0, finish - gap // 2, gap), finish]:
        at = _column(step, finish, width)
        marks[at : at + len(str(step))] = str(step)
    return "".join(marks).rstrip()


def _risers(row: int, width: int) -> Text:
    """Draw one of the two rows of colored risers under the lanes."""
    stairs = Text()
    for column in range(width + 1):
        height = (column // 2 + 1) * 16 // (width // 2 + 1)
        stairs.append(_RISERS[min(8, max(0, height - 8 * row))], style=_tile_color(column, width))
    return stairs


def _die(face: str, color: str) -> Panel:
    style = "bold red" if face == "X" else "bold"
    return Panel(Text(face, style=style), border_style=color, width=5, padding=(0, 1))
