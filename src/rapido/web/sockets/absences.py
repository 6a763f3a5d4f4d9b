"""Since when the people of a room are not connected."""

from collections.abc import Collection, Mapping

from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Room


class Absences:
    """The guests with seats, and the host, who are connected to no process.

    Nothing of it is stored: it begins when the first guest connects to a process, and other
    processes may know longer ago.
    """

    __slots__ = ("since",)

    def __init__(self) -> None:
        self.since: dict[str, float] = {}
        """Unix timestamps by the clock that all processes share"""

    def update(self, room: Room, connected: Collection[str], now: float) -> bool:
        """Take over who is expected and who is connected; return whether that changes anything."""
        expected = {seat.guest for seat in room.seats if seat.kind is SeatKind.PERSON}
        absent = (expected | {room.host}).difference(connected)
        if absent == self.since.keys():
            return False
        self.since = {guest: self.since.get(guest, now) for guest in sorted(absent)}
        return True

    def take_over(self, since: Mapping[str, float]) -> bool:
        """Take over what another process knows; return whether somebody was gone before."""
        earlier = {
            guest: since[guest]
            for guest, known in self.since.items()
            if since.get(guest, known) < known
        }
        self.since |= earlier
        return bool(earlier)
