"""Retention: closes unused rooms, and deletes them some time later."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final

from rapido.rooms.model.commands import Close
from rapido.rooms.model.context import CLOCK
from rapido.rooms.ports import Clock, Store
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError

Watched = Callable[[Collection[str]], Awaitable[Collection[str]]]
"""tells which of some rooms are watched by somebody, in any process"""

SHORTEST_KEEP: Final = 86_400.0
"""seconds; finished games are never deleted sooner"""


@dataclass(frozen=True, slots=True)
class Retention:
    """How long rooms are kept, in seconds."""

    idle: float
    """without use between games, until a room is closed"""
    abandoned: float
    """without use during a game, until a room is closed"""
    keep: float
    """after a room was closed, until it is deleted"""
    report: Callable[[str, str], None] = lambda _change, _room: None
    """called with what was done, and the room"""

    def __post_init__(self) -> None:
        # Written so that nan is refused as well.
        if not (self.idle > 0 and self.abandoned > 0 and self.keep >= SHORTEST_KEEP):
            raise ValueError("rooms are kept for a day at least, and never closed at once")

    async def apply(
        self, service: RoomService, store: Store, clock: Clock, watched: Watched | None = None
    ) -> None:
        """Close and delete all rooms whose time has come.

        Two processes may do this at once: a room is closed once, and deleting it again does
        nothing.
        """
        now = clock.now()
        for room in await store.idle_rooms(now - self.keep, closed=True):
            await self._attempt("deleted", room, self._delete(room, service))
        abandoned = frozenset(await store.idle_rooms(now - self.abandoned, closed=False))
        idle = await store.idle_rooms(now - self.idle, closed=False)
        kept = await watched(idle) if watched is not None and idle else ()
        for room in idle:
            if room not in kept and not service.has_subscribers(room):
                await self._attempt("closed", room, self._close(room, abandoned, service))

    async def _attempt(self, change: str, room: str, work: Awaitable[bool]) -> None:
        """Do one thing, whatever happens to it: a damaged room must not keep the others."""
        try:
            if await work:
                self.report(change, room)
        except RapidoError:  # the next run tries again
            return

    async def _close(self, room: str, abandoned: frozenset[str], service: RoomService) -> bool:
        if room not in abandoned and (await service.get(room)).playing:
            return False
        await service.execute(room, CLOCK, Close())
        return True

    async def _delete(self, room: str, service: RoomService) -> bool:
        await service.delete_room(room)
        return True
