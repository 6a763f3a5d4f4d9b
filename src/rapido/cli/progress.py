"""How far a long command is, and how long it will still take, in a line of the terminal."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

from rapido.cli.status_line import StatusLine
from rapido.locales import Say

DELAY: Final = 2.0
"""how many seconds something may take before it says how far it is"""
INTERVAL: Final = 0.5
"""seconds from one update to the next"""


class Progress:
    """Shows its line inside a `with` block, and erases it at the end."""

    def __init__(
        self, say: Say, step: str = "", *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Take the key of what is being done; `begin` can change it."""
        self._say = say
        self._step = step
        self._clock = clock
        self._line = StatusLine()
        self._begun = clock()
        self._next = self._begun + DELAY
        self._done = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.erase()

    def begin(self, step: str) -> Callable[[float, float], None]:
        """Begin another step; return what shows how far it is."""
        self._step, self._begun, self._done = step, self._clock(), 0.0
        return self.show

    def show(self, done: float, total: float) -> None:
        if not self._line.visible:
            return
        now = self._clock()
        if done < self._done:  # the same again, from the beginning
            self._begun = now
        self._done = done
        if now < self._next or not 0 < done <= total:
            return
        self._next = now + INTERVAL
        left = clock_time((now - self._begun) * (total - done) / done)
        percent = int(100 * done / total)
        step = self._say(self._step)
        self._line.draw(self._say("progress-line", step=step, percent=percent, left=left))

    def show_step(self, number: int, steps: int) -> None:
        """Show the time that has passed, where nobody knows what the next steps will take."""
        now = self._clock()
        if now < self._next:
            return
        self._next = now + INTERVAL
        numbers = {"number": number, "steps": steps, "time": clock_time(now - self._begun)}
        self._line.draw(self._say("progress-steps", step=self._say(self._step), **numbers))

    def erase(self) -> None:
        self._line.erase()


def clock_time(seconds: float) -> str:
    """Write 0:05, 12:30 or 1:02:05."""
    minutes, rest = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
