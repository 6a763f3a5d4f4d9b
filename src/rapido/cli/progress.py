"""How far a long command is, and how long it will still take, every two seconds."""

import sys
import time
from collections.abc import Callable
from typing import Final

PROGRESS_SECONDS: Final = 2.0
"""how long something may take before it says how far it is, and how often it does so again"""


class Progress:
    def __init__(
        self,
        sentence: Callable[[int, int], str],
        *,
        counts: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make the sentence from percent and seconds left, or from the two counts."""
        self._sentence = sentence
        self._counts = counts
        self._clock = clock
        self._begun = clock()
        self._done = 0
        self._next = self._begun + PROGRESS_SECONDS

    def show(self, done: int, total: int) -> None:
        now = self._clock()
        if done < self._done:  # another step, from the beginning
            self._begun = now
        self._done = done
        if now < self._next or not 0 < done <= total:
            return
        self._next = now + PROGRESS_SECONDS
        left = round((now - self._begun) * (total - done) / done)
        numbers = (done, total) if self._counts else (100 * done // total, left)
        print(self._sentence(*numbers), file=sys.stderr, flush=True)
