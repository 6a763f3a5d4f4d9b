"""The host: takes commands one at a time for each room, and tells only what is stored."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from rapido.fair import SECRET_BYTES, SealedDice, seal_of
from rapido.players import names
from rapido.record import write_position
from rapido.rooms import commands as do
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.decide import CLOCK, Given, decide
from rapido.rooms.facts import AnyFact, Ended, Opened
from rapido.rooms.loaded import Change, Listener, Live
from rapido.rooms.ports import Bus, Clock, Conflict, Entry, Store
from rapido.rooms.room import Room
from rapido.rooms.scheduler import Bots, Pulse, Timing
from rapido.rooms.start import check_seats, check_start
from rapido.rules import RapidoError, State

_LOG: Final = logging.getLogger("rapido")

KEPT: Final = 2000
"""how many rooms are kept in memory before those are dropped that nobody needs there"""
TRIES: Final = 8
"""how often another process may be first before a command is given up"""


class NoSuchRoom(RapidoError):
    """A room that does not exist, or is none of the guest's business: the answer is the same."""

    code = "no_such_room"


class Stale(RapidoError):
    """A move that was based on an older version of the room."""

    code = "stale"


class Host:
    """Keeps the rooms that are in use, and is the only one to change any."""

    def __init__(
        self, store: Store, bus: Bus, clock: Clock, bots: Bots, timing: Timing | None = None
    ) -> None:
        """Work with these."""
        self._store = store
        self._bus = bus
        self._clock = clock
        self._pulse = Pulse(clock, bots, timing or Timing(), self.do)
        self._installed = frozenset(names())
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._heard_of: dict[str, int] = {}
        """versions of which was heard while their room was being loaded"""
        bus.listen(self._heard)

    async def open(self, guest: str, seats: int, start: State | None = None) -> Room:
        """Open a room of which this guest is the host; its first game may begin in a position."""
        if start is not None:
            check_start(start)
            check_seats(start, seats)
        position = "" if start is None else write_position(start)
        room, game, secret = new_id(), new_id(), secrets.token_bytes(SECRET_BYTES)
        fact = Opened(guest, seats, game, seal_of(secret).hex(), position)
        entry = Entry(1, self._clock.now(), guest, "", fact)
        await self._store.append(room, [entry], {game: secret})
        live = self._live[room] = Live(Room(room))
        live.add([entry])
        return live.room

    async def look(self, room: str) -> Room:
        """Return a room as it stands."""
        return (await self._find(room)).room

    def follow(self, room: str, listener: Listener, seen: int) -> tuple[Room, list[Change]]:
        """Hear of every change from now on; return the room and what was missed, if it is known.

        The room must have been looked at just before: nothing can happen between the two.
        """
        live = self._live.get(room)
        if live is None:
            raise NoSuchRoom("there is no such room")
        live.listeners.add(listener)
        if live.wake_off is None:
            self._pulse.set(live)
        return live.room, live.since(seen) or []

    def unfollow(self, room: str, listener: Listener) -> None:
        """Hear no more."""
        if live := self._live.get(room):
            live.listeners.discard(listener)

    def followed(self, room: str) -> bool:
        """Ask whether anybody hears of this room in this process."""
        return room in self._live and bool(self._live[room].listeners)

    async def do(
        self,
        room: str,
        guest: str,
        command: AnyCommand | ClockCommand,
        key: str = "",
        seen: int | None = None,
    ) -> int:
        """Carry out a command, and return the version it led to once that is stored.

        A key that was used before gives the same answer and does nothing.
        """
        live = await self._find(room)
        async with live.lock:
            for _ in range(TRIES):
                if key in live.keys:
                    return live.keys[key]
                given, secret = await self._given(live)
                try:
                    if seen is not None and seen != live.room.version:
                        raise Stale(f"the room is at version {live.room.version}, not {seen}")
                    facts = decide(live.room, command, guest, given)
                except RapidoError:
                    # Perhaps another process knows more; only what is known in full is refused.
                    if await self._learn(live):
                        continue
                    raise
                if not facts:
                    return live.room.version
                ended = any(isinstance(fact, Ended) for fact in facts)
                fresh = {given.next_game: secret} if ended else {}
                entries = self._entries(live.room, guest, key, facts)
                if await self._stored(live, entries, fresh):
                    return entries[-1].version
        raise Stale("others were faster; look again")

    async def _stored(self, live: Live, entries: list[Entry], fresh: Mapping[str, bytes]) -> bool:
        """Store and tell, or learn that somebody else was first."""
        try:
            await self._store.append(live.room.id, entries, fresh)
        except Conflict:
            await self._learn(live)
            return False
        except asyncio.CancelledError:
            # Whoever asked is gone. It may be stored all the same, and then it must be told.
            self._pulse.start(self._settle(live, entries, fresh))
            raise
        self._tell(live, entries)
        with suppress(Exception):  # the bus is a hint: what is stored has happened
            await self._bus.publish(live.room.id, live.room.version)
        return True

    async def _settle(self, live: Live, entries: list[Entry], fresh: Mapping[str, bytes]) -> None:
        """Store again what may be stored already: that is then in the way, and is learned."""
        async with live.lock:
            with suppress(RapidoError):
                await self._stored(live, entries, fresh)

    async def _learn(self, live: Live) -> bool:
        """Take over what other processes have stored, and say whether there was anything."""
        entries = await self._store.load(live.room.id, live.room.version)
        self._tell(live, entries)
        return bool(entries)

    def _entries(self, room: Room, by: str, key: str, facts: Sequence[AnyFact]) -> list[Entry]:
        now = self._clock.now()
        return [
            Entry(room.version + number, now, by, key if number == len(facts) else "", fact)
            for number, fact in enumerate(facts, 1)
        ]

    def _tell(self, live: Live, entries: list[Entry]) -> None:
        for change in live.add(entries):
            for listener in list(live.listeners):
                try:
                    listener(change)
                except Exception:  # noqa: BLE001 - one who fails must not keep others from hearing
                    _LOG.exception("a listener failed")
        self._pulse.set(live)
        if live.room.closed and not live.listeners:
            self._live.pop(live.room.id, None)

    async def _given(self, live: Live) -> tuple[Given, bytes]:
        if live.given is None:
            dice, game = None, live.room.game
            if game is not None and game.running:
                secret = await self._store.secret(game.id)
                if secret is not None:
                    dice = SealedDice.of(secret, (seat.word for seat in game.seats))
            fresh = secrets.token_bytes(SECRET_BYTES)
            given = Given(
                bots=self._installed,
                dice=dice,
                chance=secrets.randbelow(720_720),
                next_game=new_id(),
                next_seal=seal_of(fresh).hex(),
            )
            live.given = given, fresh
        return live.given

    async def _find(self, room: str) -> Live:
        if live := self._live.get(room):
            return live
        loading = self._loading.get(room)
        if loading is None:
            loading = self._loading[room] = asyncio.ensure_future(self._load(room))
            loading.add_done_callback(lambda _: self._loading.pop(room, None))
        found = await asyncio.shield(loading)  # others may wait for it, too
        if found is None:
            raise NoSuchRoom("there is no such room")
        return found

    async def _load(self, room: str) -> Live | None:
        entries = await self._store.load(room)
        if not entries:
            return None
        if len(self._live) >= KEPT:
            self._live = {name: live for name, live in self._live.items() if live.in_use}
        live = Live(Room(room))
        live.add(entries)
        self._live[room] = live
        self._heard(room, self._heard_of.pop(room, 0))
        return live

    def _heard(self, room: str, version: int) -> None:
        """Another process, or this one, has changed a room."""
        live = self._live.get(room)
        if live is not None and live.room.version < version:
            self._pulse.start(self._catch_up(live))
        elif live is None and room in self._loading:
            self._heard_of[room] = version

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await self._learn(live)

    async def sweep(self, idle: float, abandoned: float, keep: float) -> None:
        """End rooms that nobody uses any more, and delete those that ended long ago.

        The times are in seconds: between games, in the middle of one, and after the end.
        """
        now = self._clock.now()
        for room in await self._store.quiet(now - idle, closed=False):
            if not self.followed(room):
                with suppress(RapidoError):  # the next round will find it again
                    await self._close_if_idle(room, now - abandoned)
        for room in await self._store.quiet(now - keep, closed=True):
            await self.forget(room)

    async def _close_if_idle(self, room: str, abandoned: float) -> None:
        live = await self._find(room)
        if not live.room.playing or await self._quiet_for(room, abandoned):
            await self.do(room, CLOCK, do.Close())

    async def _quiet_for(self, room: str, since: float) -> bool:
        entries = await self._store.load(room)
        return entries[-1].at < since

    async def forget(self, room: str) -> None:
        """Delete a room with all its games."""
        if live := self._live.pop(room, None):
            self._pulse.stop(live)
        await self._store.forget(room)

    def drop(self) -> None:
        """Forget all rooms in memory; they are loaded again when somebody asks for them."""
        for live in self._live.values():
            self._pulse.stop(live)
        self._live.clear()

    async def close(self) -> None:
        """Stop everything that is under way; what was not stored has not happened."""
        self.drop()
        await self._pulse.close()


def new_id() -> str:
    """Draw a name of 128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)
