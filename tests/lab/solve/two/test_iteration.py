"""The bounds close in on the truth from both sides, whatever computes them."""

from itertools import islice

import pytest

from rapido.kernel.two_player_boards import BOARDS
from rapido.lab.solve.iterate import Progress, iterate, sweep
from rapido.lab.solve.native import BOUNDS
from rapido.lab.solve.processor import ProcessorBounds
from tests.lab.solve.solution import Solution, cell, ignore


def swept(bounds: ProcessorBounds, sweeps: int) -> ProcessorBounds:
    for _ in range(sweeps):
        bounds.begin_sweep()
        for part in sweep(bounds.finish):
            bounds.compute(part)
    return bounds


def test_the_truth_is_always_between_the_bounds(shortest: Solution) -> None:
    bounds = ProcessorBounds(1, whole=False, threads=1)
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


def test_a_sweep_that_breaks_off_leaves_bounds(shortest: Solution) -> None:
    bounds = swept(ProcessorBounds(1, whole=False, threads=1), 1)
    bounds.begin_sweep()
    for part in islice(sweep(1), 5):
        bounds.compute(part)
    for board in range(0, BOARDS, 101):
        low, high = (cell(bounds, bound, board, 0, 0) for bound in BOUNDS)
        assert low <= shortest.chance(board, 0, 0) + shortest.gap <= high + 2 * shortest.gap


@pytest.mark.parametrize("whole", [True, False])
def test_the_number_of_threads_changes_nothing(*, whole: bool) -> None:
    one, three = (swept(ProcessorBounds(1, whole=whole, threads=threads), 1) for threads in (1, 3))
    for bound in BOUNDS:
        assert one.tables[bound].bytes[: one.size] == three.tables[bound].bytes[: three.size]


def test_whole_numbers_and_doubles_agree(shortest: Solution) -> None:
    bounds, progress = ProcessorBounds(1, whole=True, threads=1), Progress()
    iterate(bounds, 0.01, progress, tell=ignore, keep=ignore)
    low, high = bounds.start()
    truth = shortest.chance(0, 0, 0)
    assert low <= truth <= high
    assert high - low <= progress.gap <= 0.01


def test_progress_is_told_and_kept() -> None:
    told: list[float] = []
    kept: list[Progress] = []
    bounds, progress = ProcessorBounds(1, whole=True, threads=1), Progress()
    iterate(
        bounds,
        0.3,
        progress,
        tell=lambda now: told.append(now.share),
        keep=lambda now: kept.append(Progress(now.sweeps, now.gap, left=now.left)),
    )
    assert [now.sweeps for now in kept] == list(range(1, progress.sweeps + 1))
    assert [now.gap for now in kept] == sorted((now.gap for now in kept), reverse=True)
    assert max(told) == pytest.approx(1)
    assert kept[-1].left == 0
