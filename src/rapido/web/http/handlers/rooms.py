"""Opening and deleting rooms."""

from typing import Final

from rapido.record import read_position
from rapido.rooms.model.errors import NoSuchRoom
from rapido.rooms.model.room import Room
from rapido.web.http.context import Context
from rapido.web.limits.networks import network_of
from rapido.web.operations.log import log_event, mask_address, room_fingerprint
from rapido.web.operations.network_hash import network_hash
from rapido.web.wire.http import CodeGiven, NewRoom, RoomOpened

DEFAULT_SEATS: Final = 2


async def open_room(context: Context, body: NewRoom) -> RoomOpened:
    services = context.services
    start = None if body.start is None else read_position(body.start)
    seats = body.seats or (DEFAULT_SEATS if start is None else start.players)
    room = await services.rooms.open_room(context.guest, seats, start)
    services.metrics.rooms.inc()
    log_event(
        "room opened",
        room=room_fingerprint(room.id),
        address=mask_address(context.address),
        network=network_hash(network_of(context.address)),
    )
    return RoomOpened(room.id)


async def delete_room(context: Context) -> None:
    room = await _own_room(context)
    await context.services.rooms.delete_room(room.id)
    context.services.hub.close_room(room.id)
    log_event("room deleted", room=room_fingerprint(room.id))


async def create_code(context: Context) -> CodeGiven:
    room = await _own_room(context)
    return CodeGiven(await context.services.knocks.code(room.id))


async def _own_room(context: Context) -> Room:
    room = await context.services.rooms.get(context.param("room"))
    if room.host != context.guest:
        raise NoSuchRoom("there is no such room")
    return room
