"""Estimates of means and shares with their 95 % confidence intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from rapido.kernel import Tally

Z: Final = 1.959963984540054
"""the 97.5 % quantile of the normal distribution"""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval, if there are at least two games; `sd` is that of one game."""

    value: float
    interval: tuple[float, float] | None
    sd: float | None = None

    @property
    def error(self) -> float | None:
        """Half the width of the interval."""
        return None if self.interval is None else (self.interval[1] - self.interval[0]) / 2


def mean(tally: Tally, games: int) -> Estimate:
    value = tally.total / games
    if games < 2:
        return Estimate(value, None)
    # In integers: the difference of two large squares would lose most of its digits.
    spread = games * tally.squares - tally.total**2
    sd = sqrt(spread / games / (games - 1))
    return Estimate(value, _around(value, sd / sqrt(games)), sd)


def ratio(above: Tally, below: Tally, products: int, games: int) -> Estimate:
    """Estimate a ratio of two means by the delta method; `products` is the sum over all games."""
    value = above.total / below.total
    if games < 2:
        return Estimate(value, None)
    squares = above.squares - 2 * value * products + value * value * below.squares
    sd = sqrt(max(0.0, squares) / (games - 1)) / (below.total / games)
    return Estimate(value, _around(value, sd / sqrt(games)), sd)


def share(won: int, games: int) -> Estimate:
    """Estimate a probability with Wilson's interval, which holds near 0 and 1 as well."""
    value = won / games
    center = (won + Z * Z / 2) / (games + Z * Z)
    half = Z * sqrt(value * (1 - value) * games + Z * Z / 4) / (games + Z * Z)
    return Estimate(value, (max(0.0, center - half), min(1.0, center + half)))


def _around(value: float, error: float) -> tuple[float, float]:
    return value - Z * error, value + Z * error
