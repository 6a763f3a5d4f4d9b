"""The server settings that concern rooms; their defaults are in `rapido.web.settings.settings`."""

from dataclasses import dataclass

from rapido.rooms.model.presence import Connected, Presence
from rapido.rooms.model.settings import Pace


@dataclass(frozen=True, slots=True)
class RoomOptions:
    """Times are in seconds."""

    bot_delay: float
    """before a computer player acts, at the normal pace"""
    bot_delay_quick: float
    bot_delay_calm: float
    stand_in_grace: float
    """after the turn limit, before a computer player stands in"""
    absence_timeout: float
    """after somebody was disconnected, before others may ask for a stand-in"""
    host_absence_timeout: float
    """after the host was disconnected, before another guest becomes the host"""
    reveal_timeout: float
    """after a game has begun, before commitments that are not opened are left out"""
    retry_interval: float
    """before a timer sends a command again that could not be stored"""
    recent_changes: int
    """of each room in memory, for clients that reconnect"""
    rooms_in_memory: int
    """above this number, rooms that are not in use are unloaded"""
    moves_per_game: int
    games_per_room: int
    entries_per_room: int
    """stored changes of a room; a game that is running then may be played to its end"""
    rank_delay: float = 2.0
    """by which each next process that serves a room waits longer before it acts"""
    poll_interval: float = 1.0
    """between comparisons with the store while the bus does not deliver"""
    full_poll_interval: float = 30.0
    """between comparisons of all loaded rooms, even if the bus seems to deliver"""

    def presence(self, told: Connected) -> Presence:
        return Presence(told, self.absence_timeout, self.host_absence_timeout)

    def delay(self, pace: Pace) -> float:
        """Return how long a computer player waits before it acts."""
        match pace:
            case Pace.QUICK:
                return self.bot_delay_quick
            case Pace.NORMAL:
                return self.bot_delay
            case Pace.CALM:
                return self.bot_delay_calm
