"""Formats numbers with as many digits as their interval allows."""

from math import ceil, log10

from rapido.lab.interval import Estimate


def digits(error: float | None) -> int:
    """Return how many decimal places show an error with two digits."""
    return 2 if not error else max(0, min(6, ceil(1 - log10(error))))


def plain(estimate: Estimate) -> str:
    """Write 43.456 ± 0.012."""
    places = digits(estimate.error)
    if estimate.error is None:
        return f"{estimate.value:.{places}f}"
    return f"{estimate.value:.{places}f} ± {estimate.error:.{places}f}"


def percent(estimate: Estimate) -> str:
    """Write 36.3 %."""
    return f"{100 * estimate.value:.{_places(estimate)}f} %"


def between(estimate: Estimate) -> str:
    """Write the interval in percent, 36.1 to 36.5; near 0 and 100 it is not symmetric."""
    low, high = (100 * end for end in estimate.interval or (estimate.value, estimate.value))
    return f"{low:.{_places(estimate)}f} to {high:.{_places(estimate)}f}"


def _places(estimate: Estimate) -> int:
    return digits(None if estimate.error is None else 100 * estimate.error)


def duration(seconds: float) -> str:
    """Write 1 h 02 min, 3 min 05 s, 4 s or 0.12 s."""
    if seconds < 10:
        return f"{seconds:.2f} s"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def rate(games: int, seconds: float) -> str:
    """Write 1,234 games/s or 1.2 million games/s."""
    per_second = games / seconds if seconds else 0.0
    if per_second < 1e6:
        return f"{per_second:,.0f} games/s"
    return f"{per_second / 1e6:.1f} million games/s"
