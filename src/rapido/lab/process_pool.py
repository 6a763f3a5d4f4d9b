"""Processes that work for this one, and end with what it wants from them."""

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from rapido.locales.explained import Explained
from rapido.rules import RapidoError


class NoProcesses(Explained, RapidoError):
    """Other processes cannot be started here."""

    code = "work_lost"


@contextmanager
def process_pool(workers: int, *, may_print: bool = True) -> Generator[ProcessPoolExecutor]:
    """Spawn processes instead of forking, which is not safe with threads.

    An error in the `with` block, such as an interrupt, ends them at once. Unless they may print,
    what they write to standard output goes to standard error.
    """
    if (why := why_no_processes()) is not None:
        raise NoProcesses("lab-no-processes", reason=str(why)) from why
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(
        workers, context, initializer=_begin_worker, initargs=(may_print,)
    )
    finished = False
    try:
        yield executor
        finished = True
    finally:
        if not finished:
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        executor.shutdown(cancel_futures=True)


def why_no_processes() -> OSError | ImportError | None:
    """Return why processes cannot work together here, as where /dev/shm is read-only."""
    try:
        multiprocessing.get_context("spawn").Lock()
    except (OSError, ImportError) as error:
        return error
    return None


def _begin_worker(may_print: bool) -> None:  # noqa: FBT001 - arguments come by position
    # Ctrl-C reaches every process of a terminal, but the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not may_print:
        os.dup2(2, 1)
