"""How good a network is."""

from dataclasses import dataclass

from rapido.lab.report.numbers import Numbers


@dataclass(frozen=True, slots=True)
class Metrics:
    """Root mean square and largest error; with a table also what choices lose."""

    error: float
    largest: float
    loss: float | None = None
    worst: float | None = None

    def describe(self, numbers: Numbers) -> str:
        off = {
            "error": numbers.number(self.error, 5),
            "largest": numbers.number(self.largest, 4),
        }
        if self.loss is None or self.worst is None:
            return numbers.say("train-metrics", **off)
        loss, worst = numbers.number(self.loss, 6), numbers.number(self.worst, 4)
        return numbers.say("train-metrics-choices", **off, loss=loss, worst=worst)
