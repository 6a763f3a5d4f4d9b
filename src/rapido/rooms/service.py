"""The room service: executes commands one at a time for each room, and publishes what is stored."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rapido.fair import SECRET_BYTES, seal_of
from rapido.record import write_position
from rapido.rooms.bounds import check_bounds
from rapido.rooms.cache import RoomCache
from rapido.rooms.cluster.catch_up import CatchUp
from rapido.rooms.cluster.polling import Polling
from rapido.rooms.cluster.room_messages import (
    AnyRoomMessage,
    DatabaseReplaced,
    RoomChanged,
    RoomDeleted,
    room_topic,
)
from rapido.rooms.draw import Draw, new_id
from rapido.rooms.keys import digest_of
from rapido.rooms.loaded import LoadedRoom, Subscriber
from rapido.rooms.model.commands import AnyCommand, ClockCommand, SeatCommand, SetSeat
from rapido.rooms.model.decide import decide
from rapido.rooms.model.errors import BadSetting, NoSuchRoom, Stale, Unavailable
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.facts import Ended, Opened
from rapido.rooms.model.presence import Connected
from rapido.rooms.model.room import Room
from rapido.rooms.model.start import check_seats, check_start
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Bots, Bus, Clock, Entry, Store
from rapido.rooms.publisher import CONFIRMATIONS, Publisher, Write, entries_of
from rapido.rooms.scheduler import Rank, Scheduler
from rapido.rules import RapidoError, State

ATTEMPTS: Final = 8
"""how often to decide again after a conflict before a command is refused"""


class RoomService:
    """Owns the rooms of this process: the only place where a room changes."""

    def __init__(
        self, store: Store, bus: Bus, clock: Clock, bots: Bots, options: RoomOptions
    ) -> None:
        self._store = store
        self._clock = clock
        self._options = options
        self._bots = bots
        self._scheduler = Scheduler(clock, bots, options, self.execute)
        self._scheduler.attendance.is_certain = lambda: bus.connected
        self._cache = RoomCache(store, options, on_evict=self._scheduler.cancel)
        self._topic = room_topic(bus)
        self._publisher = Publisher(store, self._topic, self._cache, self._scheduler)
        self._draw = Draw(store, self._publisher.require_stored)
        catch_up = CatchUp(store, self._cache, self._publisher, self._scheduler)
        self._cache.on_missed = catch_up.load
        self.polling = Polling(store, bus, clock, options, catch_up)
        self._databases = 1
        """how many there have been: a restored backup is another one"""
        self._topic.subscribe(self._receive)

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
        return self._cache.add_new(room, entry).room

    async def get(self, room: str, seen: int = 0) -> Room:
        """Return a room, and not an older version than somebody has seen in another process."""
        while True:
            loaded = await self._cache.get(room)
            if loaded.room.version >= seen:
                return loaded.room
            async with loaded.lock:
                if loaded.unloaded is None and loaded.room.version < seen:
                    await self._publisher.refresh(loaded)
            if loaded.unloaded is None:  # or else it is loaded again
                return loaded.room

    def subscribe(self, room: str, subscriber: Subscriber, seen: int) -> tuple[Room, list[Change]]:
        """Call back on every change from now on; return the room, and the changes since `seen`.

        The list is empty if those are no longer in memory. Call this right after `get`, without
        an await between, so that the room is loaded.
        """
        loaded = self._cache.find(room)
        if loaded is None:
            raise NoSuchRoom("there is no such room")
        loaded.subscribers.add(subscriber)
        self._scheduler.schedule(loaded)
        return loaded.room, loaded.since(seen) or []

    def unsubscribe(self, room: str, subscriber: Subscriber) -> None:
        if loaded := self._cache.find(room):
            loaded.subscribers.discard(subscriber)
            self._scheduler.schedule(loaded)

    def update_presence(self, room: str, told: Connected) -> None:
        """Take over who is connected to a room that has subscribers, or that nobody is."""
        if loaded := self._cache.find(room):
            loaded.presence = self._options.presence(told)
            self._scheduler.schedule(loaded)

    def has_subscribers(self, room: str) -> bool:
        loaded = self._cache.find(room)
        return loaded is not None and bool(loaded.subscribers)

    @property
    def rooms_loaded(self) -> int:
        """How many rooms are in memory."""
        return len(self._cache.names())

    async def execute(
        self,
        room: str,
        guest: str,
        command: AnyCommand | ClockCommand | SeatCommand,
        key: str = "",
        seen: int | None = None,
    ) -> int:
        """Execute a command, and return the version it led to once that is stored.

        The same command of the same guest with the same key gives the same answer and does nothing.
        """
        if isinstance(command, SetSeat) and (why := await self._bots.why_unusable(command.bot)):
            raise BadSetting(why)
        while True:
            loaded = self._cache.find(room) or await self._cache.get(room)
            await loaded.lock.acquire()  # `async with` would take two more coroutines
            try:
                if loaded.unloaded is None:  # otherwise decide on what is stored now
                    return await self._execute(loaded, guest, command, key, seen)
            finally:
                loaded.lock.release()

    async def _execute(
        self,
        loaded: LoadedRoom,
        guest: str,
        command: AnyCommand | ClockCommand | SeatCommand,
        key: str,
        seen: int | None,
    ) -> int:
        digest = digest_of(command) if key else ""
        for _ in range(ATTEMPTS):
            done = loaded.executed.version_of(guest, key, digest)
            if done is not None:
                return done
            context, secret = loaded.context or await self._draw(loaded)
            now = self._clock.now()
            try:
                if seen is not None and seen != loaded.room.version:
                    raise Stale(f"the room is at version {loaded.room.version}, not {seen}")
                check_bounds(loaded.room, command, self._options)
                changes = decide(loaded.room, command, guest, context, now, loaded.presence)
            except RapidoError:
                # Another process may have changed the room: refuse only if it is up to date.
                if await self._publisher.refresh(loaded):
                    continue
                raise
            if not changes:
                # Sent before, it may have done something in another process: that is the answer.
                if await self._publisher.refresh(loaded):
                    continue
                return loaded.room.version
            ended = any(isinstance(change.fact, Ended) for change in changes)
            write = Write(
                changes,
                entries_of(changes, now, key, digest),
                {context.next_game: secret} if ended else {},
            )
            if await self._publisher.commit(loaded, write):
                if ended:
                    loaded.drawn = context.next_game, secret
                return changes[-1].room.version
        raise Stale("the room keeps changing; try again")

    def _receive(self, message: AnyRoomMessage) -> None:
        """Take over what another process has done."""
        match message:
            case RoomChanged(room, entries, epoch):
                if epoch != self._publisher.epoch:
                    return  # of a database that is no longer served, or not yet
                loaded = self._cache.find(room)
                if loaded is not None and loaded.is_followed_by(entries):
                    with suppress(RapidoError):
                        self._publisher.apply(loaded, entries)
                elif entries:
                    self._cache.announce(room, entries[-1].version)
            case RoomDeleted(room):
                self._cache.forget(room, NoSuchRoom("there is no such room"))
            case DatabaseReplaced():
                self.unload_rooms()

    async def delete_room(self, room: str) -> None:
        """Delete a room; who is in it, or is just entering, is told that it does not exist."""
        await asyncio.shield(self._delete(room))  # a client that gives up must not leave half of it

    async def _delete(self, room: str) -> None:
        try:
            await self._store.delete_room(room)
        except Unavailable:
            self._publisher.unconfirmed[room] = CONFIRMATIONS  # it may be deleted all the same
            raise
        self._cache.forget(room, NoSuchRoom("there is no such room"))
        self._topic.publish(RoomDeleted(room))

    def on_unload(self, callback: Callable[[str, RapidoError], None]) -> None:
        """Call back when a room that has subscribers was deleted, or must be loaded again."""
        self._cache.on_drop = callback

    def on_damaged_room(self, callback: Callable[[str, Exception], None]) -> None:
        """Call back with a room whose entries make no sense: only that one is unavailable."""
        self._cache.on_damaged = callback

    def unload_rooms(self, epoch: int | None = None) -> None:
        """Drop all rooms from memory, as another database holds them now: that of this epoch.

        Rooms that are just being loaded are loaded again, and commands that are just being stored
        are refused.
        """
        self._databases += 1
        if epoch is not None:
            self._publisher.epoch = epoch
        self._publisher.unconfirmed.clear()
        for room in self._cache.names():
            self._cache.forget(room, Unavailable("the database was replaced; try again"))

    def rank_by(self, rank: Rank) -> None:
        """Ask this function for the place of this process among those that serve a room."""
        self._scheduler.rank = rank
        self.ranks_changed()

    def ranks_changed(self, room: str | None = None) -> None:
        """Set the timers of a room, or of all rooms, again: others have come or gone."""
        found = self._cache.loaded() if room is None else [self._cache.find(room)]
        for loaded in found:
            if loaded is not None:
                self._scheduler.reschedule(loaded)

    async def close(self) -> None:
        """Cancel all timers and tasks; what is not stored is lost."""
        self.polling.stop()
        for room in self._cache.names():
            if loaded := self._cache.find(room):
                self._cache.evict(loaded)
        await self._scheduler.close()
