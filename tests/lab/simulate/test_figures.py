"""Statistics of a simulation, in every output format."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean as mean_of
from statistics import stdev

import pytest
from rich.console import Console

from rapido.kernel import Tally, Totals
from rapido.kernel.simulate.totals import LENGTHS, length_bucket_width
from rapido.lab.interval import mean, ratio, share
from rapido.lab.map_games import Workers, WorkLost
from rapido.lab.play_parts import Run
from rapido.lab.report.text_plot import bar, columns
from rapido.lab.simulate.export import COLUMNS, as_csv, as_json
from rapido.lab.simulate.figures import MEANS, bins
from rapido.lab.simulate.page import as_page
from rapido.lab.simulate.request import SimulationRequest
from rapido.lab.simulate.run import SimulationResult, simulate
from rapido.lab.simulate.terminal import as_text
from rapido.locales import catalog


def result_of(players: tuple[str, ...], games: int, finish: int = 21) -> SimulationResult:
    request = SimulationRequest(players, games, seed=1, finish=finish)
    return simulate(request, Workers(), lambda _done: None)


@pytest.fixture(scope="module")
def result() -> SimulationResult:
    return result_of(("threshold", "uniform", "uniform"), 5000)


def tally(sample: list[int]) -> Tally:
    return Tally(sum(sample), sum(each * each for each in sample))


def test_mean_and_confidence_interval() -> None:
    sample = [3, 1, 4, 1, 5, 9, 2, 6]
    found = mean(tally(sample), len(sample))
    assert found.value == pytest.approx(mean_of(sample))
    assert found.sd == pytest.approx(stdev(sample))
    assert found.error == pytest.approx(1.959964 * stdev(sample) / sqrt(8))
    assert mean(tally([7]), 1).interval is None


def test_mean_of_large_numbers_is_precise() -> None:
    sample = [10**9 + each for each in (1, 2, 3, 4)]
    assert mean(tally(sample), 4).sd == pytest.approx(stdev([1, 2, 3, 4]))


def test_share_and_wilson_interval() -> None:
    # Example from Newcombe (1998): 81 of 263.
    found = share(81, 263)
    assert found.interval == pytest.approx((0.2553, 0.3662), abs=5e-5)
    low, high = share(0, 20).interval or (1, 1)
    assert (low, high) == pytest.approx((0, 0.1611), abs=5e-5)


def test_coverage_of_the_ratio_interval() -> None:
    rng, covered = Random(1), 0
    for _ in range(400):
        below = [rng.randint(5, 40) for _ in range(100)]
        above = [each + sum(rng.random() < 0.3 for _ in range(each)) for each in below]
        products = sum(a * b for a, b in zip(above, below, strict=True))
        low, high = ratio(tally(above), tally(below), products, 100).interval or (0, 0)
        covered += low <= 1.3 <= high
    assert 0.91 < covered / 400 < 0.98


def test_json_is_complete(result: SimulationResult) -> None:
    found = json.loads(json.dumps(as_json(result)))
    assert found["games"] == found["asked"] == 5000
    assert found["stopped"] is None
    assert found["seconds"] > 0
    assert sum(found["wins"]) == pytest.approx(1)
    assert found["turns"] == result.totals.turns.total / 5000
    assert found["rolls_per_turn"] == pytest.approx(found["rolls"] / found["turns"])
    for name in (*MEANS, "rolls_per_turn"):
        low, high = found["intervals"][name]
        assert low < found[name] < high
    assert sum(found["lengths"]["games"]) == 5000
    turns = sum(turn * games for turn, games in enumerate(found["lengths"]["games"]))
    assert turns / 5000 == found["turns"]


def test_single_game_has_no_intervals() -> None:
    found = as_json(result_of(("uniform",) * 2, 1))
    assert json.loads(json.dumps(found))["intervals"]["turns"] is None


def test_csv_rows(result: SimulationResult) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(result))))
    assert tuple(rows[0]) == COLUMNS
    assert [row["player"] for row in rows[:3]] == ["threshold", "uniform", "uniform"]
    assert sum(int(row["count"]) for row in rows[:3]) == 5000
    assert [row["what"] for row in rows[3:]] == [*MEANS, "rolls_per_turn"]
    assert all(float(row["low"]) < float(row["value"]) < float(row["high"]) for row in rows)


@pytest.mark.parametrize("finish", [1, 21, 33, 999])
def test_bins_contain_all_games(finish: int) -> None:
    found = result_of(("uniform",) * 3, 300, finish)
    for most in (1, 10, 64):
        counted = bins(found, most)
        assert len(counted) <= most + 1
        assert sum(each.games for each in counted) == 300
        for one, following in pairwise(counted):
            assert following.least == (one.most or 0) + 1


def test_very_long_games_are_in_the_last_bin() -> None:
    games = (0,) * (LENGTHS - 1) + (5,)
    totals = Totals(5, (5, 0), lengths=games)
    found = bins(SimulationResult(SimulationRequest(("uniform",) * 2, 5, 1), totals, Run(1.0)), 64)
    assert found[-1].most is None
    assert found[-1].games == 5
    assert [length_bucket_width(finish) for finish in (1, 32, 33, 64, 65, 999)] == [
        1,
        1,
        2,
        2,
        4,
        32,
    ]


class Strict(HTMLParser):
    """Checks that all elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)
        assert not {name for name, _ in attrs} & {"src", "href", "onload", "onclick"}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_page_is_self_contained(result: SimulationResult) -> None:
    text = as_page(result, catalog("en"), "en")
    page = Strict()
    page.feed(text)
    page.close()
    assert page.open == []
    assert page.seen.count("svg") == 2
    assert page.seen.count("table") == 3
    assert "script" not in page.seen
    assert not re.search(r"https?:|url\(|@import", text)
    assert "default-src 'none'" in text
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_names_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    def accept_all(_names: tuple[str, ...], _seats: int) -> None:
        """Accept any names."""

    monkeypatch.setattr("rapido.lab.request.check_participants", accept_all)
    unsafe = '<script>"&'
    totals = Totals.none(2) + result_of(("uniform",) * 2, 10).totals
    request = SimulationRequest((unsafe, "b"), 20, 1)
    lost = WorkLost("lab-dask-gone", address="a <b> worker")
    text = as_page(SimulationResult(request, totals, Run(1.0, "lost", lost)), catalog("en"), "en")
    assert unsafe not in text
    assert "&lt;script&gt;" in text
    assert "were played: The Dask scheduler at a &lt;b&gt; worker is gone." in text


@pytest.mark.parametrize("ascii_only", [True, False])
def test_text_fits_a_terminal(result: SimulationResult, ascii_only: bool) -> None:  # noqa: FBT001
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(as_text(result, catalog("en"), ascii_only=ascii_only))
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= 80
    assert any("1 threshold" in line and "%" in line for line in lines)
    assert any(line.strip().startswith("lead changes") for line in lines)
    assert ("#" if ascii_only else "█") in "".join(lines)


def test_text_bars_and_columns() -> None:
    assert bar(0.5, 4, ascii_only=False) == "██"
    assert bar(0.53125, 4, ascii_only=False) == "██▏"
    assert bar(0, 4, ascii_only=True) == ""
    assert columns([0, 1, 2], 2, ascii_only=False) == ["  █", " ██"]
    assert columns([0, 1, 2], 2, ascii_only=True) == ["  #", " ##"]
