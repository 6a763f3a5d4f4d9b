"""Who is connected to a room: not stored, so what depends on it is passed in."""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

ROUNDING: Final = 0.001
"""seconds by which a timer may seem to be early, as timestamps are rounded"""


class Connected(NamedTuple):
    """Who is connected to a room in any process, as far as this one knows."""

    anywhere: frozenset[str] = frozenset()
    here: frozenset[str] = frozenset()
    """the guests who are connected to this process"""
    absent_since: Mapping[str, float] = {}
    """guests of the room who are not connected, and since when, as Unix timestamps"""


class Presence(NamedTuple):
    """The same, and after how many seconds that matters."""

    told: Connected = Connected()
    absence_timeout: float = math.inf
    """after which a computer player may stand in for a guest, and no rematch waits for them"""
    host_absence_timeout: float = math.inf
    """after which another guest becomes the host"""

    def absence(self, guest: str, now: float) -> float:
        """Return for how long a guest has been disconnected; 0 if that is not known."""
        return max(0.0, now - self.told.absent_since.get(guest, now))

    def is_absent(self, guest: str) -> bool:
        return guest in self.told.absent_since

    def is_gone(self, guest: str, now: float) -> bool:
        """Return whether nobody need wait for a guest any more."""
        return self._is_absent_for(self.absence_timeout, guest, now)

    def is_host_gone(self, host: str, now: float) -> bool:
        """Return whether the room needs another host."""
        return self._is_absent_for(self.host_absence_timeout, host, now)

    def _is_absent_for(self, seconds: float, guest: str, now: float) -> bool:
        return self.is_absent(guest) and self.absence(guest, now) >= seconds - ROUNDING


UNKNOWN: Final = Presence()
"""in a process in which nobody is connected to the room: nobody counts as absent"""
