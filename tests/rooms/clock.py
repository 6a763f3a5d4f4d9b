"""A clock that stands still until a test moves it on, and tasks that come to rest."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

START = 1_700_000_000.0


async def settle() -> None:
    """Let everything run that can run without the clock."""
    for _ in range(60):
        await asyncio.sleep(0)


class ManualClock:
    """Its time of day can be set, which does not change how long things take."""

    def __init__(self) -> None:
        """Begin at a moment of no importance."""
        self.wall = START
        self._passed = 0.0
        self._numbers = count()
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._canceled: set[int] = set()

    def now(self) -> float:
        """Return the time of day."""
        return self.wall + self._passed

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back when this clock has advanced by that much; return a cancel function."""
        number = next(self._numbers)
        heapq.heappush(self._timers, (self._passed + seconds, number, callback))
        return lambda: self._canceled.add(number)

    @property
    def waiting(self) -> int:
        """How many timers are pending."""
        return sum(number not in self._canceled for _, number, _ in self._timers)

    async def advance(self, seconds: float) -> None:
        """Let time pass: whoever is to be woken is woken, one after the other."""
        end = self._passed + seconds
        await settle()
        while self._timers and self._timers[0][0] <= end:
            self._passed, number, callback = heapq.heappop(self._timers)
            if number not in self._canceled:
                callback()
                await settle()
        self._passed = end
        await settle()
