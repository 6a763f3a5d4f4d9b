"""Solves a game from request to table file: iterate, with checkpoints; measure; write."""

from dataclasses import asdict
from typing import Final

from rapido.kernel.tables.file import Head
from rapido.lab.solve.checkpoint import Checkpoint, Resumable
from rapido.lab.solve.progress import OnProgress, ignore
from rapido.lab.solve.request import SolveRequest, check_request
from rapido.lab.solve.solver import Solver
from rapido.lab.solve.three.solver import ThreePlayerSolver
from rapido.lab.solve.two.solver import TwoPlayerSolver
from rapido.lab.solve.write_cells import OnWriting, ignore_writing
from rapido.lab.solve.write_table import write_table
from rapido.rules import BadRequest

_SOLVERS: Final = {2: TwoPlayerSolver, 3: ThreePlayerSolver}


def solve(request: SolveRequest, on_progress: OnProgress = ignore) -> Head:
    """Solve a game; the header of its table has the results, even if no file is written."""
    return solve_with(create_solver(request), request, on_progress)


def solve_with(
    solver: Solver,
    request: SolveRequest,
    on_progress: OnProgress = ignore,
    on_writing: OnWriting = ignore_writing,
) -> Head:
    """Solve a game with the tables that were allocated for this request."""
    if request.out is None or solver.resumable is None:
        solver.iterate(on_progress, lambda: None)
    else:
        checkpoint = Checkpoint(request.out, request.checkpoint_interval, on_writing)
        _iterate_with_checkpoints(
            solver, solver.resumable, checkpoint, on_progress, resume=request.resume
        )
    head = solver.measure(on_progress)
    if request.out is not None:
        head = write_table(request.out, head, solver.boards, solver.pack, on_writing)
        Checkpoint(request.out).remove()
    return head


def create_solver(request: SolveRequest) -> Solver:
    """Allocate the tables of a game, on the CPU or on a GPU."""
    create = _SOLVERS.get(request.players)
    if create is None:
        raise BadRequest("only the games for two and three can be solved")
    check_request(request, min_epsilon=create.min_epsilon, max_finish=create.max_finish)
    return create(request)


def _iterate_with_checkpoints(
    solver: Solver,
    tables: Resumable,
    checkpoint: Checkpoint,
    on_progress: OnProgress,
    *,
    resume: bool,
) -> None:
    if resume:
        solver.restore_progress(checkpoint.resume(tables))
    try:
        solver.iterate(
            on_progress, lambda: checkpoint.write_if_due(tables, asdict(solver.progress))
        )
    except KeyboardInterrupt:
        # An unfinished sweep leaves tables from which the iteration can continue.
        checkpoint.write(tables, asdict(solver.progress))
        raise
