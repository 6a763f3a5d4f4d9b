"""The progress of a solution."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from rapido.lab.errors import BadLabRequest
from rapido.lab.report.numbers import Numbers, english_numbers

NotNegative = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]


@dataclass(slots=True)
class Progress(ABC):
    """What both games report; checkpoints store all fields."""

    sweeps: Count = 0
    change: NotNegative = 1.0
    """the largest change of any cell in the last sweep"""
    seconds: NotNegative = 0.0
    """since the start, including the time before a resume"""
    left: NotNegative | None = None
    """roughly how many seconds remain, once that can be estimated"""

    @property
    @abstractmethod
    def sweep_complete(self) -> bool:
        """Whether a sweep has just been completed."""

    @abstractmethod
    def describe(self, numbers: Numbers) -> str:
        """Describe what is being done and how precise the result is by now."""

    def __str__(self) -> str:
        return self.describe(english_numbers())


AnyProgress = TypeVar("AnyProgress", bound=Progress)


def read_progress(stored: dict[str, object], kind: type[AnyProgress]) -> AnyProgress:
    """Read what a checkpoint has stored."""
    try:
        return msgspec.convert(stored, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadLabRequest("solve-progress-damaged", reason=str(error)) from error


OnProgress = Callable[[Progress], None]


def ignore(progress: Progress) -> None:
    """Report nothing."""
