"""The rounds and the report of `./rapido soak`."""

import json
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.faults.counts import FILE, count
from tests.faults.soak import COUNTED, IN_FULL, TESTS, Report, main, run_pytest, soak


class FakeTests:
    """Counts its calls; a round takes four minutes."""

    def __init__(self, status: int = 0, **counted: object) -> None:
        self.calls: list[tuple[list[str], Mapping[str, str]]] = []
        self._status, self._counted = status, counted

    def run(self, arguments: list[str], sizes: Mapping[str, str]) -> int:
        self.calls.append((arguments, sizes))
        with Path(sizes[FILE]).open("a", encoding="utf-8") as file:
            file.write(json.dumps(self._counted) + "\n")
        return self._status

    def now(self) -> float:
        return 240.0 * len(self.calls)


def test_without_minutes_everything_runs_once_in_full_size() -> None:
    tests = FakeTests()
    assert soak(None, [], tests.run, tests.now) == 0
    [(arguments, sizes)] = tests.calls
    assert arguments == TESTS
    assert IN_FULL.items() <= sizes.items()


def test_rounds_with_other_seeds_until_the_time_is_up() -> None:
    tests = FakeTests()
    assert soak(10, ["-k", "kill"], tests.run, tests.now) == 0
    assert [arguments for arguments, _ in tests.calls] == [["-k", "kill"]] * 3
    assert [sizes["RAPIDO_SEED"] for _, sizes in tests.calls] == ["1", "2", "3"]
    assert not IN_FULL.keys() & tests.calls[0][1].keys()


@pytest.mark.parametrize(
    "tests", [FakeTests(1), FakeTests(lost=1), FakeTests(crashes=1), FakeTests(doubled=2)]
)
def test_a_failure_or_a_loss_is_an_error(tests: FakeTests) -> None:
    assert soak(None, [], tests.run, tests.now) == 1


def test_counts_of_all_rounds_are_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    tests = FakeTests(kills=20, acknowledged=1500)
    soak(6, [], tests.run, tests.now)
    table = dict(line.split() for line in capsys.readouterr().out.splitlines()[-len(COUNTED) :])
    assert table["kills"] == "40"
    assert table["acknowledged"] == "3,000"
    assert table["lost"] == "0"


@pytest.mark.parametrize(
    ("during", "freezes", "good"),
    [([0.01, 0.1], 0, True), ([0.01, 0.02, 2.5], 1, False), ([0.3, 0.3, 0.01], 0, False)],
)
def test_floods_are_judged_by_what_they_do_to_others(
    during: list[float], freezes: int, *, good: bool
) -> None:
    report = Report()
    report.add([json.dumps({"flood": "knocks", "before": [0.005], "during": during})])
    assert report.total["floods"] == 1
    assert report.total["freezes"] == freezes
    assert report.is_good() is good
    assert "knocks" in report.table()


def test_nothing_is_counted_outside_of_soak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "counts"
    monkeypatch.delenv(FILE, raising=False)
    count(kills=1)
    assert not file.exists()
    monkeypatch.setenv(FILE, str(file))
    count(kills=1)
    assert json.loads(file.read_text("utf-8")) == {"kills": 1}


def test_other_arguments_go_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[float | None, list[str]]] = []

    def keep(minutes: float | None, arguments: list[str]) -> int:
        given.append((minutes, arguments))
        return 0

    monkeypatch.setattr("tests.faults.soak.soak", keep)
    assert main(["--minutes", "2.5", "tests/faults/test_kill.py", "-x"]) == 0
    assert given == [(2.5, ["tests/faults/test_kill.py", "-x"])]


def test_sizes_in_the_environment_win(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Mapping[str, str]] = []

    def run(_: object, *, env: Mapping[str, str], check: bool) -> CompletedProcess[str]:
        given.append(env)
        return CompletedProcess([], int(check))

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setenv("RAPIDO_CUTS", "7")
    assert run_pytest([], IN_FULL) == 0
    assert given[0]["RAPIDO_CUTS"] == "7"
    assert given[0]["RAPIDO_KILL_CYCLES"] == IN_FULL["RAPIDO_KILL_CYCLES"]
