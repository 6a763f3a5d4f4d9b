"""The board as text and as a picture."""

import numpy as np
import pytest

from rapido.envs.render import RENDER_MODES, draw_board, render, render_text
from rapido.envs.render.canvas import GLYPHS, Canvas
from rapido.record import read_position
from rapido.rules import DIE_A, DIE_B, BadRequest, X

NAMES = ("Ana", "Ben", "Cleo")
SHOWN = """\
field 5  ·
field 4  ·
field 3  [4][6] = 64 Ben
field 2  ·
field 1  ·
field 0  [X][1] = 10 Cleo
> Ana  ········●································· 4/21
  Ben  ●········································· 0/21
  Cleo ·····················●···················· 11/21
Ana has rolled [2][6] = 62: place it or throw again
"""
RED, BLUE = (214, 58, 64), (42, 112, 208)


def shows(position: str, color: tuple[int, int, int]) -> bool:
    return bool((draw_board(read_position(position)) == color).all(axis=2).any())


def test_text() -> None:
    assert render_text(read_position("4,0,11/21 -/-/B46/-/-/CX1 A26:1"), NAMES) == SHOWN


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("0,0/21 -/-/-/-/-/- A", "Ana chooses a pair to throw"),
        ("0,0/21 A12/-/-/-/-/- a31:1", "Ana has rolled [3][1] = 31 with pair 1: place it or"),
        ("0,0,0/21 -/-/-/-/-/- B?:2", "Ben throws"),
        ("21,3/21 -/-/-/-/-/- A!", "Ana has won"),
    ],
)
def test_what_the_game_is_waiting_for(position: str, sentence: str) -> None:
    assert sentence in render_text(read_position(position), NAMES)


def test_picture_shows_every_player() -> None:
    picture = draw_board(read_position("0,0,0,0/999 -/-/-/-/-/- A"))
    assert (picture.shape, picture.dtype) == ((400, 640, 3), np.uint8)
    assert shows("0,0,0,0/999 -/-/-/-/-/- A", RED)
    assert shows("0,0,0,0/999 -/-/-/-/-/- A", BLUE)
    assert not shows("9,12,5/21 A72/-/-/B26/-/- C35:1", BLUE)


def test_pictures_differ_where_positions_do() -> None:
    positions = (
        "9,12,5/21 A72/-/-/B26/-/- C35:1",
        "9,12,6/21 A72/-/-/B26/-/- C35:1",
        "9,12,5/21 -/A72/-/B26/-/- C35:1",
        "9,12,5/21 A72/-/-/B26/-/- C36:1",
    )
    drawn = {draw_board(read_position(position)).tobytes() for position in positions}
    assert len(drawn) == len(positions)


def test_shapes_cover_what_they_should() -> None:
    canvas = Canvas(20, 10, (0, 0, 0))
    canvas.box(2, 2, 4.5, 3, (200, 100, 50))
    picture = canvas.image()
    assert picture[3, 3].tolist() == [200, 100, 50]
    assert picture[3, 6].tolist() == [100, 50, 25]  # half of this pixel
    assert not picture[3, 8].any()
    canvas.disc(15, 5, 100, (9, 9, 9))  # beyond the edges
    assert canvas.image()[0, 0].tolist() == [9, 9, 9]


def test_every_face_has_a_glyph() -> None:
    assert {"X" if face == X else str(face) for face in (*DIE_A, *DIE_B)} <= GLYPHS.keys()
    assert {*"0123456789"} <= GLYPHS.keys()


def test_modes(capsys: pytest.CaptureFixture[str]) -> None:
    state = read_position("4,0,11/21 -/-/B46/-/-/CX1 A26:1")
    assert {mode: type(render(state, mode, NAMES)) for mode in RENDER_MODES} == {
        "human": type(None),
        "ansi": str,
        "rgb_array": np.ndarray,
    }
    assert capsys.readouterr().out == SHOWN + "\n"
    with pytest.raises(BadRequest, match="choose human, ansi, rgb_array"):
        render(state, None, NAMES)
