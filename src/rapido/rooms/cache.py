"""The rooms in memory: loaded when they are needed, evicted when they are not in use."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Final

from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.model.errors import NoSuchRoom, Unavailable
from rapido.rooms.model.room import Room
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Entry, Store
from rapido.rules import RapidoError

LONG_ROOM: Final = 2000
"""entries of a room above which only a few are replayed at the same time"""
REPLAYS: Final = 2
"""how many: the threads take turns with the event loop, and short rooms must not wait for them"""


class RoomCache:
    """At most one `LoadedRoom` for each room of this process."""

    def __init__(
        self,
        store: Store,
        options: RoomOptions,
        *,
        on_evict: Callable[[LoadedRoom], None],
    ) -> None:
        self._store = store
        self._options = options
        self._on_evict = on_evict
        self.on_missed: Callable[[LoadedRoom, int], None] = lambda _loaded, _version: None
        self.on_damaged: Callable[[str, Exception], None] = lambda _room, _error: None
        self.on_drop: Callable[[str, RapidoError], None] = lambda _room, _reason: None
        self._rooms: dict[str, LoadedRoom] = {}
        self._loading: dict[str, asyncio.Future[LoadedRoom | None]] = {}
        self._replaying = asyncio.Semaphore(REPLAYS)
        self._outdated: set[str] = set()
        """rooms that are being loaded from what is no longer stored, and must be loaded again"""
        self._announced: dict[str, int] = {}
        """versions that were announced while their room was being loaded"""

    def find(self, room: str) -> LoadedRoom | None:
        """Return a room if it is in memory."""
        return self._rooms.get(room)

    def loaded(self) -> list[LoadedRoom]:
        """Return the rooms that are in memory."""
        return list(self._rooms.values())

    def names(self) -> set[str]:
        """Return the rooms that are in memory or being loaded."""
        return self._rooms.keys() | self._loading.keys()

    async def get(self, room: str) -> LoadedRoom:
        """Return a room, loaded if necessary; raise NoSuchRoom if there is none."""
        while True:
            if loaded := self._rooms.get(room):
                return loaded
            loading = self._loading.get(room)
            if loading is None:
                loading = self._loading[room] = asyncio.ensure_future(self._load(room))
            found = await asyncio.shield(loading)  # others may be waiting for it as well
            if found is None:
                raise NoSuchRoom("there is no such room")
            if found.unloaded is None:
                return found

    def add_new(self, room: str, entry: Entry) -> LoadedRoom:
        """Add a room that was just opened."""
        loaded = self._build(room, [entry])
        self._keep(loaded)
        return loaded

    def announce(self, room: str, version: int) -> None:
        """Report a version that another process has stored, now or when the room is loaded."""
        loaded = self._rooms.get(room)
        if loaded is not None and loaded.room.version < version:
            self.on_missed(loaded, version)
        elif loaded is None and room in self._loading:
            self._announced[room] = max(version, self._announced.get(room, 0))

    def forget(self, room: str, reason: RapidoError) -> None:
        """Drop a room that is no longer what is stored, from memory and from loads in flight."""
        if room in self._loading:
            self._outdated.add(room)
        if loaded := self._rooms.get(room):
            self.drop(loaded, reason)

    def drop(self, loaded: LoadedRoom, reason: RapidoError) -> None:
        """Drop a room, and tell those who have subscribed to it."""
        self.evict(loaded, reason)
        if loaded.subscribers:
            self.on_drop(loaded.room.id, reason)

    def evict(self, loaded: LoadedRoom, reason: RapidoError | None = None) -> None:
        """Drop a room from memory; commands that are being stored fail for this reason."""
        loaded.unloaded = reason or Unavailable("the room was unloaded; try again")
        self._rooms.pop(loaded.room.id, None)
        self._on_evict(loaded)

    async def _load(self, room: str) -> LoadedRoom | None:
        try:
            loaded = await self._replay(room)
            while room in self._outdated:
                self._outdated.discard(room)
                loaded = await self._replay(room)
        finally:
            del self._loading[room]
            self._outdated.discard(room)
            announced = self._announced.pop(room, 0)
        if loaded is not None:
            self._keep(loaded)
            self.announce(room, announced)
        return loaded

    async def _replay(self, room: str) -> LoadedRoom | None:
        """Compute a room from its entries in a thread: thousands of moves take a while."""
        entries = await self._store.load(room)
        if not entries:
            return None
        try:
            async with self._replaying if len(entries) > LONG_ROOM else nullcontext():
                return await asyncio.to_thread(self._build, room, entries)
        except Exception as error:  # whatever impossible facts lead to
            self.on_damaged(room, error)
            raise Unavailable(f"the entries of a room do not fit together: {error}") from error

    def _build(self, room: str, entries: Sequence[Entry]) -> LoadedRoom:
        loaded = LoadedRoom(Room(room), deque(maxlen=self._options.recent_changes))
        loaded.load(entries)
        return loaded

    def _keep(self, loaded: LoadedRoom) -> None:
        if len(self._rooms) >= self._options.rooms_in_memory:
            for each in [each for each in self._rooms.values() if not each.in_use]:
                self.evict(each)
        self._rooms[loaded.room.id] = loaded
