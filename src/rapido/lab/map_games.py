"""The one seam through which the lab plays many games: here, in processes, or on a Dask cluster.

The results come in any order, so whoever adds them up must do it in a way that the order does not
change; then neither the number of workers nor their speed can show in what is found.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple, TypeVar

from rapido.lab.dask_cluster import cluster_at
from rapido.rules import BadRequest, RapidoError

Part = TypeVar("Part")
Found = TypeVar("Found")

_AHEAD: Final = 3
"""parts that wait for each worker, so that none is ever idle"""


class WorkLost(RapidoError):
    """Those who should do the work are gone."""

    code = "work_lost"


@dataclass(frozen=True, slots=True)
class Crew:
    """Who does the work."""

    workers: int = 1
    dask: str | None = None
    """the address of a Dask scheduler, whose workers take the place of those here"""

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise BadRequest(f"it takes at least one worker, not {self.workers}")


class _Hands(NamedTuple):
    """An executor that is ready, and how many parts it should have in hand."""

    executor: Executor
    window: int


def usable_cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_games(
    work: Callable[[Part], Found],
    parts: Iterable[Part],
    crew: Crew,
    *,
    threads: bool = False,
    ready: Callable[[], None] = lambda: None,
) -> Generator[Found]:
    """Do the work for every part and yield what is found, in any order.

    Both must be such that they can be sent to another process. With `threads` the workers here are
    threads: right for work in C, which lets others run meanwhile. `ready` is called when all
    workers have started. Close the generator to stop: what has begun is dropped.
    """
    if crew.dask is None and crew.workers == 1:
        ready()
        yield from map(work, parts)
        return
    with _hands(crew, threads=threads) as hands:
        ready()
        yield from _in_any_order(hands, work, parts)


def _hands(crew: Crew, *, threads: bool) -> AbstractContextManager[_Hands]:
    if crew.dask is not None:
        return _far_hands(crew.dask)
    return _threads(crew.workers) if threads else _processes(crew.workers)


def _in_any_order(
    hands: _Hands, work: Callable[[Part], Found], parts: Iterable[Part]
) -> Iterator[Found]:
    left, waiting = iter(parts), set[Future[Found]]()
    while True:
        for part in islice(left, hands.window - len(waiting)):
            waiting.add(hands.executor.submit(work, part))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def _threads(workers: int) -> Generator[_Hands]:
    executor = ThreadPoolExecutor(workers)
    try:
        yield _Hands(executor, workers * _AHEAD)
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _processes(workers: int) -> Generator[_Hands]:
    """Start processes afresh rather than fork: that is safe whatever threads there are here."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=_leave_interrupts_to_the_first)
    finished = False
    try:
        wait([executor.submit(os.getpid) for _ in range(workers)])
        yield _Hands(executor, workers * _AHEAD)
        finished = True
    except BrokenProcessPool as error:
        raise WorkLost("a worker process has died, so the rest cannot be done") from error
    finally:
        if not finished:
            _end(set(multiprocessing.active_children()) - before)
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches all processes of a terminal, but one of them decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(processes: set[BaseProcess]) -> None:
    for process in processes:
        process.terminate()


@contextmanager
def _far_hands(address: str) -> Generator[_Hands]:
    with cluster_at(address) as cluster:
        try:
            yield _Hands(cluster.executor, cluster.workers * _AHEAD)
        except CancelledError as error:
            raise WorkLost(f"the Dask scheduler at {address} is gone") from error
        except cluster.lost as error:
            raise WorkLost(
                f"the workers of the Dask scheduler at {address} died again and again: {error}"
            ) from error
