"""Processes that work for this one, and end with what it wants from them."""

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def process_pool(workers: int) -> Generator[ProcessPoolExecutor]:
    """Spawn processes instead of forking, which is not safe with threads.

    An error in the `with` block, such as an interrupt, ends them at once.
    """
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=_begin_worker)
    finished = False
    try:
        yield executor
        finished = True
    finally:
        if not finished:
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        executor.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    # Ctrl-C reaches every process of a terminal, but the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output is for the results, whatever a plug-in prints.
    os.dup2(2, 1)
