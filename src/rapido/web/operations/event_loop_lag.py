"""How long the event loop keeps everybody waiting, measured all the time."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from rapido.web.operations.histogram import Histogram

INTERVAL: Final = 0.1
"""seconds between two measurements"""


async def measure_lag(
    lag: Histogram,
    now: Callable[[], float] = monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Sleep again and again, and observe how much later than due that ends."""
    while True:
        due = now() + INTERVAL
        await sleep(INTERVAL)
        lag.observe(max(0.0, now() - due))
