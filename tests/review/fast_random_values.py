"""A value function for tests: pseudorandom chances, fast enough for thousands of games."""

from dataclasses import dataclass

import numpy as np

from rapido.rules import State
from rapido.turn.positions import Chances, Positions


@dataclass(frozen=True)
class FastRandomValues:
    """Hashes the numbers of a position; unrelated to real winning chances on purpose."""

    climbs: int = 99
    source: str = "random"
    stderr: float = 0.1
    margin: float = 0.0

    def second_look_margin(self, state: State) -> float:  # noqa: ARG002
        return self.margin

    def chances(self, positions: Positions) -> Chances:
        columns = (positions.steps, positions.owner, positions.worth, positions.zero)
        numbers = np.concatenate(columns, axis=1).astype(float)
        count = numbers.shape[1] * positions.players
        weights = np.sin(np.arange(1.0, count + 1) * 12.9898)
        mixed = numbers @ weights.reshape(numbers.shape[1], positions.players) * 43758.5453
        shares = mixed % 1 + 0.01
        return shares / shares.sum(1, keepdims=True)
