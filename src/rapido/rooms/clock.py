"""The clock of the running program."""

import asyncio
import time
from collections.abc import Callable


class SystemClock:
    """Tells the time of day, and wakes by the clock that nobody can set."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    def later(self, seconds: float, wake: Callable[[], None]) -> Callable[[], None]:
        """Call `wake` after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, wake).cancel
