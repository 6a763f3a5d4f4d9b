"""Stores the changes of rooms, then publishes them; loads what other processes have stored."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from rapido.rooms.cache import RoomCache
from rapido.rooms.cluster.room_messages import AnyRoomMessage, RoomChanged
from rapido.rooms.cluster.topic import Topic
from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.model.errors import Conflict, KeyReused, NoSuchRoom, Unavailable
from rapido.rooms.model.evolve import Change
from rapido.rooms.ports import Entry, Store
from rapido.rooms.scheduler import Scheduler
from rapido.rules import RapidoError

CONFIRMATIONS: Final = 10
"""how often to look for something that may be stored: a commit can outlive its connection"""

_LOG: Final = logging.getLogger("rapido")


class Write(NamedTuple):
    """The changes of one command, and what is stored for them."""

    changes: Sequence[Change]
    entries: Sequence[Entry]
    secrets: Mapping[str, bytes]


class Publisher:
    """Stores before it publishes; the caller holds the lock of the room."""

    def __init__(
        self,
        store: Store,
        topic: Topic[AnyRoomMessage],
        cache: RoomCache,
        scheduler: Scheduler,
    ) -> None:
        self._store = store
        self._topic = topic
        self._cache = cache
        self._scheduler = scheduler
        self.epoch = 0
        """which database this is: a restored backup is another one"""
        self.unconfirmed: dict[str, int] = {}
        """rooms for which something may be stored that nobody was told, and how often to look"""

    async def commit(self, loaded: LoadedRoom, write: Write) -> bool:
        """Store and publish, or load what another process has stored first."""
        if loaded.unloaded is not None:
            raise loaded.unloaded
        try:
            await self._store.append(loaded.room.id, write.entries, write.secrets)
        except Conflict:
            if not await self.refresh(loaded):
                await self.require_stored(loaded)
                if write.entries[-1].key:
                    message = "this key was used long ago; every command needs its own"
                    raise KeyReused(message) from None
            return False
        except Unavailable:
            # It may be stored all the same. Whether or not the client asks again, all must see it.
            self.unconfirmed[loaded.room.id] = CONFIRMATIONS
            raise
        except asyncio.CancelledError:
            # The client is gone, but the write may still succeed and must then be published.
            self.unconfirmed[loaded.room.id] = CONFIRMATIONS
            self._scheduler.start_task(self._commit_again(loaded, write))
            raise
        if loaded.unloaded is not None:
            raise loaded.unloaded
        for change, entry in zip(write.changes, write.entries, strict=True):
            loaded.add(change, entry)
            self._notify(loaded, change)
        self._after_changes(loaded)
        self._topic.publish(RoomChanged(loaded.room.id, tuple(write.entries), self.epoch))
        return True

    async def _commit_again(self, loaded: LoadedRoom, write: Write) -> None:
        """Store what may already be stored; if it is, that is a conflict, and it is loaded."""
        async with loaded.lock:
            with suppress(RapidoError):
                if loaded.unloaded is None:
                    await self.commit(loaded, write)

    async def refresh(self, loaded: LoadedRoom) -> bool:
        """Load what other processes have stored; return whether there was anything."""
        entries = await self._store.load(loaded.room.id, loaded.room.version)
        if loaded.unloaded is not None:
            raise loaded.unloaded
        if entries:
            self.apply(loaded, entries)
            if self.unconfirmed.pop(loaded.room.id, 0):  # they may be our own
                self._topic.publish(RoomChanged(loaded.room.id, tuple(entries), self.epoch))
        return bool(entries)

    def apply(self, loaded: LoadedRoom, entries: Sequence[Entry]) -> None:
        """Apply entries that another process has stored."""
        try:
            loaded.load(entries, lambda change: self._notify(loaded, change))
        except Exception as error:
            # They do not follow what is in memory, which must then be from another database.
            self._cache.drop(loaded, Unavailable("the room must be loaded again; try again"))
            raise Unavailable(f"the entries of a room do not fit together: {error}") from error
        self._after_changes(loaded)

    async def require_stored(self, loaded: LoadedRoom) -> None:
        """Drop a room that is not stored as it is in memory, and raise the reason."""
        room, version = loaded.room.id, loaded.room.version
        self.drop_unless_stored(loaded, version, (await self._store.versions([room])).get(room))
        if loaded.unloaded is not None:
            raise loaded.unloaded

    def drop_unless_stored(self, loaded: LoadedRoom, version: int, stored: int | None) -> None:
        """Drop a room that was at a version before the store was asked for the last one."""
        if loaded.unloaded is None and stored is None:
            self._cache.drop(loaded, NoSuchRoom("there is no such room"))
        elif loaded.unloaded is None and stored is not None and stored < version:
            # What was stored for good is gone: this is an older copy of the database.
            self._cache.drop(loaded, Unavailable("the database was replaced; try again"))

    def _notify(self, loaded: LoadedRoom, change: Change) -> None:
        for subscriber in list(loaded.subscribers):
            try:
                subscriber(change)
            except Exception:  # noqa: BLE001 - one that fails must not stop the others
                _LOG.exception("a subscriber failed")

    def _after_changes(self, loaded: LoadedRoom) -> None:
        self._scheduler.schedule(loaded)
        if loaded.room.closed and not loaded.subscribers:
            self._cache.evict(loaded)


def entries_of(changes: Sequence[Change], at: float, key: str, digest: str) -> list[Entry]:
    last = changes[-1]
    end = Entry(last.room.version, at, last.by, key, last.fact, digest)
    if len(changes) == 1:  # as nearly always
        return [end]
    others = [Entry(change.room.version, at, change.by, "", change.fact) for change in changes[:-1]]
    return [*others, end]
