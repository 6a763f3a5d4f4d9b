"""The room service: executes commands one at a time for each room, and publishes what is stored."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from typing import Final, NamedTuple

from rapido.fair import SECRET_BYTES, SealedDice, seal_of
from rapido.players import names
from rapido.record import write_position
from rapido.rooms.bounds import check_bounds
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.decide import Context, decide
from rapido.rooms.errors import Conflict, KeyReused, NoSuchRoom, Stale, Unavailable
from rapido.rooms.evolve import Change
from rapido.rooms.facts import Ended, Opened
from rapido.rooms.keys import digest_of
from rapido.rooms.loaded import LoadedRoom, Subscriber
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Bots, Bus, Clock, Entry, Store
from rapido.rooms.room import Room
from rapido.rooms.scheduler import Scheduler
from rapido.rooms.start import check_seats, check_start
from rapido.rules import RapidoError, State

_LOG: Final = logging.getLogger("rapido")

ATTEMPTS: Final = 8
"""how often to decide again after a conflict before a command is refused"""
LONG_ROOM: Final = 2000
"""entries of a room above which only a few are replayed at the same time"""
REPLAYS: Final = 2
"""how many: the threads take turns with the event loop, and short rooms must not wait for them"""


class _Write(NamedTuple):
    """The changes of one command, and what is stored for them."""

    changes: Sequence[Change]
    entries: Sequence[Entry]
    secrets: Mapping[str, bytes]


class RoomService:
    """Owns the rooms of this process: the only place where a room changes."""

    def __init__(
        self, store: Store, bus: Bus, clock: Clock, bots: Bots, options: RoomOptions
    ) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock
        self._options = options
        self._scheduler = Scheduler(clock, bots, options, self.execute)
        self._installed = frozenset(names())
        self._rooms: dict[str, LoadedRoom] = {}
        self._loading: dict[str, asyncio.Future[LoadedRoom | None]] = {}
        self._replaying = asyncio.Semaphore(REPLAYS)
        self._outdated: set[str] = set()
        """rooms that are being loaded from what is no longer stored, and must be loaded again"""
        self._published: dict[str, int] = {}
        """versions that were published while their room was being loaded"""
        self.on_damaged_room: Callable[[str, Exception], None] = lambda _room, _error: None
        """called with a room whose entries make no sense; it is unavailable, the others are not"""
        self._databases = 1
        """how many there have been: a restored backup is another one"""
        self.on_unload: Callable[[str, RapidoError], None] = lambda _room, _reason: None
        """called when a room that has subscribers was deleted or must be loaded again"""
        bus.subscribe(self._on_published)

    async def open_room(self, guest: str, seats: int, start: State | None = None) -> Room:
        """Open a room with this guest as its host; its first game may begin in a position."""
        if start is not None:
            check_start(start)
            check_seats(start, seats)
        position = "" if start is None else write_position(start)
        room, game, secret = new_id(), new_id(), secrets.token_bytes(SECRET_BYTES)
        fact = Opened(guest, seats, game, seal_of(secret).hex(), position)
        entry = Entry(1, self._clock.now(), guest, "", fact)
        database = self._databases
        await self._store.append(room, [entry], {game: secret})
        if database != self._databases:
            raise Unavailable("the database was replaced; try again")
        loaded = self._build(room, [entry])
        self._keep(loaded)
        return loaded.room

    async def get(self, room: str) -> Room:
        return (await self._get_loaded(room)).room

    def subscribe(self, room: str, subscriber: Subscriber, seen: int) -> tuple[Room, list[Change]]:
        """Call back on every change from now on; return the room, and the changes since `seen`.

        The list is empty if those are no longer in memory. Call this right after `get`, without
        an await between, so that the room is loaded.
        """
        loaded = self._rooms.get(room)
        if loaded is None:
            raise NoSuchRoom("there is no such room")
        loaded.subscribers.add(subscriber)
        self._scheduler.schedule(loaded)
        return loaded.room, loaded.since(seen) or []

    def unsubscribe(self, room: str, subscriber: Subscriber) -> None:
        if loaded := self._rooms.get(room):
            loaded.subscribers.discard(subscriber)
            self._scheduler.schedule(loaded)

    def has_subscribers(self, room: str) -> bool:
        return room in self._rooms and bool(self._rooms[room].subscribers)

    async def execute(
        self,
        room: str,
        guest: str,
        command: AnyCommand | ClockCommand,
        key: str = "",
        seen: int | None = None,
    ) -> int:
        """Execute a command, and return the version it led to once that is stored.

        The same command of the same guest with the same key gives the same answer and does nothing.
        """
        while True:
            loaded = await self._get_loaded(room)
            async with loaded.lock:
                if loaded.unloaded is None:  # otherwise decide on what is stored now
                    return await self._execute(loaded, guest, command, key, seen)

    async def _execute(
        self,
        loaded: LoadedRoom,
        guest: str,
        command: AnyCommand | ClockCommand,
        key: str,
        seen: int | None,
    ) -> int:
        digest = digest_of(command) if key else ""
        for _ in range(ATTEMPTS):
            done = loaded.executed.version_of(guest, key, digest)
            if done is not None:
                return done
            context, secret = await self._context(loaded)
            now = self._clock.now()
            try:
                if seen is not None and seen != loaded.room.version:
                    raise Stale(f"the room is at version {loaded.room.version}, not {seen}")
                check_bounds(loaded.room, command, self._options)
                changes = decide(loaded.room, command, guest, context, now)
            except RapidoError:
                # Another process may have changed the room: refuse only if it is up to date.
                if await self._refresh(loaded):
                    continue
                raise
            if not changes:
                return loaded.room.version
            ended = any(isinstance(change.fact, Ended) for change in changes)
            write = _Write(
                changes,
                _entries(changes, now, key, digest),
                {context.next_game: secret} if ended else {},
            )
            if await self._commit(loaded, write):
                return changes[-1].room.version
        raise Stale("the room keeps changing; try again")

    async def _commit(self, loaded: LoadedRoom, write: _Write) -> bool:
        """Store and publish, or load what another process has stored first."""
        if loaded.unloaded is not None:
            raise loaded.unloaded
        try:
            await self._store.append(loaded.room.id, write.entries, write.secrets)
        except Conflict:
            if not await self._refresh(loaded):
                await self._require_stored(loaded)
                if write.entries[-1].key:
                    message = "this key was used long ago; every command needs its own"
                    raise KeyReused(message) from None
            return False
        except asyncio.CancelledError:
            # The client is gone, but the write may still succeed and must then be published.
            self._scheduler.start_task(self._commit_again(loaded, write))
            raise
        if loaded.unloaded is not None:
            raise loaded.unloaded
        for change, entry in zip(write.changes, write.entries, strict=True):
            loaded.add(change, entry)
            self._notify(loaded, change)
        self._after_changes(loaded)
        with suppress(Exception):  # the bus is only a hint: the change is stored
            await self._bus.publish(loaded.room.id, loaded.room.version)
        return True

    async def _commit_again(self, loaded: LoadedRoom, write: _Write) -> None:
        """Store what may already be stored; if it is, that is a conflict, and it is loaded."""
        async with loaded.lock:
            with suppress(RapidoError):
                if loaded.unloaded is None:
                    await self._commit(loaded, write)

    async def _refresh(self, loaded: LoadedRoom) -> bool:
        """Load what other processes have stored; return whether there was anything."""
        entries = await self._store.load(loaded.room.id, loaded.room.version)
        if loaded.unloaded is not None:
            raise loaded.unloaded
        loaded.load(entries, lambda change: self._notify(loaded, change))
        if entries:
            self._after_changes(loaded)
        return bool(entries)

    async def _require_stored(self, loaded: LoadedRoom) -> None:
        """Drop a room that was deleted, also by another process."""
        if not await self._store.load(loaded.room.id, loaded.room.version - 1):
            self._drop(loaded, NoSuchRoom("there is no such room"))
        if loaded.unloaded is not None:
            raise loaded.unloaded

    def _notify(self, loaded: LoadedRoom, change: Change) -> None:
        for subscriber in list(loaded.subscribers):
            try:
                subscriber(change)
            except Exception:  # noqa: BLE001 - one that fails must not stop the others
                _LOG.exception("a subscriber failed")

    def _after_changes(self, loaded: LoadedRoom) -> None:
        self._scheduler.schedule(loaded)
        if loaded.room.closed and not loaded.subscribers:
            self._evict(loaded)

    async def _context(self, loaded: LoadedRoom) -> tuple[Context, bytes]:
        if loaded.context is None:
            dice, game = None, loaded.room.game
            if game is not None and game.running:
                secret = await self._store.secret(game.id)
                if secret is None:
                    await self._require_stored(loaded)
                    raise Unavailable("the dice of this game are not stored")
                dice = SealedDice.mixed(secret, game.seats)
            next_secret = secrets.token_bytes(SECRET_BYTES)
            context = Context(
                bots=self._installed,
                dice=dice,
                chance=secrets.randbelow(720_720),
                next_game=new_id(),
                next_seal=seal_of(next_secret).hex(),
            )
            loaded.context = context, next_secret
        return loaded.context

    async def _get_loaded(self, room: str) -> LoadedRoom:
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

    async def _load(self, room: str) -> LoadedRoom | None:
        try:
            loaded = await self._replay(room)
            while room in self._outdated:
                self._outdated.discard(room)
                loaded = await self._replay(room)
        finally:
            del self._loading[room]
            self._outdated.discard(room)
            published = self._published.pop(room, 0)
        if loaded is not None:
            self._keep(loaded)
            self._on_published(room, published)
        return loaded

    async def _replay(self, room: str) -> LoadedRoom | None:
        """Compute a room from its entries in a thread: thousands of moves take a while."""
        entries = await self._store.load(room)
        if not entries:
            return None
        async with self._replaying if len(entries) > LONG_ROOM else nullcontext():
            return await asyncio.to_thread(self._build, room, entries)

    def _keep(self, loaded: LoadedRoom) -> None:
        if len(self._rooms) >= self._options.rooms_in_memory:
            for each in [each for each in self._rooms.values() if not each.in_use]:
                self._evict(each)
        self._rooms[loaded.room.id] = loaded

    def _build(self, room: str, entries: Sequence[Entry]) -> LoadedRoom:
        loaded = LoadedRoom(Room(room), deque(maxlen=self._options.recent_changes))
        try:
            loaded.load(entries)
        except Exception as error:  # whatever impossible facts lead to
            self.on_damaged_room(room, error)
            raise Unavailable(f"the entries of a room do not fit together: {error}") from error
        return loaded

    def _on_published(self, room: str, version: int) -> None:
        """Load what is new in a room that this or another process has changed."""
        loaded = self._rooms.get(room)
        if loaded is not None and loaded.room.version < version:
            self._scheduler.start_task(self._catch_up(loaded))
        elif loaded is None and room in self._loading:
            self._published[room] = max(version, self._published.get(room, 0))

    async def _catch_up(self, loaded: LoadedRoom) -> None:
        async with loaded.lock:
            with suppress(RapidoError):
                await self._refresh(loaded)

    async def delete_room(self, room: str) -> None:
        """Delete a room; who is in it, or is just entering, is told that it does not exist."""
        await asyncio.shield(self._delete(room))  # a client that gives up must not leave half of it

    async def _delete(self, room: str) -> None:
        await self._store.delete_room(room)
        self._forget(room, NoSuchRoom("there is no such room"))

    def unload_rooms(self) -> None:
        """Drop all rooms from memory, as another database holds them now.

        Rooms that are just being loaded are loaded again, and commands that are just being stored
        are refused.
        """
        self._databases += 1
        for room in [*self._rooms, *self._loading]:
            self._forget(room, Unavailable("the database was replaced; try again"))

    def _forget(self, room: str, reason: RapidoError) -> None:
        """Drop a room that is no longer what is stored, from memory and from loads in flight."""
        if room in self._loading:
            self._outdated.add(room)
        if loaded := self._rooms.get(room):
            self._drop(loaded, reason)

    def _drop(self, loaded: LoadedRoom, reason: RapidoError) -> None:
        self._evict(loaded, reason)
        if loaded.subscribers:
            self.on_unload(loaded.room.id, reason)

    def _evict(self, loaded: LoadedRoom, reason: RapidoError | None = None) -> None:
        loaded.unloaded = reason or Unavailable("the room was unloaded; try again")
        self._scheduler.cancel(loaded)
        self._rooms.pop(loaded.room.id, None)

    async def close(self) -> None:
        """Cancel all timers and tasks; what is not stored is lost."""
        for loaded in list(self._rooms.values()):
            self._evict(loaded)
        await self._scheduler.close()


def _entries(changes: Sequence[Change], at: float, key: str, digest: str) -> list[Entry]:
    *others, last = changes
    return [
        *(Entry(change.room.version, at, change.by, "", change.fact) for change in others),
        Entry(last.room.version, at, last.by, key, last.fact, digest),
    ]


def new_id() -> str:
    """Return 128 random bits as text."""
    return secrets.token_urlsafe(16)
