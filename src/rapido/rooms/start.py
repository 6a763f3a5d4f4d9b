"""How a game begins: who is first, and in which positions a room may begin."""

from rapido.rooms.errors import SeatsDiffer
from rapido.rooms.facts import Starter
from rapido.rooms.room import Room
from rapido.rules import BadPosition, GameOver, Phase, State


def first_seat(room: Room, chance: int) -> int:
    """Say which seat is the first player of the next game, counted on beyond the last seat."""
    if room.start is not None:
        return 0  # the seats are the players of the position, which says whose turn it is
    if room.settings.starter is Starter.RANDOM:
        return chance
    return room.games[-1].order[0] + 1 if room.games else room.settings.youngest


def check_start(start: State) -> None:
    """Refuse a position in which nobody could act."""
    if start.phase is Phase.OVER:
        raise GameOver("the game is over in this position")
    if start.phase is Phase.DICE:
        raise BadPosition("a room cannot begin while dice are in the air")


def check_seats(start: State | None, seats: int) -> None:
    """Refuse another number of seats than the position has players, if there is one."""
    if start is not None and start.players != seats:
        raise SeatsDiffer(f"the position is for {start.players} players, not for {seats}")
