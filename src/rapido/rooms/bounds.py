"""How much a room may hold; what ends things is always possible."""

from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand, SeatCommand
from rapido.rooms.model.errors import GameTooLong, RoomFull
from rapido.rooms.model.room import Room
from rapido.rooms.options import RoomOptions


def check_bounds(
    room: Room, command: AnyCommand | ClockCommand | SeatCommand, options: RoomOptions
) -> None:
    """Refuse a command for which the game or the room has no place left.

    A game that has begun may be played to its end, even in a room that is full. So a room never
    has more than `entries_per_room` entries, those of one game, one for each who leaves, and a few
    for each time that somebody is disconnected for long.
    """
    if _has_room(room, options):
        return  # as nearly always: this is called for every move
    match command:
        case do.Throw() | do.Place():
            if room.playing and room.game and room.game.throws_and_places >= options.moves_per_game:
                raise GameTooLong(
                    f"a game has at most {options.moves_per_game} moves; the host can end it"
                )
        case do.Leave() | do.Abandon() | do.StandIn() | do.EndGame() | do.Close():
            return
        case do.RequestStandIn() | do.EndStandIn() | do.ReplaceHost():
            return
        case do.RevealWords() | do.EndReveal():  # the game has begun
            return
        case do.Begin() | do.ProposeRematch() | do.BeginRematch() if (
            len(room.games) >= options.games_per_room
        ):
            raise RoomFull(f"a room has at most {options.games_per_room} games; open a new one")
        case _:
            if room.version >= options.entries_per_room:
                raise RoomFull("this room is full; open a new one")


def _has_room(room: Room, options: RoomOptions) -> bool:
    return (
        room.version < options.entries_per_room
        and len(room.games) < options.games_per_room
        and (room.game is None or len(room.game.moves) < options.moves_per_game)
    )
