"""Threads that work together on one task in shared memory."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")


class Team:
    """So many threads; none of them is still at work when a call ends, however it ends."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads)

    def do(self, work: Callable[[Task], Found], task: Task) -> list[Found]:
        """Let every thread work on the task, and return what each has found."""
        try:
            return list(self._pool.map(work, [task] * self._threads))
        except BaseException:
            # On Ctrl-C the tables go as soon as this returns: nobody may write to them any more.
            self._pool.shutdown(cancel_futures=True)
            raise
