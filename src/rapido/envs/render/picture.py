"""The board as a picture: the fields, the staircase, and the roll on the table."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.envs.render.canvas import Canvas, Color
from rapido.rules import FIELDS, Phase, Roll, State, X

WIDTH, HEIGHT = 640, 400

_PAPER: Final[Color] = (250, 246, 238)
_FIELD: Final[Color] = (233, 224, 206)
_INK: Final[Color] = (72, 66, 58)
_STAIR: Final[tuple[Color, Color]] = ((214, 201, 176), (222, 211, 189))
_FLAG: Final[Color] = (204, 62, 68)
_PLAYERS: Final[tuple[Color, ...]] = (
    (214, 58, 64),
    (38, 140, 90),
    (236, 178, 20),
    (42, 112, 208),
    (160, 74, 176),
    (24, 150, 168),
)
_WHITE: Final[Color] = (255, 255, 255)
_DARK_TEXT: Final = 2
"""the player whose color is too light for white"""

_TOWER, _ROW = (20, 20, 220), 46
"""left, top and width of the fields; height of each"""
_ROOM: Final = 176
"""of a field for pairs"""
_STAIRS: Final = (270, 44, 350, 226)
"""left, top, width and height"""
_MOST_STAIRS: Final = 50
"""a longer staircase is drawn with fewer stairs than it has steps"""


def draw_board(state: State) -> NDArray[np.uint8]:
    """Return an array of shape (height, width, 3)."""
    canvas = Canvas(WIDTH, HEIGHT, _PAPER)
    _draw_fields(canvas, state)
    _draw_stairs(canvas, state)
    _draw_table(canvas, state)
    return canvas.image()


def _draw_fields(canvas: Canvas, state: State) -> None:
    left, top, width = _TOWER
    for row, field in enumerate(reversed(FIELDS)):
        y = top + row * (_ROW + 6)
        canvas.box(left, y, width, _ROW, _FIELD, 8)
        canvas.number(str(field), left + 20, y + _ROW / 2, 16, _INK)
        pairs = [pair for pair in state.pairs if pair.field == field]
        # Field 0 has room for the pairs of all players.
        size = min(34, (_ROOM / max(1, len(pairs)) - 8) / 2)
        for place, pair in enumerate(pairs):
            x = left + 42 + place * (2 * size + 8)
            _draw_dice(canvas, pair.roll, pair.owner, (x, y + (_ROW - size) / 2), size)


def _draw_dice(
    canvas: Canvas, roll: Roll, player: int, corner: tuple[float, float], size: float
) -> None:
    x, y = corner
    for place, face in enumerate(roll):
        at = x + place * (size + 2)
        canvas.box(at, y, size, size, _PLAYERS[player], size / 5)
        text = "X" if face == X else str(face)
        canvas.number(text, at + size / 2, y + size / 2, size * 0.5, _text_on(player))


def _draw_stairs(canvas: Canvas, state: State) -> None:
    left, top, width, height = _STAIRS
    count = min(state.finish + 1, _MOST_STAIRS)
    wide, high, bottom = width / count, height / count, top + height
    for stair in range(count):
        rise = (stair + 1) * high
        canvas.box(left + stair * wide, bottom - rise, wide, rise, _STAIR[stair % 2])
    pole = left + width - wide / 2
    canvas.box(pole, top - 34, 2, 34, _INK)
    canvas.box(pole - 22, top - 34, 22, 14, _FLAG)
    radius = min(8.5, max(6.0, wide / 2))
    standing: dict[int, int] = {}
    for player, step in enumerate(state.steps):
        stair = step * (count - 1) // state.finish
        below = standing.get(stair, 0)
        standing[stair] = below + 1
        x = left + (stair + 0.5) * wide
        y = bottom - (stair + 1) * high - radius - below * (2 * radius + 1)
        canvas.disc(x, y, radius, _PLAYERS[player])
        canvas.number(str(player), x, y, radius, _text_on(player))


def _draw_table(canvas: Canvas, state: State) -> None:
    left, player = _STAIRS[0], state.player
    canvas.box(left, 300, 350, 80, _FIELD, 8)
    canvas.disc(left + 40, 340, 22, _PLAYERS[player])
    canvas.number(str(player), left + 40, 340, 20, _text_on(player))
    if state.phase is Phase.OVER:
        canvas.box(left + 84, 314, 3, 52, _INK)
        canvas.box(left + 87, 314, 44, 28, _FLAG)
    elif state.roll is not None:
        _draw_dice(canvas, state.roll, player, (left + 84, 314), 52)
        canvas.number(str(state.roll.value), left + 268, 340, 34, _INK)


def _text_on(player: int) -> Color:
    return _INK if player == _DARK_TEXT else _WHITE
