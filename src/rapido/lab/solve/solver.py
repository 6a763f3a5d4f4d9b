"""What the driver needs from the solver of a game."""

from collections.abc import Callable
from typing import ClassVar, Protocol

from rapido.kernel.tables.file import Head
from rapido.lab.solve.checkpoint import Resumable
from rapido.lab.solve.progress import OnProgress, Progress

AfterSweep = Callable[[], None]


class Solver(Protocol):
    """One game with its tables, on the CPU or on a GPU."""

    boards: ClassVar[int]
    min_epsilon: ClassVar[float]
    max_finish: ClassVar[int]

    @property
    def progress(self) -> Progress:
        """The progress of the solution."""
        ...

    @property
    def resumable(self) -> Resumable | None:
        """The tables, if they can be stored in a checkpoint."""
        ...

    def restore_progress(self, stored: dict[str, object]) -> None:
        """Continue from the progress that a checkpoint has stored."""
        ...

    def iterate(self, on_progress: OnProgress, after_sweep: AfterSweep) -> None:
        """Sweep until the tables are precise enough."""
        ...

    def measure(self, on_progress: OnProgress) -> Head:
        """Finalize the table, and measure how good it is."""
        ...

    def pack(self, boards: range) -> bytes:
        """Return some boards of the finalized table as cells of a file."""
        ...
