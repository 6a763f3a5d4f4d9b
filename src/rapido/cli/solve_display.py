"""How far `rapido solve` is: a line of the terminal, and lines in a log."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rapido.cli.progress import Progress as StepProgress
from rapido.cli.progress import clock_time
from rapido.cli.status_line import StatusLine
from rapido.lab.report.files import naming
from rapido.lab.report.numbers import Numbers, english_numbers
from rapido.lab.solve.progress import Progress
from rapido.locales import Say


class SolveDisplay:
    def __init__(
        self, log: Path | None, say: Say, *, clock: Callable[[], float] = monotonic
    ) -> None:
        self._line = StatusLine()
        self._log = log
        self._numbers = Numbers(say)
        self._writing = StepProgress(say)
        self._clock = clock
        self._begun = clock()
        """when the part of a check began"""

    def show(self, progress: Progress) -> None:
        def describe(numbers: Numbers) -> str:
            what, time = progress.describe(numbers), clock_time(progress.seconds)
            if progress.left is None:
                return numbers.say("solve-so-far", what=what, time=time)
            left = clock_time(progress.left)
            return numbers.say("solve-so-far-left", what=what, time=time, left=left)

        self._show(describe, log=progress.sweep_complete)

    def show_check(self, what: str, share: float) -> None:
        now = self._clock()
        passed = now - self._begun
        time, left = clock_time(passed), clock_time(passed * (1 - share) / share)

        def describe(numbers: Numbers) -> str:
            done = numbers.say(what, share=numbers.share_done(share))
            return numbers.say("solve-so-far-left", what=done, time=time, left=left)

        self._show(describe, log=share == 1)
        if share == 1:
            self._begun = now  # of the next part

    def show_writing(self, what: str, share: float) -> None:
        if share == 0:
            self._writing.begin(what)
        self._writing.show(share, 1)

    def close(self) -> None:
        self._writing.erase()
        self._line.erase()

    def _show(self, describe: Callable[[Numbers], str], *, log: bool) -> None:
        self._line.draw(describe(self._numbers))
        if log and self._log is not None:
            with naming(self._log), self._log.open("a", encoding="utf-8") as file:
                file.write(f"{describe(english_numbers())}\n")
