"""Who is connected to a room: not stored, so what depends on it is passed in."""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple


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
        """Return whether a guest has been disconnected for long."""
        return self.is_absent(guest) and self.absence(guest, now) >= self.absence_timeout


UNKNOWN: Final = Presence()
"""in a process in which nobody is connected to the room: nobody counts as absent"""
