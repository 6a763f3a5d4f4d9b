"""The readiness check: whether the server can store moves."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from rapido.web.limits.token_bucket import Clock

INTERVAL: Final = 2.0
"""seconds between two probes: each writes to the disk, and anyone may ask"""


class HealthCheck:
    """Probes when asked, at most once an interval; in between, the last result holds."""

    def __init__(self, probe: Callable[[], Awaitable[None]], clock: Clock = time.monotonic) -> None:
        self._probe = probe
        self._clock = clock
        self._last: asyncio.Future[None] | None = None
        self._next = 0.0

    async def check(self) -> None:
        """Return if the last probe succeeded, or raise its error."""
        last, now = self._last, self._clock()
        if last is None or (last.done() and now >= self._next):
            self._next = now + INTERVAL
            last = self._last = asyncio.ensure_future(self._probe())
        await asyncio.shield(last)
