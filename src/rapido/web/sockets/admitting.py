"""Answering a knock: with a yes, the guest gets the seat that they asked for."""

from typing import Protocol

from rapido.rooms.join_requests import Knock
from rapido.rooms.model.commands import Join, MoveSeat, SeatCommand
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.room import Room
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError
from rapido.web.access.answering import seat_owner
from rapido.web.access.knocks import Knocks
from rapido.web.wire.messages import Admit


class Answering(Protocol):
    """A room, and who may answer those who knock at it."""

    room: str

    def may_answer(self, guest: str, knock: Knock, seat: int | None) -> bool: ...


async def answer_knock(
    service: RoomService, knocks: Knocks, channel: Answering, guest: str, message: Admit
) -> bool:
    """Answer if this guest may, and return whether; raise Unavailable if it cannot be stored.

    The seat comes first, so that whoever is admitted finds it. To do it twice does nothing.
    """
    room = await service.get(channel.room)
    knock = await knocks.find(message.knock)
    if knock is None or knock.room != channel.room or knock.answer is not None:
        return False
    if not channel.may_answer(guest, knock, message.seat):
        return False
    command = _command(room, knock, message) if message.yes else None
    if command is not None:
        await _seat(service, room.id, knock, command)
    await knocks.answer(room.id, knock.id, yes=message.yes)
    return True


async def _seat(service: RoomService, room: str, knock: Knock, command: SeatCommand) -> None:
    try:
        await service.execute(room, knock.guest, command, f"knock-{knock.id}")
    except Unavailable:
        raise
    except RapidoError:
        return  # there is no such seat any more: they may watch


def _command(room: Room, knock: Knock, message: Admit) -> SeatCommand | None:
    """Return what seats the guest; a person's seat only if the answer names it."""
    if owner := seat_owner(room, message.seat):
        assert message.seat is not None  # noqa: S101 - it has an owner
        return MoveSeat(message.seat, owner)
    if knock.wish is None or seat_owner(room, knock.wish.seat):
        return None
    return Join(knock.wish.seat, knock.name, knock.wish.color)
