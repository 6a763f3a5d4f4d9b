"""The progress of a solution."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Progress(ABC):
    """What both games report; checkpoints store all fields."""

    sweeps: int = 0
    change: float = 1.0
    """the largest change of any cell in the last sweep"""
    seconds: float = 0.0
    """since the start, including the time before a resume"""
    left: float | None = None
    """roughly how many seconds remain, once that can be estimated"""

    @property
    @abstractmethod
    def sweep_complete(self) -> bool:
        """Whether a sweep has just been completed."""

    @abstractmethod
    def describe(self) -> str:
        """Describe what is being done and how precise the result is by now."""


OnProgress = Callable[[Progress], None]


def ignore(progress: Progress) -> None:
    """Report nothing."""
