"""Logging something once per interval, so that nobody can fill the disk by repeating it."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 1000
"""events that are remembered in order not to be logged again"""


class OncePerInterval:
    def __init__(self, interval: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._interval = interval
        self._clock = clock
        self._silenced: OrderedDict[str, float] = OrderedDict()
        """until when each event is not logged"""

    def is_due(self, event: str) -> bool:
        """Return whether to log an event now."""
        now = self._clock()
        if now < self._silenced.get(event, now):
            return False
        self._silenced[event] = now + self._interval
        self._silenced.move_to_end(event)
        if len(self._silenced) > REMEMBERED:
            self._silenced.popitem(last=False)
        return True
