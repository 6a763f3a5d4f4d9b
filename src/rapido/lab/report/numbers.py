"""Numbers in the reader's way, with as many digits as their interval allows."""

from dataclasses import dataclass
from math import ceil, log10
from typing import Final

from rapido.lab.interval import Estimate
from rapido.locales import DEFAULT, Say, catalog
from rapido.locales.rounded import Rounded

MINUS: Final = "\u2212"
_MILLION: Final = 1e6


@dataclass(frozen=True, slots=True)
class Numbers:
    """Writes numbers and sentences in one language."""

    say: Say
    ascii_only: bool = False

    def number(self, value: float, places: int = 0) -> str:
        """Write 43.46, or 1,234 without decimal places."""
        if round(value, places) < 0:
            return self._minus + self.number(-value, places)
        return self.say("report-number", number=Rounded(abs(value), places))

    def tick(self, value: float) -> str:
        """Write a round number with the decimal places that it has: 0.5, 1,000."""
        return self.number(value, _places(value))

    def tick_in_percent(self, value: float) -> str:
        return self.percent(value / 100, _places(value))

    def signed(self, value: float, places: int = 0) -> str:
        """Write +12, or 0."""
        return ("+" if round(value, places) > 0 else "") + self.number(value, places)

    def percent(self, share: float, places: int) -> str:
        """Write 36.3%."""
        return self.say("report-percent", number=Rounded(100 * share, places))

    def share_done(self, share: float) -> str:
        """Write 38%, always as wide as 100%."""
        return self.percent(share, 0).rjust(len(self.percent(1, 0)))

    def power(self, value: float, places: int) -> str:
        """Write 1.3e-10, as options take it, but for the separator."""
        digits, e, exponent = f"{value:.{places}e}".partition("e")
        return f"{self.number(float(digits), places)}{e}{exponent}"

    def estimate(self, estimate: Estimate) -> str:
        """Write 43.456 ± 0.012."""
        places = digits(estimate.error)
        return self.with_error(self.number(estimate.value, places), estimate.error, places)

    def with_error(self, value: str, error: float | None, places: int) -> str:
        if error is None:
            return value
        return f"{value} {self.plus_minus} {self.number(error, places)}"

    def share(self, estimate: Estimate) -> str:
        """Write a share in percent, 36.3%."""
        return self.percent(estimate.value, _percent_places(estimate))

    def interval(self, estimate: Estimate) -> str:
        """Write the interval in percent, 36.1 to 36.5; near 0 and 100 it is not symmetric."""
        places = _percent_places(estimate)
        low, high = estimate.interval or (estimate.value, estimate.value)
        ends = {"low": self.number(100 * low, places), "high": self.number(100 * high, places)}
        return self.say("review-band", **ends)

    def duration(self, seconds: float) -> str:
        """Write 1 h 02 min, 3 min 05 s, 4 s or 0.12 s."""
        if seconds < 10:
            return f"{self.number(seconds, 2)} s"
        minutes, rest = divmod(round(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        if hours:
            return f"{self.number(hours)} h {minutes:02} min"
        return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"

    def rate(self, games: int, seconds: float) -> str:
        """Write 1,234 games/s or 1.2 million games/s."""
        per_second = games / seconds if seconds else 0.0
        if per_second < _MILLION:
            return self.say("report-rate", games=round(per_second))
        return self.say("report-rate-millions", millions=Rounded(per_second / _MILLION, 1))

    @property
    def plus_minus(self) -> str:
        return "+-" if self.ascii_only else "±"

    @property
    def _minus(self) -> str:
        return "-" if self.ascii_only else MINUS


def english_numbers() -> Numbers:
    """Return what writes logs, which are for programs."""
    return Numbers(catalog(DEFAULT), ascii_only=True)


def digits(error: float | None) -> int:
    """Return how many decimal places show an error with two digits."""
    return 2 if not error else max(0, min(6, ceil(1 - log10(error))))


def _percent_places(estimate: Estimate) -> int:
    return digits(None if estimate.error is None else 100 * estimate.error)


def _places(value: float) -> int:
    return len(f"{value:g}".partition(".")[2])
