"""Retention: closes unused rooms, and deletes them some time later."""

from contextlib import suppress
from dataclasses import dataclass

from rapido.rooms.commands import Close
from rapido.rooms.decide import CLOCK
from rapido.rooms.ports import Clock, Store
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError


@dataclass(frozen=True, slots=True)
class Retention:
    """How long rooms are kept, in seconds."""

    idle: float
    """without use between games, until a room is closed"""
    abandoned: float
    """without use during a game, until a room is closed"""
    keep: float
    """after a room was closed, until it is deleted"""

    async def apply(self, service: RoomService, store: Store, clock: Clock) -> None:
        """Close and delete all rooms whose time has come."""
        now = clock.now()
        for room in await store.idle_rooms(now - self.idle, closed=False):
            if not service.has_subscribers(room):
                with suppress(RapidoError):  # the next run tries again
                    if await self._is_unused(room, service, store, now):
                        await service.execute(room, CLOCK, Close())
        for room in await store.idle_rooms(now - self.keep, closed=True):
            await service.delete_room(room)

    async def _is_unused(self, room: str, service: RoomService, store: Store, now: float) -> bool:
        if not (await service.get(room)).playing:
            return True
        entries = await store.load(room)
        return entries[-1].at < now - self.abandoned
