"""A pool whose `run` returns only when all threads have finished, even after an error."""

from threading import Event, Lock
from time import sleep

import pytest

from rapido.lab.solve.thread_pool import SharedTaskPool


def test_every_thread_runs_the_task() -> None:
    assert sorted(SharedTaskPool(3).run(next, iter(range(3)))) == [0, 1, 2]


def test_all_threads_finish_after_an_error() -> None:
    first, started, done = Lock(), Event(), list[str]()

    def work(task: str) -> None:
        if first.acquire(blocking=False):
            started.wait()
            raise KeyboardInterrupt
        started.set()
        sleep(0.2)
        done.append(task)

    with pytest.raises(KeyboardInterrupt):
        SharedTaskPool(2).run(work, "table")
    assert done == ["table"]
