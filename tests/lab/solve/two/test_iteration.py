"""The bounds converge to the solution from both sides in every implementation."""

from dataclasses import replace
from itertools import islice

import pytest

from rapido.kernel.two_player_boards import BOARDS
from rapido.lab.solve.two.bindings import BOUNDS
from rapido.lab.solve.two.cpu import CpuBounds
from rapido.lab.solve.two.iterate import TwoPlayerProgress, iterate, sweep
from tests.lab.solve.two.solution import Solution, cell


def swept(bounds: CpuBounds, sweeps: int) -> CpuBounds:
    for _ in range(sweeps):
        bounds.begin_sweep()
        for part in sweep(bounds.finish):
            bounds.compute(part)
    return bounds


def test_solution_is_always_between_the_bounds(shortest: Solution) -> None:
    bounds = CpuBounds(1, fixed_point=False, threads=1)
    widest = 1.0
    for _ in range(3):
        swept(bounds, 1)
        gaps: list[float] = []
        for board in range(0, BOARDS, 101):
            low, high = (cell(bounds, bound, board, 0, 0) for bound in BOUNDS)
            truth = shortest.chance(board, 0, 0)
            assert low <= truth + shortest.gap
            assert truth - shortest.gap <= high
            gaps.append(high - low)
        assert max(gaps) < widest
        widest = max(gaps)


def test_interrupted_sweep_leaves_valid_bounds(shortest: Solution) -> None:
    bounds = swept(CpuBounds(1, fixed_point=False, threads=1), 1)
    bounds.begin_sweep()
    for part in islice(sweep(1), 5):
        bounds.compute(part)
    for board in range(0, BOARDS, 101):
        low, high = (cell(bounds, bound, board, 0, 0) for bound in BOUNDS)
        assert low <= shortest.chance(board, 0, 0) + shortest.gap <= high + 2 * shortest.gap


@pytest.mark.parametrize("fixed_point", [True, False])
def test_results_do_not_depend_on_threads(*, fixed_point: bool) -> None:
    one, three = (
        swept(CpuBounds(1, fixed_point=fixed_point, threads=threads), 1) for threads in (1, 3)
    )
    for bound in BOUNDS:
        assert one.tables[bound].bytes[: one.size] == three.tables[bound].bytes[: three.size]


def test_fixed_point_agrees_with_doubles(shortest: Solution) -> None:
    bounds, progress = CpuBounds(1, fixed_point=True, threads=1), TwoPlayerProgress()
    iterate(bounds, 0.01, progress)
    low, high = bounds.start()
    truth = shortest.chance(0, 0, 0)
    assert low <= truth <= high
    assert high - low <= progress.gap <= 0.01


def test_progress_is_reported_and_stored() -> None:
    shares: list[float] = []
    stored: list[TwoPlayerProgress] = []
    bounds, progress = CpuBounds(1, fixed_point=True, threads=1), TwoPlayerProgress()
    iterate(
        bounds,
        0.3,
        progress,
        on_progress=lambda _: shares.append(progress.share),
        after_sweep=lambda: stored.append(replace(progress)),
    )
    assert [now.sweeps for now in stored] == list(range(1, progress.sweeps + 1))
    assert [now.gap for now in stored] == sorted((now.gap for now in stored), reverse=True)
    assert max(shares) == pytest.approx(1)
    assert stored[-1].left == 0
