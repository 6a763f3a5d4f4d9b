"""The capacity model: its arithmetic, and that it predicts what was measured."""

import importlib.util
import json
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, replace
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.capacity import (
    LONGEST_PAUSE,
    NATS,
    NOTIFY,
    PAUSES,
    UNIT_COSTS,
    Case,
    UnitCosts,
    batches,
    limits,
    need,
    plan,
    table,
)
from bench.nonnegative_fit import fit
from rapido.bus import nats, postgres, remote

COSTS = UnitCosts.load()
CHECKS: Sequence[dict[str, Any]] = json.loads(UNIT_COSTS.read_text("utf-8"))["checks"]
CASE = Case(tables=1000, moves=0.5, people=3, processes=4)


def simulated_batches(rate: float, seconds: float, rng: Random) -> float:
    """Return the batches a second of a queue with random arrivals that is emptied at once."""
    arrivals = list(accumulate(rng.expovariate(rate) for _ in range(20_000)))
    first, end, count = 0, 0.0, 0
    while first < len(arrivals):
        start = max(end, arrivals[first])
        first = bisect_right(arrivals, start)
        end = start + seconds
        count += 1
    return count / end


@pytest.mark.parametrize("rate", [10, 200, 1000])
@pytest.mark.parametrize("seconds", [0.001, 0.01])
def test_batches_are_those_of_a_simulated_queue(rate: float, seconds: float) -> None:
    simulated = simulated_batches(rate, seconds, Random(1))
    assert batches(rate, seconds) == pytest.approx(simulated, rel=0.05)


def test_no_moves_take_no_batches() -> None:
    assert batches(0, 0.01) == 0


@pytest.mark.parametrize("guests", [2, 3, 6])
@pytest.mark.parametrize("processes", [1, 2, 3, 10])
def test_other_processes_of_a_table_are_those_of_random_connections(
    guests: int, processes: int
) -> None:
    rng = Random(1)
    found = 0
    for _ in range(20_000):
        mover, *others = rng.choices(range(processes), k=guests)
        found += len({*others} - {mover})
    case = replace(CASE, people=guests, processes=processes)
    assert case.other_processes == pytest.approx(found / 20_000, rel=0.05, abs=1e-9)
    assert replace(case, sticky=True).other_processes == 0


def test_costs_are_the_sum_of_drivers() -> None:
    only_moves = UnitCosts(
        app={"move": 100.0, "message_received": 0.0, "frame_received": 0.0},
        postgres={"move": 10.0},
        notify={"move": 1.0},
        nats={"move": 2.0},
        **dict.fromkeys(
            [name for name, value in asdict(COSTS).items() if isinstance(value, float)], 7.0
        ),
    )
    on_nats = need(CASE, only_moves)
    assert (on_nats.app, on_nats.postgres, on_nats.nats) == pytest.approx((0.05, 0.005, 0.001))
    assert on_nats.bytes_to_guests == 500 * (3 * 7 + 7)
    assert on_nats.bus_bytes == 500 * 3 * 7
    on_notify = need(replace(CASE, bus=NOTIFY), only_moves)
    assert (on_notify.postgres, on_notify.nats) == pytest.approx((0.0055, 0))


def test_there_are_at_least_four_measured_cases_that_differ() -> None:
    kinds = {
        (each["case"]["bus"], each["case"]["processes"], each["case"]["people"]) for each in CHECKS
    }
    assert len(kinds) >= 4
    assert {each["case"]["bus"] for each in CHECKS} == {NATS, NOTIFY}


@pytest.mark.parametrize("check", CHECKS, ids=lambda each: str(Case(**each["case"]).tables))
def test_model_predicts_what_was_measured(check: dict[str, Any]) -> None:
    case, measured = Case(**check["case"]), check["measured"]
    told = need(case, COSTS)
    cpu = (told.app + told.postgres + told.nats) / case.rate * 1e6
    assert cpu == pytest.approx(measured["cpu"], rel=0.2)
    to_guests = told.bytes_to_guests / case.rate
    assert to_guests == pytest.approx(measured["bytes_to_guests"], rel=0.2)


@pytest.mark.parametrize("people", [3, 3000, 1_000_000])
def test_plan_keeps_all_limits(people: int) -> None:
    planned = plan(Case(tables=people / 3, moves=1 / 3), COSTS)
    assert planned.installations * planned.case.tables == pytest.approx(people / 3)
    assert max(limits(planned.case, COSTS).values()) <= 1
    if planned.case.processes > 1:
        fewer = replace(planned.case, processes=planned.case.processes - 1)
        assert max(limits(fewer, COSTS).values()) > 1


def test_table_has_a_line_for_each_number_of_people() -> None:
    lines = table(COSTS, Case(tables=0, moves=1 / 3), [300, 1_000_000]).splitlines()
    assert len(lines) == 4
    assert lines[3].startswith("| 1,000,000 | 333,333 | 111,111 | 1,000,000 |")


def test_fit_finds_costs_that_are_not_negative() -> None:
    rng = Random(1)
    rows = [{"move": rng.uniform(1, 9), "commit": rng.uniform(1, 9), "none": 1.0} for _ in range(9)]
    found = fit(rows, [3 * row["move"] + 5 * row["commit"] for row in rows])
    assert found == pytest.approx({"move": 3, "commit": 5, "none": 0}, abs=1e-6)
    assert fit([{"a": 1.0, "b": 1.0}, {"a": 1.0, "b": 2.0}], [4.0, 2.0])["b"] == 0


def test_pauses_are_those_of_the_buses() -> None:
    assert PAUSES == {NATS: nats.PAUSE, NOTIFY: postgres.PAUSE}
    assert remote.LONGEST_PAUSE == LONGEST_PAUSE


def test_document_has_the_tables_of_the_model() -> None:
    path = Path("docs/make_scaling.py")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert Path("docs/scaling.md").read_text("utf-8") == module.generate()
