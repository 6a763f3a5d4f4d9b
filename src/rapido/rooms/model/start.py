"""How a game begins: who is first, and in which positions a room may begin."""

from rapido.rooms.model.errors import SeatsDiffer
from rapido.rooms.model.room import Room
from rapido.rooms.model.settings import Starter
from rapido.rules import BadPosition, FaultPart, FaultReason, GameOver, Phase, State


def first_seat(room: Room, chance: int) -> int:
    """Return the seat of the first player of the next game, to be taken modulo the seats."""
    if room.start is not None:
        return 0  # the seats are the players of the position, which says whose turn it is
    if room.settings.starter is Starter.RANDOM:
        return chance
    return room.games[-1].order[0] + 1 if room.games else room.settings.youngest


def check_start(start: State) -> None:
    """Refuse a position in which nobody can act."""
    if start.phase is Phase.OVER:
        raise GameOver("the game is over in this position")
    if start.phase is Phase.DICE:
        message = "a room cannot begin while dice are in the air"
        raise BadPosition(message, FaultReason.TURN_FORM, FaultPart.TURN)


def check_seats(start: State | None, seats: int) -> None:
    """Refuse a number of seats that differs from the players of the position, if there is one."""
    if start is not None and start.players != seats:
        raise SeatsDiffer(f"the position is for {start.players} players, not for {seats}")
