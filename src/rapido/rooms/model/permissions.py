"""Who may see a room, and what must hold before a command is allowed."""

from rapido.rooms.model.errors import (
    GameRunning,
    NoSuchSeat,
    NotHost,
    NotSeated,
    SeatsOpen,
)
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Game, Room, Seat
from rapido.rules import NoGame


def may_see(room: Room, guest: str) -> bool:
    """Return whether a guest who has the link may see the room."""
    hosts = guest == room.host or guest in room.former_hosts
    seated = hosts or any(guest in {seat.guest, seat.former} for seat in room.seats)
    open_seat = not room.playing and any(seat.kind is SeatKind.OPEN for seat in room.seats)
    return seated or room.settings.spectators or open_seat


def require_host(room: Room, guest: str) -> None:
    if guest != room.host:
        raise NotHost("only the host can do this")


def require_between_games(room: Room) -> None:
    if room.playing:
        raise GameRunning("this can only be done between games")


def require_host_between_games(room: Room, guest: str) -> None:
    require_host(room, guest)
    require_between_games(room)


def require_seated(room: Room, guest: str) -> None:
    if not room.seats_of(guest):
        raise NotSeated("only people who sit at the table can do this")


def require_no_open_seats(room: Room) -> None:
    if any(seat.kind is SeatKind.OPEN for seat in room.seats):
        raise SeatsOpen("every seat needs a person or a computer player")


def require_seat(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.seats):
        raise NoSuchSeat(f"there is no seat {number}")
    return room.seats[number]


def running_game(room: Room) -> Game:
    if room.game is None or not room.game.running:
        raise NoGame("no game is running")
    return room.game
