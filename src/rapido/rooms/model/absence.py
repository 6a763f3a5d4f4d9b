"""What others may do when somebody is disconnected, and what the one who is back gets back."""

from collections.abc import Iterator

from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import NoSuchSeat, NotAbsent, NotHost, TooEarly
from rapido.rooms.model.facts import AnyFact, HostPassed, Returned, SeatKind, StoodIn
from rapido.rooms.model.permissions import require_seat, require_seated, running_game
from rapido.rooms.model.presence import Presence
from rapido.rooms.model.room import Room


def request_stand_in(
    room: Room, command: do.RequestStandIn, guest: str, presence: Presence, now: float
) -> Iterator[AnyFact]:
    running_game(room)
    require_seated(room, guest)
    seat = require_seat(room, command.seat)
    if seat.kind is not SeatKind.PERSON:
        raise NoSuchSeat(f"no person sits on seat {command.seat}")
    if seat.away:
        return  # somebody else was faster
    if not presence.is_absent(seat.guest):
        raise NotAbsent(f"the player of seat {command.seat} is connected")
    if not presence.is_gone(seat.guest, now):
        raise TooEarly(
            f"the player of seat {command.seat} has been disconnected for"
            f" {presence.absence(seat.guest, now):.0f} s; a computer player may stand in after"
            f" {presence.absence_timeout:g} s"
        )
    for number in room.seats_of(seat.guest):  # whoever shares the device is gone as well
        if not room.seats[number].away:
            yield StoodIn(number, absent=True)


def stand_in(room: Room, command: do.StandIn, presence: Presence, now: float) -> Iterator[AnyFact]:
    seat = require_seat(room, command.seat)
    if room.acting_seat == command.seat and not seat.automated:
        yield StoodIn(command.seat, absent=presence.is_gone(seat.guest, now))


def end_stand_in(room: Room, command: do.EndStandIn) -> Iterator[AnyFact]:
    for number in room.seats_of(command.guest):
        if room.seats[number].returns:
            yield Returned(number)


def replace_host(
    room: Room, command: do.ReplaceHost, presence: Presence, now: float
) -> Iterator[AnyFact]:
    if room.host != command.host or not presence.is_host_gone(command.host, now):
        return
    if heir := next_host(room, presence):
        yield HostPassed(heir, absent=command.host)


def take_host(room: Room, guest: str) -> Iterator[AnyFact]:
    if guest == room.host:
        return
    if guest not in room.former_hosts:
        raise NotHost("only somebody who was the host before can take the room back")
    yield HostPassed(guest)


def next_host(room: Room, presence: Presence) -> str:
    """Return the next guest around the table who is connected; empty if there is nobody."""
    own = room.seats_of(room.host)
    first = own[0] + 1 if own else 0
    around = (*room.seats[first:], *room.seats[:first])
    people = [
        seat
        for seat in around
        if seat.kind is SeatKind.PERSON
        and seat.guest != room.host
        and seat.guest in presence.told.anywhere
    ]
    # Somebody who is connected but does not react is the last choice.
    return min(people, key=lambda seat: seat.away).guest if people else ""
