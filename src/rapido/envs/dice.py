"""Rolls for one environment, from its random generator."""

from typing import Final

import numpy as np

from rapido.kernel.state.actions import OUTCOMES
from rapido.kernel.state.native import NativeState

_BLOCK: Final = 64
"""numpy takes as long for one number as for fifty"""


class Dice:
    def __init__(self, rng: np.random.Generator) -> None:
        self.rng: Final = rng
        self._ahead: list[int] = []

    def roll_on(self, game: NativeState) -> None:
        """Roll until somebody must choose, or the game is over."""
        while game.is_chance_node():
            if not self._ahead:
                self._ahead = self.rng.integers(len(OUTCOMES), size=_BLOCK).tolist()
            game.apply_action(self._ahead.pop())
