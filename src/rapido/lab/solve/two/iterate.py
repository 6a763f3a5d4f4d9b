"""Value iteration from both sides: sweeps down the stairs until the bounds meet."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import log
from time import monotonic
from typing import Final

from rapido.lab.solve.bounds import Bounds, Part
from rapido.lab.solve.native import BOUNDS, NEITHER
from rapido.lab.solve.stairs import PAIRS, flights, width

_FEW: Final = tuple(reversed(range(PAIRS)))
"""boards with fewer pairs than can lie are few, so they are computed before and after the others"""


@dataclass(slots=True)
class Progress:
    """How far the iteration has come."""

    sweeps: int = 0
    gap: float = 1.0
    """the largest distance between the bounds of any state"""
    change: float = 1.0
    """the largest change of any bound in the last sweep"""
    seconds: float = 0.0
    """since it began, before it was resumed included"""
    share: float = 0.0
    """how much of the sweep in hand is done"""
    left: float | None = None
    """how many seconds it may still take, once that can be told"""


def sweep(finish: int) -> Iterator[Part]:
    """List the parts of a sweep, from the highest flight down.

    A turn leads to boards with one pair more, or with fewer; so boards with many pairs come first,
    and both bounds of some boards before any of the next.
    """
    for flight in reversed(flights(finish)):
        for pairs in _FEW:
            yield from (Part(flight, pairs, bound, hand_on=False) for bound in BOUNDS)
        for pairs in (PAIRS, *_FEW):
            yield from (Part(flight, pairs, bound, hand_on=True) for bound in BOUNDS)


def iterate(
    bounds: Bounds,
    epsilon: float,
    progress: Progress,
    *,
    tell: Callable[[Progress], None],
    keep: Callable[[Progress], None],
) -> None:
    """Sweep until no bounds are more than epsilon apart; call `keep` after every sweep."""
    began = monotonic() - progress.seconds
    while progress.gap > epsilon:
        sweep_began, before = progress.seconds, progress.gap
        bounds.begin_sweep()
        gap = change = 0.0
        for part in sweep(bounds.finish):
            outcome = bounds.compute(part)
            change = max(change, outcome.change)
            if part.hand_on and part.bound == BOUNDS[-1]:
                gap = max(gap, outcome.gap)
                progress.share += _share(bounds.finish, part)
                progress.seconds = monotonic() - began
                tell(progress)
        progress.sweeps += 1
        progress.gap, progress.change, progress.share = gap, change, 0.0
        progress.left = _time_left(progress.seconds - sweep_began, before, gap, epsilon)
        tell(progress)
        keep(progress)
        progress.seconds = monotonic() - began


def residual(bounds: Bounds) -> float:
    """Return the largest difference between any state and one turn of look-ahead from it."""
    bounds.begin_sweep()
    parts = (
        Part(flight, pairs, NEITHER, hand_on=True)
        for flight in reversed(flights(bounds.finish))
        for pairs in (PAIRS, *_FEW)
    )
    return max(bounds.compute(part).gap for part in parts)


def _share(finish: int, part: Part) -> float:
    """Say how much of a sweep this is: nearly all boards have three pairs on them."""
    return width(finish, part.flight) / finish**2 if part.pairs == PAIRS else 0.0


def _time_left(seconds: float, before: float, now: float, epsilon: float) -> float | None:
    if now <= epsilon:
        return 0.0
    if not now < before < 1:
        return None
    return seconds * log(epsilon / now) / log(now / before)
