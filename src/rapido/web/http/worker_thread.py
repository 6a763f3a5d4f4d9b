"""A thread for CPU-bound work that would block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from rapido.web.http.errors import TooManyRequests
from rapido.web.limits.fair_queue import FairQueue, QueueFull
from rapido.web.limits.networks import Client

T = TypeVar("T")

MAX_WAITING: Final = 500
PER_GUEST: Final = 8


class WorkerThread:
    """Runs one call at a time: a long game takes a tenth of a second.

    More threads would only compete for the GIL.
    """

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "http")
        self._queue = FairQueue(MAX_WAITING, PER_GUEST)

    async def run(self, client: Client, work: Callable[[], T]) -> T:
        try:
            async with self._queue.turn(client):
                return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        except QueueFull as error:
            raise TooManyRequests("too many requests at once; try again in a moment") from error

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)
