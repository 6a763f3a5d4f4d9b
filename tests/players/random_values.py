"""A value function for tests: random chances, reproducible for each position."""

from dataclasses import dataclass
from random import Random

import numpy as np

from rapido.rules import State
from rapido.turn.positions import Chances, Positions


@dataclass(frozen=True)
class RandomValues:
    """Seeds a random generator with the position."""

    seed: int = 0
    climbs: int = 99
    source: str = "random"
    stderr: float = 0.1
    margin: float = 0.0

    def chances(self, positions: Positions) -> Chances:
        rows = zip(
            positions.steps.tolist(),
            positions.owner.tolist(),
            positions.worth.tolist(),
            positions.zero.tolist(),
            strict=True,
        )
        return np.array(
            [self._of(repr((positions.finish, row)), positions.players) for row in rows]
        )

    def second_look_margin(self, state: State) -> float:  # noqa: ARG002
        return self.margin

    def _of(self, text: str, players: int) -> list[float]:
        rng = Random(f"{self.seed} {text}")
        shares = [rng.random() for _ in range(players)]
        return [share / sum(shares) for share in shares]
