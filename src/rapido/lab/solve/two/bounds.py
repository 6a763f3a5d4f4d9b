"""What the iteration wants of the two tables that bracket the truth, wherever they are kept."""

from dataclasses import dataclass
from typing import Protocol

from rapido.lab.solve.native import Outcome


@dataclass(frozen=True, slots=True)
class Part:
    """Part of a sweep: some boards of one flight, for one of the bounds."""

    flight: int
    pairs: int
    """only the boards on which so many pairs lie"""
    bound: int
    hand_on: bool
    """whether these boards are done for this sweep, so that lower flights may use their doubles"""


class Bounds(Protocol):
    """A lower and an upper table of the chances of the mover, at first 0 and 1 everywhere."""

    finish: int

    def begin_sweep(self) -> None:
        """Forget what doubles were worth in the last sweep."""
        ...

    def compute(self, part: Part) -> Outcome:
        """Compute part of one table from the other."""
        ...

    def start(self) -> tuple[float, float]:
        """Return both bounds of the chance of the first player at the start of the game."""
        ...

    def settle(self) -> None:
        """Put the middle of both tables into the lower one; the upper one is not needed again."""
        ...

    def pack(self, boards: range) -> bytes:
        """Return some boards of the settled table as cells of a file."""
        ...
