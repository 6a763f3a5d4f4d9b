"""Seats: who takes and frees them, who is let in or comes late, who goes on with another device."""

from collections.abc import Collection, Iterator
from itertools import chain, count
from typing import Final

from msgspec import UNSET
from msgspec.structs import asdict, replace

from rapido.foreign_text import name_key
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import (
    BadSetting,
    ColorTaken,
    DiceNotReady,
    NotHost,
    NotYourSeat,
    SeatTaken,
)
from rapido.rooms.model.facts import AnyFact, Configured, HostPassed, Reopened, SeatKind, SeatSet
from rapido.rooms.model.names import check_name
from rapido.rooms.model.permissions import (
    require_between_games,
    require_host,
    require_host_between_games,
    require_seat,
)
from rapido.rooms.model.room import Room
from rapido.rooms.model.words import check_line

NAME_LENGTH: Final = 20
"""characters; as long as a command allows"""


def change_hands(
    room: Room,
    command: do.Join | do.MoveSeat | do.TakeBack | do.SetLatecomers | do.Reopen,
    guest: str,
) -> Iterator[AnyFact]:
    match command:
        case do.Join():
            yield from _join(room, command, guest)
        case do.MoveSeat():
            yield from _move_seat(room, command, guest)
        case do.TakeBack():
            yield from _take_back(room, command, guest)
        case do.SetLatecomers():
            require_host(room, guest)
            yield Configured(**asdict(replace(room.settings, latecomers=command.allowed)))
        case do.Reopen():
            yield from _reopen(room, guest)


def sit(room: Room, command: do.Sit, guest: str) -> Iterator[AnyFact]:
    require_between_games(room)
    seat = require_seat(room, command.seat)
    if seat.kind is not SeatKind.OPEN and seat.guest != guest:
        raise SeatTaken(f"seat {command.seat} is taken")
    name = check_line(command.name.strip())
    check_name(name, (other.name for n, other in enumerate(room.seats) if n != command.seat))
    yield from _seated(room, command.seat, guest, name, command.color)


def stand(room: Room, command: do.Stand, guest: str) -> AnyFact:
    require_between_games(room)
    seat = require_seat(room, command.seat)
    if guest not in {seat.guest, room.host}:
        raise NotYourSeat(f"seat {command.seat} is not yours")
    return freed(room, command.seat)


def set_seat(room: Room, command: do.SetSeat, guest: str, bots: Collection[str]) -> AnyFact:
    require_host_between_games(room, guest)
    seat = require_seat(room, command.seat)
    if command.kind is SeatKind.PERSON:
        raise BadSetting("people take their seats themselves")
    if command.kind is SeatKind.OPEN:
        return freed(room, command.seat)
    if command.bot not in bots:
        raise BadSetting(f"there is no computer player {command.bot!r}")
    return SeatSet(command.seat, SeatKind.COMPUTER, color=seat.color, bot=command.bot)


def freed(room: Room, number: int) -> AnyFact:
    return SeatSet(number, SeatKind.OPEN, color=room.seats[number].color)


def _seated(room: Room, number: int, guest: str, name: str, color: int | None) -> Iterator[AnyFact]:
    """Seat a person; who has the color, unless it is a person, gets that of the seat."""
    seat = room.seats[number]
    color = seat.color if color is None else color
    for place, other in enumerate(room.seats):
        if place != number and other.color == color:
            if other.kind is SeatKind.PERSON:
                raise ColorTaken("another player has this color")
            yield SeatSet(place, other.kind, other.guest, other.name, seat.color, other.bot)
    yield SeatSet(number, SeatKind.PERSON, guest, name, color)


def _join(room: Room, command: do.Join, guest: str) -> Iterator[AnyFact]:
    """Seat a guest whom somebody has let in; a name or color that is taken is no obstacle."""
    if room.seats_of(guest):
        return
    number = _free_seat(room) if command.seat is None else command.seat
    if number is None:
        raise SeatTaken("no seat is free")
    seat = require_seat(room, number)
    if seat.kind is SeatKind.PERSON:
        raise SeatTaken(f"seat {number} is taken")
    if seat.kind is SeatKind.COMPUTER and not room.settings.latecomers:
        raise SeatTaken("nobody may take the seat of a computer player here")
    name = _free_name(room, check_line(command.name.strip()))
    # During a game everybody knows the pieces by their colors.
    taken = {each.color for each in room.seats if each.kind is SeatKind.PERSON}
    color = None if room.playing or command.color in taken else command.color
    yield from _seated(room, number, guest, name, color)


def _free_seat(room: Room) -> int | None:
    """Return the first open seat, or that of a computer player if latecomers may take it."""
    kinds = [SeatKind.OPEN, SeatKind.COMPUTER] if room.settings.latecomers else [SeatKind.OPEN]
    for kind in kinds:
        for number, seat in enumerate(room.seats):
            if seat.kind is kind:
                return number
    return None


def _move_seat(room: Room, command: do.MoveSeat, guest: str) -> Iterator[AnyFact]:
    """Move a seat to another device, whose guest has it from then on."""
    seat = require_seat(room, command.seat)
    if seat.kind is SeatKind.PERSON and seat.guest == guest:
        return
    if seat.kind is not SeatKind.PERSON or seat.guest != command.owner:
        raise NotYourSeat(f"seat {command.seat} has changed hands in the meantime")
    yield from _moved(room, command.seat, guest, former=seat.guest)


def _take_back(room: Room, command: do.TakeBack, guest: str) -> Iterator[AnyFact]:
    """Take a moved seat back; after that, it takes a new link to move it again."""
    seat = require_seat(room, command.seat)
    if seat.guest == guest:
        return
    if seat.former != guest:
        raise NotYourSeat(f"seat {command.seat} was not yours")
    yield from _moved(room, command.seat, guest, former="")


def _reopen(room: Room, guest: str) -> Iterator[AnyFact]:
    if not room.closed:
        return
    if guest != room.host and not room.seats_of(guest):
        raise NotHost("only its host and the people on its seats can open a room again")
    yield Reopened()


def _moved(room: Room, number: int, guest: str, *, former: str) -> Iterator[AnyFact]:
    seat, game = room.seats[number], room.game
    if game is not None and game.running and not game.ready:
        # Only the device that has committed to a word can open it.
        raise DiceNotReady("the dice are being mixed; a seat can be moved in a moment")
    owner = seat.guest
    yield SeatSet(number, seat.kind, guest, seat.name, seat.color, former=former or UNSET)
    if room.host == owner and len(room.seats_of(owner)) == 1:
        yield HostPassed(guest)


def _free_name(room: Room, name: str) -> str:
    """Return the name, with a number if somebody here has it."""
    check_name(name, ())
    taken = {name_key(seat.name) for seat in room.seats if seat.name}
    lengths = ((number, NAME_LENGTH - 1 - len(str(number))) for number in count(2))
    numbered = (f"{name[:length]} {number}" for number, length in lengths)
    return next(each for each in chain((name,), numbered) if name_key(each) not in taken)
