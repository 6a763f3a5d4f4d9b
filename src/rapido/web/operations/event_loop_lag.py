"""How long the event loop keeps everybody waiting, measured all the time."""

import asyncio
from typing import Final

from rapido.web.operations.histogram import Histogram

INTERVAL: Final = 0.1
"""seconds between two measurements"""


async def measure_lag(lag: Histogram) -> None:
    """Sleep again and again, and observe how much later than due that ends."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL
        await asyncio.sleep(INTERVAL)
        lag.observe(max(0.0, loop.time() - due))
