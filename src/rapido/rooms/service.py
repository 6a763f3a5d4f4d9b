"""The room service: executes commands one at a time for each room, and publishes what is stored."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from rapido.fair import SECRET_BYTES, SealedDice, seal_of
from rapido.players import names
from rapido.record import write_position
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.decide import Context, decide
from rapido.rooms.errors import Conflict, NoSuchRoom, Stale
from rapido.rooms.evolve import Change
from rapido.rooms.facts import Ended, Opened
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
        self._published: dict[str, int] = {}
        """versions that were published while their room was being loaded"""
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
        await self._store.append(room, [entry], {game: secret})
        loaded = self._rooms[room] = self._build(room, [entry])
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
        if loaded.cancel_timer is None:
            self._scheduler.schedule(loaded)
        return loaded.room, loaded.since(seen) or []

    def unsubscribe(self, room: str, subscriber: Subscriber) -> None:
        if loaded := self._rooms.get(room):
            loaded.subscribers.discard(subscriber)

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

        A key that was used before gives the same answer and does nothing.
        """
        loaded = await self._get_loaded(room)
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                if key in loaded.executed:
                    return loaded.executed[key]
                context, secret = await self._context(loaded)
                now = self._clock.now()
                try:
                    if seen is not None and seen != loaded.room.version:
                        raise Stale(f"the room is at version {loaded.room.version}, not {seen}")
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
                    _entries(changes, now, key),
                    {context.next_game: secret} if ended else {},
                )
                if await self._commit(loaded, write):
                    return changes[-1].room.version
        raise Stale("the room keeps changing; try again")

    async def _commit(self, loaded: LoadedRoom, write: _Write) -> bool:
        """Store and publish, or load what another process has stored first."""
        try:
            await self._store.append(loaded.room.id, write.entries, write.secrets)
        except Conflict:
            await self._refresh(loaded)
            return False
        except asyncio.CancelledError:
            # The client is gone, but the write may still succeed and must then be published.
            self._scheduler.start_task(self._commit_again(loaded, write))
            raise
        for change, entry in zip(write.changes, write.entries, strict=True):
            loaded.add(change, entry.key)
        self._notify(loaded, write.changes)
        with suppress(Exception):  # the bus is only a hint: the change is stored
            await self._bus.publish(loaded.room.id, loaded.room.version)
        return True

    async def _commit_again(self, loaded: LoadedRoom, write: _Write) -> None:
        """Store what may already be stored; if it is, that is a conflict, and it is loaded."""
        async with loaded.lock:
            with suppress(RapidoError):
                await self._commit(loaded, write)

    async def _refresh(self, loaded: LoadedRoom) -> bool:
        """Load what other processes have stored; return whether there was anything."""
        entries = await self._store.load(loaded.room.id, loaded.room.version)
        self._notify(loaded, loaded.load(entries))
        return bool(entries)

    def _notify(self, loaded: LoadedRoom, changes: Sequence[Change]) -> None:
        for change in changes:
            for subscriber in list(loaded.subscribers):
                try:
                    subscriber(change)
                except Exception:  # noqa: BLE001 - one that fails must not stop the others
                    _LOG.exception("a subscriber failed")
        self._scheduler.schedule(loaded)
        if loaded.room.closed and not loaded.subscribers:
            self._rooms.pop(loaded.room.id, None)

    async def _context(self, loaded: LoadedRoom) -> tuple[Context, bytes]:
        if loaded.context is None:
            dice, game = None, loaded.room.game
            if game is not None and game.running:
                secret = await self._store.secret(game.id)
                if secret is not None:
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
        if loaded := self._rooms.get(room):
            return loaded
        loading = self._loading.get(room)
        if loading is None:
            loading = self._loading[room] = asyncio.ensure_future(self._load(room))
            loading.add_done_callback(lambda _: self._loading.pop(room, None))
        found = await asyncio.shield(loading)  # others may be waiting for it as well
        if found is None:
            raise NoSuchRoom("there is no such room")
        return found

    async def _load(self, room: str) -> LoadedRoom | None:
        entries = await self._store.load(room)
        if not entries:
            return None
        if len(self._rooms) >= self._options.rooms_in_memory:
            self._rooms = {name: each for name, each in self._rooms.items() if each.in_use}
        loaded = self._rooms[room] = self._build(room, entries)
        self._on_published(room, self._published.pop(room, 0))
        return loaded

    def _build(self, room: str, entries: Sequence[Entry]) -> LoadedRoom:
        loaded = LoadedRoom(Room(room), deque(maxlen=self._options.recent_changes))
        loaded.load(entries)
        return loaded

    def _on_published(self, room: str, version: int) -> None:
        """Load what is new in a room that this or another process has changed."""
        loaded = self._rooms.get(room)
        if loaded is not None and loaded.room.version < version:
            self._scheduler.start_task(self._catch_up(loaded))
        elif loaded is None and room in self._loading:
            self._published[room] = version

    async def _catch_up(self, loaded: LoadedRoom) -> None:
        async with loaded.lock:
            await self._refresh(loaded)

    async def delete_room(self, room: str) -> None:
        if loaded := self._rooms.pop(room, None):
            self._scheduler.cancel(loaded)
        await self._store.delete_room(room)

    def unload_rooms(self) -> None:
        """Drop all rooms from memory; they are loaded again on demand."""
        for loaded in self._rooms.values():
            self._scheduler.cancel(loaded)
        self._rooms.clear()

    async def close(self) -> None:
        """Cancel all timers and tasks; what is not stored is lost."""
        self.unload_rooms()
        await self._scheduler.close()


def _entries(changes: Sequence[Change], at: float, key: str) -> list[Entry]:
    return [
        Entry(change.room.version, at, change.by, key if change is changes[-1] else "", change.fact)
        for change in changes
    ]


def new_id() -> str:
    """Return 128 random bits as text."""
    return secrets.token_urlsafe(16)
