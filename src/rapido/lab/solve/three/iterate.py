"""Smoothed best replies: sweeps in stages until the chances converge."""

from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from rapido.kernel.three_player_boards import BOARDS
from rapido.lab.report.numbers import Numbers
from rapido.lab.solve.progress import Count, NotNegative, OnProgress, Progress
from rapido.lab.solve.solver import AfterSweep
from rapido.lab.solve.three.tables import Tables

STAGES: Final = ((3.0, 1.0), (1.0, 0.8), (1.0, 0.5), (1.0, 0.25), (1.0, 0.1))
"""by stage: the width of the smoothing in deltas, and the step size toward the new chances"""
_MIN_SWEEPS: Final = 10
_LOOK_BACK: Final = 5
_CONVERGED: Final = 0.9
"""a stage ends when the mean change stays above this share of what it was"""
_NO_CHANGE: Final = 1e-11
"""a mean change that counts as none"""


@dataclass(slots=True)
class ThreePlayerProgress(Progress):
    stage: Count = 0
    means: list[NotNegative] = field(default_factory=list[float])
    """the mean change in each sweep of the stage"""
    measuring: Count = 0
    """the number of measuring sweeps so far"""

    @property
    def sweep_complete(self) -> bool:
        return True

    def describe(self, numbers: Numbers) -> str:
        change = numbers.power(self.change, 1)
        if self.measuring:
            return numbers.say("solve-measuring", sweep=str(self.measuring), change=change)
        return numbers.say("solve-sweep-change", sweep=str(self.sweeps), change=change)


def iterate(
    tables: Tables,
    epsilon: float,
    progress: ThreePlayerProgress,
    on_progress: OnProgress,
    after_sweep: AfterSweep,
) -> None:
    """Sweep through all stages."""
    began = monotonic() - progress.seconds
    states = BOARDS * tables.finish**3
    min_sweeps = max(_MIN_SWEEPS, 2 * tables.finish)
    while progress.stage < len(STAGES):
        smoothing, alpha = STAGES[progress.stage]
        stats = tables.sweep(smoothing * epsilon, alpha)
        progress.sweeps += 1
        progress.change = stats.change
        progress.means.append(stats.total / states)
        if _stage_is_over(progress.means, min_sweeps):
            progress.stage, progress.means = progress.stage + 1, []
        progress.seconds = monotonic() - began
        expected = max(progress.sweeps, (len(STAGES) - progress.stage) * min_sweeps)
        progress.left = progress.seconds / progress.sweeps * expected
        on_progress(progress)
        after_sweep()


def _stage_is_over(means: list[float], min_sweeps: int) -> bool:
    if means[-1] < _NO_CHANGE:
        return True
    return len(means) >= min_sweeps and means[-1] > _CONVERGED * means[-1 - _LOOK_BACK]
