"""A thread for CPU-bound work that would block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class WorkerThread:
    """Runs one call at a time: a long game takes a tenth of a second.

    More threads would only compete for the GIL.
    """

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "http")

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)
