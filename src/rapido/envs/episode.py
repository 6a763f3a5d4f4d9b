"""Games of one learner against opponents, one after the other."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from rapido.envs.dice import Dice
from rapido.envs.opponents import Choice
from rapido.kernel.batch.table import Table
from rapido.kernel.state.actions import TERMINAL
from rapido.kernel.state.native import NativeState


class Episode:
    """The game that the learner plays now; whenever one can choose, it is the learner."""

    def __init__(self, table: Table, choices: Sequence[Choice]) -> None:
        """Take the opponents in turn order from the learner's left."""
        self._players, self._finish, self._fixed_seat = table
        self._choices: Final = tuple(choices)
        self.game = NativeState(self._players, self._finish)
        self.seat = self._fixed_seat or 0
        # Until start() brings those of its generator.
        self._dice, self._random = Dice(np.random.default_rng(0)), Random(0)

    def start(self, rng: np.random.Generator, position: NativeState | None = None) -> None:
        """Start a game and play until the learner can choose."""
        if self._dice.rng is not rng:
            self._dice = Dice(rng)
            self._random = Random(int(rng.integers(1 << 63)))
        while True:
            new = position is None
            self.game = NativeState(self._players, self._finish) if new else position.copy()
            self.seat = self._next_seat(position)
            self._go_on()
            # An opponent may win before the learner has acted; nothing can be learned from that.
            if not self.game.is_terminal():
                return

    @property
    def reward(self) -> float:
        return float(self.game.returns()[self.seat])

    def act(self, action: int) -> None:
        """Apply the learner's action, which raises if it is illegal, and play on."""
        self.game.apply_action(action)
        self._go_on()

    def _next_seat(self, position: NativeState | None) -> int:
        if self._fixed_seat is not None:
            return self._fixed_seat
        if position is not None:
            return position.state().player
        return int(self._random.random() * self._players)

    def _go_on(self) -> None:
        game, seat = self.game, self.seat
        while True:
            self._dice.roll_on(game)
            player = game.current_player()
            if player in (seat, TERMINAL):
                return
            choose = self._choices[(player - seat - 1) % self._players]
            game.apply_action(choose(game, self._random))
