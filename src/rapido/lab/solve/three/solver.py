"""The three-player game for the driver."""

from typing import TYPE_CHECKING, ClassVar

from rapido.kernel.tables.file import Head
from rapido.kernel.three_player_boards import BOARDS
from rapido.lab.solve.progress import OnProgress, read_progress
from rapido.lab.solve.request import SolveRequest, check_memory
from rapido.lab.solve.solver import AfterSweep
from rapido.lab.solve.three.cpu import CpuTables, memory_for
from rapido.lab.solve.three.gpu import GpuTables
from rapido.lab.solve.three.iterate import ThreePlayerProgress, iterate
from rapido.lab.solve.three.measure import measure

if TYPE_CHECKING:
    from rapido.lab.solve.checkpoint import Resumable
    from rapido.lab.solve.three.tables import Tables


class ThreePlayerSolver:
    """Smoothed best replies until they converge, then what deviating could still gain."""

    boards: ClassVar = BOARDS
    min_epsilon: ClassVar = 1e-6
    max_finish: ClassVar = 40

    def __init__(self, request: SolveRequest) -> None:
        self._delta = request.epsilon
        self.progress = ThreePlayerProgress()
        self.resumable: Resumable | None = None
        if request.gpu:
            self._tables: Tables = GpuTables(request.finish)
        else:
            check_memory(request, memory_for(request.finish))
            self._tables = self.resumable = CpuTables(request.finish, request.threads)

    def restore_progress(self, stored: dict[str, object]) -> None:
        self.progress = read_progress(stored, ThreePlayerProgress)

    def iterate(self, on_progress: OnProgress, after_sweep: AfterSweep) -> None:
        iterate(self._tables, self._delta, self.progress, on_progress, after_sweep)

    def measure(self, on_progress: OnProgress) -> Head:
        return measure(self._tables, self._delta, self.progress, on_progress)

    def pack(self, boards: range) -> bytes:
        return self._tables.pack(boards)
