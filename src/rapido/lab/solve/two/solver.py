"""The two-player game for the driver."""

from typing import TYPE_CHECKING, ClassVar

from rapido.kernel.tables.file import Head
from rapido.kernel.two_player_boards import BOARDS
from rapido.lab.solve.progress import OnProgress, read_progress
from rapido.lab.solve.request import SolveRequest, check_memory
from rapido.lab.solve.solver import AfterSweep
from rapido.lab.solve.two.bindings import MAX_FINISH
from rapido.lab.solve.two.cpu import FIXED_POINT_PRECISION, CpuBounds, memory_for
from rapido.lab.solve.two.gpu import GpuBounds
from rapido.lab.solve.two.iterate import TwoPlayerProgress, iterate, residual

if TYPE_CHECKING:
    from rapido.lab.solve.checkpoint import Resumable
    from rapido.lab.solve.two.bounds import Bounds


class TwoPlayerSolver:
    """Value iteration from both sides: bounds that meet."""

    boards: ClassVar = BOARDS
    min_epsilon: ClassVar = 1e-12
    max_finish: ClassVar = MAX_FINISH

    def __init__(self, request: SolveRequest) -> None:
        self._epsilon = request.epsilon
        self.progress = TwoPlayerProgress()
        self.resumable: Resumable | None = None
        if request.gpu:
            self._bounds: Bounds = GpuBounds(request.finish)
        else:
            fixed_point = request.epsilon >= FIXED_POINT_PRECISION
            check_memory(request, memory_for(request.finish, fixed_point=fixed_point))
            self._bounds = self.resumable = CpuBounds(
                request.finish, fixed_point=fixed_point, threads=request.threads
            )

    def restore_progress(self, stored: dict[str, object]) -> None:
        self.progress = read_progress(stored, TwoPlayerProgress)

    def iterate(self, on_progress: OnProgress, after_sweep: AfterSweep) -> None:
        iterate(self._bounds, self._epsilon, self.progress, on_progress, after_sweep)

    def measure(self, on_progress: OnProgress) -> Head:  # noqa: ARG002 - it takes only one sweep
        low, high = self._bounds.start()
        self._bounds.finalize()
        first = (low + high) / 2
        return Head(
            players=2,
            finish=self._bounds.finish,
            start=(first, 1 - first),
            start_error=(high - low) / 2,
            error=self.progress.gap / 2,
            residual=residual(self._bounds),
            sweeps=self.progress.sweeps,
            seconds=round(self.progress.seconds, 1),
            sha256="",
        )

    def pack(self, boards: range) -> bytes:
        return self._bounds.pack(boards)
