"""Every part is processed once by any kind of workers, and work can be stopped."""

import multiprocessing
import os
import signal

import pytest

from rapido.lab.map_games import Workers, WorkLost, map_games, usable_cores
from rapido.rules import BadRequest
from tests.lab.map_games.work import (
    die_at_three,
    fail_at_three,
    process_id,
    sleep_unless_zero,
    square,
)

WORKERS = [Workers(), Workers(3, threads=True), Workers(2)]


@pytest.mark.parametrize("workers", WORKERS, ids=["alone", "threads", "processes"])
def test_every_part_is_processed_once(workers: Workers) -> None:
    calls: list[str] = []
    found = map_games(square, range(40), workers, ready=lambda: calls.append("ready"))
    assert sorted(found) == [number * number for number in range(40)]
    assert calls == ["ready"]


@pytest.mark.parametrize("workers", [Workers(), Workers(2)], ids=["alone", "processes"])
def test_exceptions_are_propagated(workers: Workers) -> None:
    with pytest.raises(ValueError, match="three is too much"):
        list(map_games(fail_at_three, range(100), workers))


def test_parts_are_consumed_lazily() -> None:
    taken: list[int] = []

    def parts() -> range:
        return range(1000)

    numbered = (taken.append(part) or part for part in parts())
    found = map_games(square, numbered, Workers(2, threads=True))
    next(found)
    found.close()
    assert len(taken) < 20


def test_close_terminates_all_processes() -> None:
    found = map_games(sleep_unless_zero, range(10_000), Workers(2))
    assert next(found) == 0
    found.close()  # does not wait: the workers sleep longer than a test may take
    assert multiprocessing.active_children() == []


def test_worker_processes_ignore_interrupts() -> None:
    answers = 0
    for worker in map_games(process_id, range(20), Workers(2)):
        assert worker != os.getpid()
        if answers < 16:  # some workers may have exited by now
            os.kill(worker, signal.SIGINT)
        answers += 1
    assert answers == 20


def test_killed_worker_is_reported() -> None:
    with pytest.raises(WorkLost, match="a worker process has died"):
        list(map_games(die_at_three, range(100), Workers(2)))


def test_at_least_one_worker() -> None:
    assert usable_cores() >= 1
    with pytest.raises(BadRequest, match="at least one worker, not 0"):
        Workers(0)
