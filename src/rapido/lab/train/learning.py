"""How far the training is, as lines for the terminal and the log."""

from collections.abc import Callable
from dataclasses import dataclass

from rapido.lab.report.numbers import Numbers
from rapido.lab.train.metrics import Metrics


@dataclass(frozen=True, slots=True)
class Begin:
    seed: int
    device: str
    with_table: bool

    def describe(self, numbers: Numbers) -> str:
        key = "train-from-table" if self.with_table else "train-from-itself"
        return numbers.say(key, seed=str(self.seed), device=self.device)


@dataclass(frozen=True, slots=True)
class Lesson:
    seconds: float
    left: float
    number: int
    metrics: Metrics

    def describe(self, numbers: Numbers) -> str:
        return numbers.say(
            "train-lesson",
            time=_aligned(self.seconds),
            left=f"{self.left:.0f}",
            lesson=str(self.number),
            metrics=self.metrics.describe(numbers),
        )


@dataclass(frozen=True, slots=True)
class Done:
    seconds: float
    lessons: int
    metrics: Metrics

    def describe(self, numbers: Numbers) -> str:
        return numbers.say(
            "train-done",
            time=_aligned(self.seconds),
            lesson=str(self.lessons),
            metrics=self.metrics.describe(numbers),
        )


Report = Callable[[Begin | Lesson | Done], None]


def _aligned(seconds: float) -> str:
    """Write whole seconds, aligned with those of other lines."""
    return f"{seconds:5.0f}"
