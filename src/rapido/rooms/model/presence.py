"""Who is connected to a room: not stored, so what depends on it is passed in."""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple


class Presence(NamedTuple):
    """Who is connected in any process, as far as this one knows; times are in seconds."""

    connected: frozenset[str]
    here: frozenset[str]
    """the guests who are connected to this process"""
    absent_since: Mapping[str, float]
    """guests of the room who are not connected, and since when, as Unix timestamps"""
    absence_timeout: float
    """after which a computer player may stand in for a guest, and no rematch waits for them"""
    host_absence_timeout: float
    """after which another guest becomes the host"""

    def absence(self, guest: str, now: float) -> float:
        """Return for how long a guest has been disconnected; 0 if that is not known."""
        return max(0.0, now - self.absent_since.get(guest, now))

    def is_gone(self, guest: str, now: float) -> bool:
        return guest in self.absent_since and self.absence(guest, now) >= self.absence_timeout


UNKNOWN: Final = Presence(frozenset(), frozenset(), {}, math.inf, math.inf)
"""in a process in which nobody is connected to the room: nobody counts as absent"""
