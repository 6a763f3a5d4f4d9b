"""Catching up: reads what others have stored, also when no message has told of it."""

import asyncio
from collections.abc import Container, Sequence
from typing import Final

from rapido.rooms.cache import RoomCache
from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.ports import Store
from rapido.rooms.publisher import CONFIRMATIONS, Publisher
from rapido.rooms.scheduler import Scheduler
from rapido.rules import RapidoError

CHUNK: Final = 500
"""rooms in one query"""
LOADS: Final = 8
"""rooms that are read at the same time"""


class CatchUp:
    """Compares loaded rooms with the store, and reads those that are behind."""

    def __init__(
        self, store: Store, cache: RoomCache, publisher: Publisher, scheduler: Scheduler
    ) -> None:
        self._store = store
        self._cache = cache
        self._publisher = publisher
        self.start_task = scheduler.start_task
        self._loads = asyncio.Semaphore(LOADS)

    def load(self, loaded: LoadedRoom, version: int) -> None:
        """Read a room up to a version that is stored, unless it arrives by other ways before."""
        if version <= loaded.announced:
            return
        reading, loaded.announced = bool(loaded.announced), version
        if not reading:
            self.start_task(self._load(loaded))

    async def _load(self, loaded: LoadedRoom) -> None:
        try:
            async with loaded.lock:
                while loaded.unloaded is None and loaded.room.version < loaded.announced:
                    async with self._loads:
                        if not await self._publisher.refresh(loaded):
                            break
        except RapidoError:
            self._publisher.unconfirmed[loaded.room.id] = CONFIRMATIONS  # so it is tried again
        finally:
            loaded.announced = 0

    async def compare_all(self) -> None:
        """Compare all loaded rooms with the store."""
        await self._compare(self._cache.loaded())

    async def compare_used(self) -> None:
        """Compare the rooms that somebody watches, or that have a timer."""
        await self._compare([loaded for loaded in self._cache.loaded() if loaded.in_use])

    async def compare_unconfirmed(self) -> None:
        """Compare the rooms for which something may be stored that nobody was told."""
        found = [self._cache.find(room) for room in self._publisher.unconfirmed]
        await self._compare([loaded for loaded in found if loaded is not None])

    async def _compare(self, rooms: Sequence[LoadedRoom]) -> None:
        """Ask the store about some rooms at a time."""
        for first in range(0, len(rooms), CHUNK):
            chunk = rooms[first : first + CHUNK]
            versions = {loaded.room.id: loaded.room.version for loaded in chunk}
            stored = await self._store.versions(versions.keys())
            for loaded in chunk:
                found = stored.get(loaded.room.id)
                self._publisher.drop_unless_stored(loaded, versions[loaded.room.id], found)
                if found is not None and found > loaded.room.version:
                    self.load(loaded, found)
        self._count_confirmations({loaded.room.id for loaded in rooms})

    def _count_confirmations(self, compared: Container[str]) -> None:
        unconfirmed = self._publisher.unconfirmed
        for room, left in list(unconfirmed.items()):
            if self._cache.find(room) is None or (left <= 1 and room in compared):
                del unconfirmed[room]
            elif room in compared:
                unconfirmed[room] = left - 1
