"""The seam: everything is done once whoever does it, and it can be stopped."""

import multiprocessing
import os
import signal

import pytest

from rapido.lab.map_games import Crew, WorkLost, map_games, usable_cores
from rapido.rules import BadRequest
from tests.lab.map_games.work import (
    die_at_three,
    fail_at_three,
    sleep_long_but_once,
    square,
    who_am_i,
)

CREWS = [(Crew(), False), (Crew(3), True), (Crew(2), False)]


@pytest.mark.parametrize(("crew", "threads"), CREWS, ids=["alone", "threads", "processes"])
def test_every_part_is_done_once(crew: Crew, threads: bool) -> None:  # noqa: FBT001 - a parameter
    told: list[str] = []
    found = map_games(square, range(40), crew, threads=threads, ready=lambda: told.append("ready"))
    assert sorted(found) == [number * number for number in range(40)]
    assert told == ["ready"]


@pytest.mark.parametrize("crew", [Crew(), Crew(2)], ids=["alone", "processes"])
def test_what_fails_in_a_part_is_passed_on(crew: Crew) -> None:
    with pytest.raises(ValueError, match="three is too much"):
        list(map_games(fail_at_three, range(100), crew))


def test_parts_are_not_taken_before_they_are_needed() -> None:
    taken: list[int] = []

    def parts() -> range:
        return range(1000)

    found = map_games(
        square, (taken.append(part) or part for part in parts()), Crew(2), threads=True
    )
    next(found)
    found.close()
    assert len(taken) < 20


def test_closing_leaves_no_process_behind() -> None:
    found = map_games(sleep_long_but_once, range(10_000), Crew(2))
    assert next(found) == 0
    found.close()  # waits for nobody: they sleep for longer than a test may take
    assert multiprocessing.active_children() == []


def test_an_interruption_is_for_the_first_process_alone() -> None:
    answers = 0
    for worker in map_games(who_am_i, range(20), Crew(2)):
        assert worker != os.getpid()
        if answers < 16:  # those who answer last may be gone by now
            os.kill(worker, signal.SIGINT)
        answers += 1
    assert answers == 20


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(WorkLost, match="a worker process has died"):
        list(map_games(die_at_three, range(100), Crew(2)))


def test_a_crew_has_someone_in_it() -> None:
    assert usable_cores() >= 1
    with pytest.raises(BadRequest, match="at least one worker, not 0"):
        Crew(0)
