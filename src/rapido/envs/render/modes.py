"""The render modes that PettingZoo's and Gymnasium's environments share."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.envs.render.picture import draw_board
from rapido.envs.render.text import render_text
from rapido.rules import BadRequest, State

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadRequest(f"there is no render mode {mode!r}, only {', '.join(RENDER_MODES)}")


def render(state: State, mode: str | None, names: Sequence[str]) -> str | NDArray[np.uint8] | None:
    """Return a picture or a text, or print the text, as the mode says."""
    if mode is None:
        raise BadRequest(
            f"nothing can be rendered without a render mode: choose {', '.join(RENDER_MODES)}"
            " when you make the environment"
        )
    if mode == "rgb_array":
        return draw_board(state)
    text = render_text(state, names)
    if mode == "ansi":
        return text
    print(text)  # noqa: T201 - that is what the mode is for
    return None
