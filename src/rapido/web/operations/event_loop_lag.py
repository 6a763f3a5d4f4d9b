"""How long the event loop keeps everybody waiting, measured all the time."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, Protocol

INTERVAL: Final = 0.1
"""seconds between two measurements"""


class Observer(Protocol):
    def observe(self, value: float) -> None: ...


class LagPeak:
    """Passes measurements on, and remembers the largest one since it was last asked."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._largest = 0.0

    def observe(self, value: float) -> None:
        self._observer.observe(value)
        self._largest = max(self._largest, value)

    def take(self) -> float:
        largest, self._largest = self._largest, 0.0
        return largest


async def measure_lag(
    lag: Observer,
    now: Callable[[], float] = monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Sleep again and again, and observe how much later than due that ends."""
    while True:
        due = now() + INTERVAL
        await sleep(INTERVAL)
        lag.observe(max(0.0, now() - due))
