"""A clock that only a test advances."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

START = 1_700_000_000.0


async def settle() -> None:
    """Run the event loop until all tasks wait for the clock or for I/O."""
    for _ in range(60):
        await asyncio.sleep(0)


class ManualClock:
    """Setting `wall` changes the time of day but not when timers fire."""

    def __init__(self) -> None:
        self.wall = START
        self.elapsed = 0.0
        """what the monotonic clock shows"""
        self._numbers = count()
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._canceled: set[int] = set()

    def now(self) -> float:
        return self.wall + self.elapsed

    def monotonic(self) -> float:
        return self.elapsed

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Schedule a callback; return a function that cancels it."""
        number = next(self._numbers)
        heapq.heappush(self._timers, (self.elapsed + seconds, number, callback))
        return lambda: self._canceled.add(number)

    @property
    def pending(self) -> int:
        """Number of pending timers."""
        return sum(number not in self._canceled for _, number, _ in self._timers)

    async def advance(self, seconds: float) -> None:
        """Advance the time and run due callbacks in order."""
        end = self.elapsed + seconds
        await settle()
        while self._timers and self._timers[0][0] <= end:
            self.elapsed, number, callback = heapq.heappop(self._timers)
            if number not in self._canceled:
                callback()
                await settle()
        self.elapsed = end
        await settle()
