"""A thread pool whose threads all work on the same task in shared memory."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class SharedTaskPool:
    """Threads of which none is still running when a call ends, even by an exception."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads)

    def run(self, work: Callable[[Task], Result], task: Task) -> list[Result]:
        """Call `work` with the task in every thread, and return all results."""
        try:
            return list(self._pool.map(work, [task] * self._threads))
        except BaseException:
            # After Ctrl-C the tables are freed when this returns, so no thread may still write.
            self._pool.shutdown(cancel_futures=True)
            raise
