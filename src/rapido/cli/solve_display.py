"""How far `rapido solve` is: a line of the terminal, and lines in a log."""

from pathlib import Path

from rapido.cli.progress import clock_time
from rapido.cli.status_line import StatusLine
from rapido.lab.solve.progress import Progress


class SolveDisplay:
    def __init__(self, log: Path | None) -> None:
        self._line = StatusLine()
        self._log = log

    def show(self, progress: Progress) -> None:
        left = "" if progress.left is None else f", about {clock_time(progress.left)} left"
        so_far = f"{clock_time(progress.seconds)} so far"
        self._show(f"{progress.describe()}, {so_far}{left}", log=progress.sweep_complete)

    def show_check(self, what: str, share: float) -> None:
        self._show(f"{share:4.0%} {what}", log=share == 1)

    def close(self) -> None:
        self._line.erase()

    def _show(self, text: str, *, log: bool) -> None:
        self._line.draw(text)
        if log and self._log is not None:
            with self._log.open("a", encoding="utf-8") as file:
                file.write(f"{text}\n")
