"""Opening and deleting rooms."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from rapido.record import read_position
from rapido.rooms.host import NoSuchRoom
from rapido.rooms.room import Room
from rapido.web.http.context import Context
from rapido.web.operations.log import half, note, room_name

DEFAULT_SEATS: Final = 2


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to open."""

    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    """number of seats; by default the number of players in `start`, or 2"""
    start: Annotated[str, Meta(max_length=200)] | None = None
    """position in which the first game begins; its players take the seats in order"""


class RoomOpened(Struct, frozen=True):
    """The new room; its link is `/r/ROOM`."""

    room: str
    """id of the room, which cannot be guessed"""


class CodeGiven(Struct, frozen=True):
    """A short code that somebody can read out."""

    code: str
    """six letters and digits, valid for 30 minutes; it replaces the one before"""


async def open_room(context: Context, body: NewRoom) -> RoomOpened:
    services = context.services
    start = None if body.start is None else read_position(body.start)
    seats = body.seats or (DEFAULT_SEATS if start is None else start.players)
    room = await services.host.open(context.guest, seats, start)
    services.metrics.rooms.inc()
    note("room opened", room=room_name(room.id), address=half(context.address))
    return RoomOpened(room.id)


async def delete_room(context: Context) -> None:
    room = await _own_room(context)
    await context.services.host.forget(room.id)
    context.services.hall.send_away(room.id)
    note("room deleted", room=room_name(room.id))


async def create_code(context: Context) -> CodeGiven:
    room = await _own_room(context)
    return CodeGiven(context.services.hall.knocks.code(room.id, room.host))


async def _own_room(context: Context) -> Room:
    room = await context.services.host.look(context.param("room"))
    if room.host != context.guest:
        raise NoSuchRoom("there is no such room")
    return room
