"""What the iteration needs from the tables of bounds, wherever they are stored."""

from dataclasses import dataclass
from typing import Protocol

from rapido.lab.solve.two.bindings import SweepStats


@dataclass(frozen=True, slots=True)
class SweepPart:
    """Some boards of one diagonal, for one of the bounds."""

    diagonal: int
    pairs: int
    """only boards with this number of pairs"""
    bound: int
    push_doubles: bool
    """whether these boards are final for this sweep, so that lower diagonals may use them"""


class Bounds(Protocol):
    """A lower and an upper table of the mover's chances, initially 0 and 1 everywhere."""

    finish: int

    def begin_sweep(self) -> None:
        """Reset the accumulated values of doubles."""
        ...

    def compute(self, part: SweepPart) -> SweepStats:
        """Compute part of one table from the other."""
        ...

    def start(self) -> tuple[float, float]:
        """Return both bounds of the first player's chance at the start of the game."""
        ...

    def finalize(self) -> None:
        """Replace the lower table by the average of both; the upper one is no longer needed."""
        ...

    def pack(self, boards: range) -> bytes:
        """Return some boards of the finalized table as cells of a file."""
        ...
