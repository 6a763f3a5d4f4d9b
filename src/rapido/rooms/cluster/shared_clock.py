"""The clock that all processes of one store agree on."""

import math
from collections.abc import Callable
from typing import Final

from rapido.rooms.ports import Clock

DRIFT: Final = 0.0005
"""seconds per second by which two clocks may drift apart; those of real machines do far less"""
JUMP: Final = 1.0
"""seconds; a larger difference means that the clock of the store was set"""


class SharedClock:
    """The clock of the store, carried on by the monotonic clock of this machine.

    What one process stores, another compares with the time. The clocks of their machines may
    differ by any amount and may be set at any moment: here they count only until the store has
    told its time for the first time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._offset = clock.now() - clock.monotonic()
        """what to add to the monotonic clock"""
        self._bounds: tuple[float, float] | None = None
        """between which values the true offset was at the last measurement"""
        self._measured = 0.0
        self._latest = -math.inf

    def now(self) -> float:
        """Return the Unix timestamp: never an earlier one, unless the store's clock is set back."""
        self._latest = max(self._latest, self._clock.monotonic() + self._offset)
        return self._latest

    def monotonic(self) -> float:
        return self._clock.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        return self._clock.call_later(seconds, callback)

    def adjust(self, store_now: float, asked: float, answered: float) -> None:
        """Take over the time of the store, told between two moments of the monotonic clock.

        A slow answer tells little, and changes nothing that quicker ones have told.
        """
        low, high = store_now - answered, store_now - asked
        offset = (low + high) / 2
        if self._bounds is not None:
            drift = DRIFT * (answered - self._measured)
            lowest, highest = self._bounds[0] - drift, self._bounds[1] + drift
            if low <= highest and lowest <= high:
                low, high = max(low, lowest), min(high, highest)
                offset = min(max(self._offset, low), high)
        if abs(offset - self._offset) > JUMP:
            self._latest = -math.inf
        self._bounds, self._measured, self._offset = (low, high), answered, offset
