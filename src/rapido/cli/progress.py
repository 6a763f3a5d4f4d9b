"""How far a long command is, and how long it will still take, every two seconds."""

import sys
import time
from collections.abc import Callable
from typing import Final

PROGRESS_SECONDS: Final = 2.0
"""how long something may take before it says how far it is, and how often it does so again"""


class Progress:
    def __init__(
        self, sentence: Callable[[int, int], str], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._sentence = sentence
        """makes a text of percent and seconds left"""
        self._clock = clock
        self._begun = clock()
        self._next = self._begun + PROGRESS_SECONDS

    def show(self, done: int, total: int) -> None:
        now = self._clock()
        if now >= self._next and 0 < done <= total:
            self._next = now + PROGRESS_SECONDS
            left = (now - self._begun) * (total - done) / done
            text = self._sentence(100 * done // total, round(left))
            print(text, file=sys.stderr, flush=True)
