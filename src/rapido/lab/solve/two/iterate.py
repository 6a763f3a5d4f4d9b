"""Value iteration from both sides: sweeps until the bounds meet."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from time import monotonic
from typing import Final

from rapido.lab.report.numbers import Numbers
from rapido.lab.solve.progress import NotNegative, OnProgress, Progress, ignore
from rapido.lab.solve.solver import AfterSweep
from rapido.lab.solve.two.bindings import BOUNDS, NEITHER
from rapido.lab.solve.two.bounds import Bounds, SweepPart
from rapido.lab.solve.two.layout import MAX_PAIRS, diagonals, width

_FEWER_PAIRS: Final = tuple(reversed(range(MAX_PAIRS)))
"""boards with fewer pairs are rare, so it is cheap to compute them before and after the others"""


@dataclass(slots=True)
class TwoPlayerProgress(Progress):
    gap: NotNegative = 1.0
    """the largest distance between the bounds of any state"""
    share: NotNegative = 0.0
    """how much of the current sweep is done"""

    @property
    def sweep_complete(self) -> bool:
        return self.share == 0

    def describe(self, numbers: Numbers) -> str:
        sweep = str(self.sweeps + (not self.sweep_complete))
        share, gap = numbers.share_done(self.share), numbers.power(self.gap, 1)
        return numbers.say("solve-sweep-bounds", sweep=sweep, share=share, gap=gap)


def sweep(finish: int) -> Iterator[SweepPart]:
    """List the parts of a sweep, from the highest diagonal down.

    A turn leads to boards with one pair more, or with fewer; so boards with many pairs come first,
    and both bounds of some boards before any of the next.
    """
    for diagonal in reversed(diagonals(finish)):
        for pairs in _FEWER_PAIRS:
            yield from (SweepPart(diagonal, pairs, bound, push_doubles=False) for bound in BOUNDS)
        for pairs in (MAX_PAIRS, *_FEWER_PAIRS):
            yield from (SweepPart(diagonal, pairs, bound, push_doubles=True) for bound in BOUNDS)


def iterate(
    bounds: Bounds,
    epsilon: float,
    progress: TwoPlayerProgress,
    on_progress: OnProgress = ignore,
    after_sweep: AfterSweep = lambda: None,
) -> None:
    """Sweep until no bounds are more than epsilon apart."""
    began = monotonic() - progress.seconds
    while progress.gap > epsilon:
        sweep_began, before = progress.seconds, progress.gap
        bounds.begin_sweep()
        gap = change = 0.0
        for part in sweep(bounds.finish):
            stats = bounds.compute(part)
            change = max(change, stats.change)
            if part.push_doubles and part.bound == BOUNDS[-1]:
                gap = max(gap, stats.gap)
                progress.share += _share(bounds.finish, part)
                progress.seconds = monotonic() - began
                on_progress(progress)
        progress.sweeps += 1
        progress.gap, progress.change, progress.share = gap, change, 0.0
        progress.left = _time_left(progress.seconds - sweep_began, before, gap, epsilon)
        on_progress(progress)
        after_sweep()
        progress.seconds = monotonic() - began


def residual(bounds: Bounds) -> float:
    """Return the largest difference between any state and one turn of look-ahead from it."""
    bounds.begin_sweep()
    parts = (
        SweepPart(diagonal, pairs, NEITHER, push_doubles=True)
        for diagonal in reversed(diagonals(bounds.finish))
        for pairs in (MAX_PAIRS, *_FEWER_PAIRS)
    )
    return max(bounds.compute(part).gap for part in parts)


def _share(finish: int, part: SweepPart) -> float:
    """Return the share of the sweep; nearly all boards have the maximum number of pairs."""
    return width(finish, part.diagonal) / finish**2 if part.pairs == MAX_PAIRS else 0.0


def _time_left(seconds: float, before: float, now: float, epsilon: float) -> float | None:
    if now <= epsilon:
        return 0.0
    if not now < before < 1:
        return None
    return seconds * log(epsilon / now) / log(now / before)
