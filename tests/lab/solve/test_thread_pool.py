"""Threads on one task: when a call ends, however it ends, none of them is still at work."""

from threading import Event, Lock
from time import sleep

import pytest

from rapido.lab.solve.thread_pool import SharedTaskPool


def test_each_does_its_part() -> None:
    assert sorted(SharedTaskPool(3).run(next, iter(range(3)))) == [0, 1, 2]


def test_whatever_goes_wrong_all_are_waited_for() -> None:
    first, begun, done = Lock(), Event(), list[str]()

    def work(task: str) -> None:
        if first.acquire(blocking=False):
            begun.wait()
            raise KeyboardInterrupt
        begun.set()
        sleep(0.2)
        done.append(task)

    with pytest.raises(KeyboardInterrupt):
        SharedTaskPool(2).run(work, "table")
    assert done == ["table"]
