"""The board as text for a terminal, and as a picture."""

from rapido.envs.render.modes import RENDER_MODES, check_render_mode, render
from rapido.envs.render.picture import draw_board
from rapido.envs.render.text import render_text

__all__ = ["RENDER_MODES", "check_render_mode", "draw_board", "render", "render_text"]
