"""Who may let somebody into a room, and give a seat away."""

from collections.abc import Collection

from rapido.rooms.join_requests import Knock
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Room


def may_answer(
    room: Room, guest: str, knock: Knock, connected: Collection[str], seat: int | None = None
) -> bool:
    """Return whether a guest may answer a knock, and with it give away this seat of a person.

    That is up to the host; while the host is not connected, to everybody on a seat. The seat of
    somebody who is connected is nobody else's to give.
    """
    owner = seat_owner(room, seat if seat is not None else knock.wish and knock.wish.seat)
    if owner and guest == owner:
        return True
    if owner in connected or (guest == knock.guest and guest != room.host):
        return False
    if guest == room.host:
        return True
    return room.host not in connected and bool(room.seats_of(guest))


def seat_owner(room: Room, seat: int | None) -> str:
    """Return the guest who has a seat; empty if it is no person's."""
    if seat is None or not 0 <= seat < len(room.seats):
        return ""
    found = room.seats[seat]
    return found.guest if found.kind is SeatKind.PERSON else ""
