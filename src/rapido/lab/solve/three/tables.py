"""What the three-player solver needs from its tables, wherever they are stored."""

from dataclasses import dataclass
from typing import Protocol

from rapido.lab.solve.three.bindings import SweepStats

ThreeChances = tuple[float, float, float]
"""by seat"""


@dataclass(frozen=True, slots=True)
class Start:
    """The chances of the three seats at the start of the game."""

    table: ThreeChances
    """according to the table"""
    worth: ThreeChances
    """by playing the policy of the table"""
    reply: ThreeChances
    """of each seat, if it alone plays the best reply"""

    @property
    def gain(self) -> float:
        """The most that any seat can gain by deviating."""
        return max(reply - worth for reply, worth in zip(self.reply, self.worth, strict=True))


class Tables(Protocol):
    """A table of the chances of all players, initially a third everywhere."""

    finish: int

    def sweep(self, delta: float, alpha: float) -> SweepStats:
        """Recompute all chances, and move toward them with step size `alpha`."""
        ...

    def finalize(self) -> None:
        """Round the table to what its file can hold; from now on it does not change."""
        ...

    def residual(self, delta: float) -> SweepStats:
        """Return how much one more sweep would change."""
        ...

    def measure(self, delta: float) -> SweepStats:
        """Recompute the values of the finalized policy, and of best replies to it."""
        ...

    def start(self) -> Start:
        """Return what is known about the start of the game, once it has been measured."""
        ...

    def pack(self, boards: range) -> bytes:
        """Return some boards of the finalized table as cells of a file."""
        ...
