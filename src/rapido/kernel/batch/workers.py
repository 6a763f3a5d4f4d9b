"""Threads that share the games of a batch."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Final

Part = tuple[int, int]
"""from the first game to before the last"""


class Workers:
    """Do each part of the games in a thread of its own, the first one in that of the caller."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts: Final = tuple(parts)
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def run(self, do: Callable[[int, int], None]) -> None:
        first, *others = self._parts
        running = [self._threads().submit(do, *part) for part in others]
        try:
            do(*first)
            for each in running:
                each.result()
        except BaseException:
            wait(running)  # or they would go on writing after Ctrl-C
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _threads(self) -> ThreadPoolExecutor:
        # A forked child has the object, but none of its threads.
        if self._pool is None or self._process != os.getpid():
            self._pool = ThreadPoolExecutor(len(self._parts) - 1)
            self._process = os.getpid()
        return self._pool
