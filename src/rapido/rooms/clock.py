"""The clock of the running program."""

import asyncio
import time
from collections.abc import Callable


class SystemClock:
    """The wall clock, with timers on the monotonic clock of the event loop."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(seconds, callback).cancel
