"""What plays the games of a batch: C or Python."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.batch.buffers import Arrays
from rapido.rules import State


@dataclass(slots=True)
class Setup:
    games: int
    players: int
    finish: int
    seed: int
    arrays: Arrays
    numbers: NDArray[np.uint64]
    """by game: its number among the games of the seed"""


class Core(Protocol):
    """Methods with `first` and `last` do a part of the games, so that threads can share the work.

    The caller has checked everything.
    """

    def reset(self, first: int, last: int) -> None:
        """Start all games of the setup's seed."""
        ...

    def step(self, actions: NDArray[np.int64], first: int, last: int) -> None: ...

    def random_actions(self, out: NDArray[np.int64], first: int, last: int) -> None: ...

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """Return the first game in which the action is illegal, or the number of games."""
        ...

    def state(self, game: int) -> State: ...

    def set_state(self, game: int, state: State) -> None: ...
