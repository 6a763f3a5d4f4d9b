"""Solves the game for two from beginning to end: iterate, prove, write the table."""

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rapido.kernel.table_file import Head
from rapido.kernel.two_player_boards import BOARDS
from rapido.lab.solve.bounds import Bounds
from rapido.lab.solve.checkpoint import Checkpoint
from rapido.lab.solve.gpu import GpuBounds
from rapido.lab.solve.iterate import Progress, iterate, residual
from rapido.lab.solve.native import MOST_FINISH
from rapido.lab.solve.processor import WHOLE_PRECISION, ProcessorBounds, memory_for
from rapido.lab.solve.request import Request, check_memory, check_request
from rapido.lab.solve.write_table import write_table

SMALLEST_EPSILON: Final = 1e-12
Tell = Callable[[Progress], None]


def solve_two_players(request: Request, tell: Tell) -> Head:
    """Solve the game; the head of its table says what came of it, also without a file."""
    check_request(request, smallest=SMALLEST_EPSILON, most_finish=MOST_FINISH)
    if request.gpu:
        bounds: Bounds = GpuBounds(request.finish)
        progress = Progress()
        iterate(bounds, request.epsilon, progress, tell=tell, keep=lambda _: None)
        return _finish(bounds, progress, request.out)
    bounds = _bounds(request)
    progress = _iterate_with_checkpoints(request, bounds, tell)
    head = _finish(bounds, progress, request.out)
    if request.out is not None:
        Checkpoint(request.out).forget()
    return head


def _bounds(request: Request) -> ProcessorBounds:
    whole = request.epsilon >= WHOLE_PRECISION
    check_memory(request, memory_for(request.finish, whole=whole))
    return ProcessorBounds(request.finish, whole=whole, threads=request.threads)


def _iterate_with_checkpoints(request: Request, bounds: ProcessorBounds, tell: Tell) -> Progress:
    if request.out is None:
        progress = Progress()
        iterate(bounds, request.epsilon, progress, tell=tell, keep=lambda _: None)
        return progress
    checkpoint = Checkpoint(request.out, request.pause)
    progress = Progress(**checkpoint.resume(bounds)) if request.resume else Progress()
    try:
        iterate(
            bounds,
            request.epsilon,
            progress,
            tell=tell,
            keep=lambda progress: checkpoint.keep(bounds, asdict(progress)),
        )
    except KeyboardInterrupt:
        # In the middle of a sweep the tables are bounds like any others.
        checkpoint.keep(bounds, asdict(progress), now=True)
        raise
    return progress


def _finish(bounds: Bounds, progress: Progress, out: Path | None) -> Head:
    low, high = bounds.start()
    bounds.settle()
    first = (low + high) / 2
    head = Head(
        players=2,
        finish=bounds.finish,
        start=(first, 1 - first),
        start_error=(high - low) / 2,
        error=progress.gap / 2,
        residual=residual(bounds),
        sweeps=progress.sweeps,
        seconds=round(progress.seconds, 1),
        sha256="",
    )
    return head if out is None else write_table(out, head, BOARDS, bounds.pack)
