"""Maps work over many games: in this process, in threads or processes, or on a Dask cluster.

Results arrive in any order. Callers must combine them in a way that does not depend on it, so that
neither the number of workers nor their speed changes the outcome.
"""

import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from rapido.lab.dask_cluster import connect
from rapido.lab.process_pool import process_pool
from rapido.locales.explained import Explained
from rapido.rules import BadRequest, RapidoError

Part = TypeVar("Part")
Result = TypeVar("Result")

_SUBMITTED: Final = 3
"""parts submitted for each worker, so that none is ever idle"""


class WorkLost(Explained, RapidoError):
    """The workers have died or cannot be reached."""

    code = "work_lost"


@dataclass(frozen=True, slots=True)
class Workers:
    """How many parts are worked on at once, and where."""

    count: int = 1
    dask: str | None = None
    """the address of a Dask scheduler, whose workers are used instead"""
    threads: bool = False
    """threads instead of processes: right for work in C, which releases the interpreter"""

    def __post_init__(self) -> None:
        if self.count < 1:
            raise BadRequest(f"expected at least one worker, not {self.count}")


class _Pool(NamedTuple):
    executor: Executor
    submitted: int
    """how many parts to keep submitted"""


def usable_cores() -> int:
    """Count the cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_games(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    workers: Workers,
    ready: Callable[[], None] = lambda: None,
) -> Generator[Result]:
    """Do the work for every part and yield the results as they come.

    Work, parts and results must be picklable. `ready` is called once all workers have started.
    Close the generator to stop early: parts that have begun are dropped.
    """
    if workers.dask is None and workers.count == 1:
        ready()
        yield from map(work, parts)
        return
    with _pool(workers) as pool:
        ready()
        yield from _as_completed(pool, work, parts)


def _pool(workers: Workers) -> AbstractContextManager[_Pool]:
    if workers.dask is not None:
        return _dask_pool(workers.dask)
    return _thread_pool(workers.count) if workers.threads else _process_pool(workers.count)


def _as_completed(
    pool: _Pool, work: Callable[[Part], Result], parts: Iterable[Part]
) -> Iterator[Result]:
    left, pending = iter(parts), set[Future[Result]]()
    while True:
        for part in islice(left, pool.submitted - len(pending)):
            pending.add(pool.executor.submit(work, part))
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def _thread_pool(workers: int) -> Generator[_Pool]:
    executor = ThreadPoolExecutor(workers)
    try:
        yield _Pool(executor, workers * _SUBMITTED)
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _process_pool(workers: int) -> Generator[_Pool]:
    try:
        # Standard output is for the results, whatever a plug-in prints.
        with process_pool(workers, may_print=False) as executor:
            wait([executor.submit(os.getpid) for _ in range(workers)])
            yield _Pool(executor, workers * _SUBMITTED)
    except BrokenProcessPool as error:
        raise WorkLost("lab-worker-died") from error


@contextmanager
def _dask_pool(address: str) -> Generator[_Pool]:
    with connect(address) as cluster:
        try:
            yield _Pool(cluster.executor, cluster.workers * _SUBMITTED)
        except CancelledError as error:
            raise WorkLost("lab-dask-gone", address=address) from error
        except cluster.lost as error:
            raise WorkLost("lab-dask-died", address=address, reason=str(error)) from error
