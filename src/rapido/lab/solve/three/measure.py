"""Measures a table: the value of its policy, and what deviating from it can gain."""

from time import monotonic
from typing import Final

from rapido.kernel.tables.file import Head
from rapido.lab.solve.progress import OnProgress
from rapido.lab.solve.three.iterate import ThreePlayerProgress
from rapido.lab.solve.three.tables import Tables

_CONVERGED: Final = 1e-7
"""the change of a sweep at which measuring ends"""
_MAX_SWEEPS: Final = 200


def measure(
    tables: Tables, delta: float, progress: ThreePlayerProgress, on_progress: OnProgress
) -> Head:
    """Finalize the table, and measure it."""
    began = monotonic() - progress.seconds
    tables.finalize()
    residual = tables.residual(delta).change
    stats = tables.measure(delta)
    for _ in range(_MAX_SWEEPS):
        progress.measuring += 1
        converged = stats.change < _CONVERGED
        progress.change, progress.left = stats.change, 0.0 if converged else None
        progress.seconds = monotonic() - began
        on_progress(progress)
        if converged:
            break
        stats = tables.measure(delta)
    start = tables.start()
    return Head(
        players=3,
        finish=tables.finish,
        start=start.worth,
        start_error=stats.change,
        error=stats.error,
        residual=residual,
        sweeps=progress.sweeps,
        seconds=round(progress.seconds, 1),
        sha256="",
        delta=delta,
        epsilon=max(stats.gain, 0.0),
        start_epsilon=max(start.gain, 0.0),
    )
