"""A rematch by agreement: who has agreed, and for whom it waits."""

from collections.abc import Iterator

from rapido.rooms.model.facts import AnyFact, RematchAgreed, RematchEnded, Returned, SeatKind
from rapido.rooms.model.permissions import (
    require_between_games,
    require_no_open_seats,
    require_seated,
)
from rapido.rooms.model.presence import Presence
from rapido.rooms.model.room import Room
from rapido.rules import NoGame


def undecided(room: Room) -> frozenset[str]:
    """Return the people who have not agreed yet.

    Those for whom a computer player stands in did not play to the end: nobody waits for them.
    """
    return frozenset(
        seat.guest
        for seat in room.seats
        if seat.kind is SeatKind.PERSON and not seat.away and seat.guest not in room.rematch
    )


def propose_rematch(room: Room, guest: str) -> Iterator[AnyFact]:
    require_between_games(room)
    require_seated(room, guest)
    if not room.games:
        raise NoGame("there was no game yet: the host begins the first one")
    require_no_open_seats(room)
    yield from (Returned(seat) for seat in room.seats_of(guest) if room.seats[seat].away)
    if guest not in room.rematch:
        yield RematchAgreed(guest)


def decline_rematch(room: Room, guest: str) -> Iterator[AnyFact]:
    require_between_games(room)
    require_seated(room, guest)
    if room.rematch:
        yield RematchEnded(guest)


def is_agreed(room: Room, presence: Presence, now: float, guest: str = "") -> bool:
    """Whether the rematch can begin, also with what this guest has just agreed to."""
    waiting = undecided(room) - {guest}
    return all(presence.is_gone(each, now) for each in waiting)
