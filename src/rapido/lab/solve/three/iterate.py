"""Solves the game for three: smoothed best replies until they settle, then what they leave open."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import Final

from rapido.kernel.table_file import Head
from rapido.kernel.three_player_boards import BOARDS
from rapido.lab.solve.checkpoint import Checkpoint
from rapido.lab.solve.request import Request, check_memory, check_request
from rapido.lab.solve.three_gpu import GpuTables
from rapido.lab.solve.three_processor import ProcessorTables, memory_for
from rapido.lab.solve.three_tables import Tables
from rapido.lab.solve.write_table import write_table

MOST_FINISH: Final = 40
SMALLEST_EPSILON: Final = 1e-6
STAGES: Final = ((3.0, 1.0), (1.0, 0.8), (1.0, 0.5), (1.0, 0.25), (1.0, 0.1))
"""how wide choices are mixed, in deltas, and how far chances go towards the new ones"""
_FEWEST: Final = 10
_LOOK_BACK: Final = 5
_SETTLED: Final = 0.9
"""a stage is over when the mean change is no longer below this share of what it was"""
_STILL: Final = 1e-11
"""a mean change that counts as none"""
_MEASURED: Final = 1e-7
"""the change of a sweep at which measuring ends"""
_MOST_MEASURING: Final = 200


@dataclass(slots=True)
class Progress:
    """How far the solution has come."""

    sweeps: int = 0
    stage: int = 0
    change: float = 1.0
    """the largest change of any chance in the last sweep"""
    means: list[float] = field(default_factory=list[float])
    """the mean change in each sweep of the stage"""
    seconds: float = 0.0
    left: float | None = None
    """how many seconds it may still take, roughly"""
    measuring: int = 0
    """sweeps of measuring so far"""


Tell = Callable[[Progress], None]
Keep = Callable[[Progress], None]


def solve_three_players(request: Request, tell: Tell) -> Head:
    """Solve the game; the head of its table says what came of it, also without a file."""
    check_request(request, smallest=SMALLEST_EPSILON, most_finish=MOST_FINISH)
    progress = Progress()
    if request.gpu:
        tables: Tables = GpuTables(request.finish)
        iterate(tables, request.epsilon, progress, tell, lambda _: None)
    else:
        check_memory(request, memory_for(request.finish))
        tables, progress = _iterate_with_checkpoints(request, tell)
    head = measure(tables, request.epsilon, progress, tell)
    if request.out is None:
        return head
    head = write_table(request.out, head, BOARDS, tables.pack)
    Checkpoint(request.out).forget()
    return head


def _iterate_with_checkpoints(request: Request, tell: Tell) -> tuple[ProcessorTables, Progress]:
    tables, progress = ProcessorTables(request.finish, request.threads), Progress()
    if request.out is None:
        iterate(tables, request.epsilon, progress, tell, lambda _: None)
        return tables, progress
    checkpoint = Checkpoint(request.out, request.pause)
    if request.resume:
        progress = Progress(**checkpoint.resume(tables))
    try:
        iterate(
            tables,
            request.epsilon,
            progress,
            tell,
            lambda progress: checkpoint.keep(tables, asdict(progress)),
        )
    except KeyboardInterrupt:
        # A sweep that was not finished has left the table as it was.
        checkpoint.keep(tables, asdict(progress), now=True)
        raise
    return tables, progress


def iterate(tables: Tables, epsilon: float, progress: Progress, tell: Tell, keep: Keep) -> None:
    """Sweep through all stages; call `keep` after every sweep."""
    began = monotonic() - progress.seconds
    states = BOARDS * tables.finish**3
    fewest = max(_FEWEST, 2 * tables.finish)
    while progress.stage < len(STAGES):
        wide, alpha = STAGES[progress.stage]
        found = tables.sweep(wide * epsilon, alpha)
        progress.sweeps += 1
        progress.change = found.change
        progress.means.append(found.total / states)
        if _is_over(progress.means, fewest):
            progress.stage, progress.means = progress.stage + 1, []
        progress.seconds = monotonic() - began
        expected = max(progress.sweeps, (len(STAGES) - progress.stage) * fewest)
        progress.left = progress.seconds / progress.sweeps * expected
        tell(progress)
        keep(progress)


def _is_over(means: list[float], fewest: int) -> bool:
    if means[-1] < _STILL:
        return True
    return len(means) >= fewest and means[-1] > _SETTLED * means[-1 - _LOOK_BACK]


def measure(tables: Tables, delta: float, progress: Progress, tell: Tell) -> Head:
    """Settle the table, and see what playing by it is worth and what deviating can gain."""
    began = monotonic() - progress.seconds
    tables.settle()
    residual = tables.residual(delta).change
    found = tables.measure(delta)
    for _ in range(_MOST_MEASURING):
        progress.measuring += 1
        progress.change, progress.left = found.change, None
        progress.seconds = monotonic() - began
        tell(progress)
        if found.change < _MEASURED:
            break
        found = tables.measure(delta)
    start = tables.start()
    return Head(
        players=3,
        finish=tables.finish,
        start=start.worth,
        start_error=found.change,
        error=found.error,
        residual=residual,
        sweeps=progress.sweeps,
        seconds=round(progress.seconds, 1),
        sha256="",
        delta=delta,
        epsilon=max(found.gain, 0.0),
        start_epsilon=max(start.gain, 0.0),
    )
