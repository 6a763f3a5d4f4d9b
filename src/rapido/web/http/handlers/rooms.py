"""Opening and deleting rooms."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from rapido.record import read_position
from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.room import Room
from rapido.web.http.context import Context
from rapido.web.operations.log import log_event, mask_address, room_fingerprint

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
    """A short code that can be read aloud."""

    code: str
    """six letters and digits, valid for 30 minutes; it replaces the one before"""


async def open_room(context: Context, body: NewRoom) -> RoomOpened:
    services = context.services
    start = None if body.start is None else read_position(body.start)
    seats = body.seats or (DEFAULT_SEATS if start is None else start.players)
    room = await services.rooms.open_room(context.guest, seats, start)
    services.metrics.rooms.inc()
    address = mask_address(context.address)
    log_event("room opened", room=room_fingerprint(room.id), address=address)
    return RoomOpened(room.id)


async def delete_room(context: Context) -> None:
    room = await _own_room(context)
    await context.services.rooms.delete_room(room.id)
    context.services.hub.close_room(room.id)
    log_event("room deleted", room=room_fingerprint(room.id))


async def create_code(context: Context) -> CodeGiven:
    room = await _own_room(context)
    return CodeGiven(context.services.knocks.code(room.id, room.host))


async def _own_room(context: Context) -> Room:
    room = await context.services.rooms.get(context.param("room"))
    if room.host != context.guest:
        raise NoSuchRoom("there is no such room")
    return room
