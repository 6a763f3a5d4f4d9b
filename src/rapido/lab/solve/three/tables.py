"""What the solver for three wants of its tables, wherever they are kept."""

from dataclasses import dataclass
from typing import Protocol

from rapido.lab.solve.three_native import Found

Threesome = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Start:
    """The chances of the three seats at the start of the game."""

    table: Threesome
    """by the table"""
    worth: Threesome
    """by playing by the table"""
    reply: Threesome
    """of each seat, if it alone gives the best reply"""

    @property
    def gain(self) -> float:
        """Return the most that any seat can gain by deviating."""
        return max(reply - worth for reply, worth in zip(self.reply, self.worth, strict=True))


class Tables(Protocol):
    """A table of the chances of everybody, at first a third everywhere."""

    finish: int

    def sweep(self, delta: float, alpha: float) -> Found:
        """Compute all chances anew, and go a part of the way towards them."""
        ...

    def settle(self) -> None:
        """Round the table to what its file can hold; from now on it stays as it is."""
        ...

    def residual(self, delta: float) -> Found:
        """See how much one more sweep would change."""
        ...

    def measure(self, delta: float) -> Found:
        """Compute anew what playing by the settled table is worth, and best replies to it."""
        ...

    def start(self) -> Start:
        """Return what is known of the start of the game, once it has been measured."""
        ...

    def pack(self, boards: range) -> bytes:
        """Return some boards of the settled table as cells of a file."""
        ...
