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
        self._wakes: list[tuple[float, int, Callable[[], None]]] = []
        self._off: set[int] = set()

    def now(self) -> float:
        """Return the time of day."""
        return self.wall + self._passed

    def later(self, seconds: float, wake: Callable[[], None]) -> Callable[[], None]:
        """Call `wake` after so many seconds of this clock."""
        number = next(self._numbers)
        heapq.heappush(self._wakes, (self._passed + seconds, number, wake))
        return lambda: self._off.add(number)

    @property
    def waiting(self) -> int:
        """How many wakes are still to come."""
        return sum(number not in self._off for _, number, _ in self._wakes)

    async def advance(self, seconds: float) -> None:
        """Let time pass: whoever is to be woken is woken, one after the other."""
        end = self._passed + seconds
        await settle()
        while self._wakes and self._wakes[0][0] <= end:
            self._passed, number, wake = heapq.heappop(self._wakes)
            if number not in self._off:
                wake()
                await settle()
        self._passed = end
        await settle()
