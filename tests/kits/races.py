"""Two services that decide for one room at the same moment, again and again, on any store."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from itertools import count
from random import Random

from rapido.bus.memory import MemoryBus
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.errors import Stale
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Entry, Store
from rapido.rooms.service import RoomService
from rapido.rules import Place, legal_actions
from tests.rooms.clock import ManualClock
from tests.rooms.harness import OPTIONS, ScriptedBots, game_in
from tests.rooms.table import ANNA, HOST


class Meeting:
    """Where two processes wait for each other."""

    barrier: asyncio.Barrier | None = None


class OneOfTwo:
    """A store of one of two processes, which wait for each other before they append."""

    def __init__(self, store: Store, meeting: Meeting) -> None:
        self._meeting = meeting
        self._store = store
        self._met: asyncio.Barrier | None = None

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        barrier = self._meeting.barrier
        if barrier is not None and self._met is not barrier:
            self._met = barrier
            await barrier.wait()
        await self._store.append(room, entries, secrets)

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        return await self._store.load(room, after)

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        return await self._store.versions(rooms)

    async def changed_elsewhere(self) -> bool:
        return await self._store.changed_elsewhere()

    async def secret(self, game: str) -> bytes | None:
        return await self._store.secret(game)

    async def room_of(self, game: str) -> str | None:
        return await self._store.room_of(game)

    async def idle_rooms(self, since: float, *, closed: bool) -> list[str]:
        return await self._store.idle_rooms(since, closed=closed)

    async def delete_room(self, room: str) -> None:
        await self._store.delete_room(room)

    async def ping(self) -> None:
        await self._store.ping()

    async def close(self) -> None:
        await self._store.close()


class Races:
    """A game of two people on two services, each of which has a subscriber."""

    def __init__(self, stores: tuple[Store, Store], seed: int) -> None:
        self.store = stores[0]
        self.rng = Random(seed)
        self.meeting = Meeting()
        clock, buses = ManualClock(), [bus := MemoryBus(), bus.peer()]
        self.services = [
            RoomService(OneOfTwo(store, self.meeting), bus, clock, ScriptedBots(), OPTIONS)
            for store, bus in zip(stores, buses, strict=True)
        ]
        self.received = [list[Change](), list[Change]()]
        self.keys = (f"key {number}" for number in count())
        self.room = ""
        self.executed: dict[str, int] = {}
        """keys with the version that their command led to"""
        self.refused: set[str] = set()

    async def begin(self) -> None:
        one = self.services[0]
        self.room = (await one.open_room(HOST, 2)).id
        for number, guest in enumerate((HOST, ANNA)):
            await one.execute(self.room, guest, do.Sit(number))
        await one.execute(self.room, HOST, do.Configure(0, finish=999))
        await one.execute(self.room, HOST, do.Begin())
        for service, received in zip(self.services, self.received, strict=True):
            await service.get(self.room)
            service.subscribe(self.room, received.append, 0)

    async def run(self, rounds: int) -> None:
        """Let both services decide at the same moment, this many times."""
        for _ in range(rounds):
            await self._converged()
            self.meeting.barrier = asyncio.Barrier(2)
            race = self.rng.choice((self._same_key, self._same_version, self._two_guests))
            await race(await self.services[0].get(self.room))
        self.meeting.barrier = None
        await self._converged()

    async def _same_key(self, room: Room) -> None:
        """The same command arrives at both: it is executed once."""
        key, (guest, command) = next(self.keys), _next_move(room)
        ends = await self._both((guest, command, key), (guest, command, key), room.version)
        assert ends[0] == ends[1]
        assert isinstance(ends[0], int)
        self.executed[key] = ends[0]

    async def _same_version(self, room: Room) -> None:
        """Two moves are based on the same version: one of them is stale."""
        keys, (guest, command) = [next(self.keys), next(self.keys)], _next_move(room)
        works = [(guest, command, key) for key in keys]
        ends = await self._both(works[0], works[1], room.version)
        assert sum(isinstance(end, Stale) for end in ends) == 1
        self._note(keys, ends)

    async def _two_guests(self, room: Room) -> None:
        """Two people do something at once: both happens, in either order."""
        keys, (guest, command) = [next(self.keys), next(self.keys)], _next_move(room)
        other = ANNA if guest == HOST else HOST
        away = room.seats[room.seats_of(other)[0]].away
        then = do.Return() if away else do.Leave()
        works = [(guest, command, keys[0]), (other, then, keys[1])]
        if self.rng.random() < 0.5:
            works.reverse()
            keys.reverse()
        ends = await self._both(works[0], works[1], None)
        assert all(isinstance(end, int) for end in ends)
        assert ends[0] != ends[1]
        self._note(keys, ends)

    async def _both(
        self,
        one: tuple[str, AnyCommand, str],
        two: tuple[str, AnyCommand, str],
        seen: int | None,
    ) -> list[int | BaseException]:
        return await asyncio.gather(
            *(
                service.execute(self.room, guest, command, key, seen)
                for service, (guest, command, key) in zip(self.services, (one, two), strict=True)
            ),
            return_exceptions=True,
        )

    def _note(self, keys: Sequence[str], ends: Sequence[int | BaseException]) -> None:
        for key, end in zip(keys, ends, strict=True):
            if isinstance(end, int):
                self.executed[key] = end
            else:
                self.refused.add(key)

    async def _converged(self) -> None:
        async with asyncio.timeout(60):
            while True:
                rooms = [await service.get(self.room) for service in self.services]
                stored = await self.store.versions([self.room])
                if {room.version for room in rooms} == {stored[self.room]}:
                    return
                await asyncio.sleep(0.001)

    async def check(self) -> None:
        """Every version is there once, and everybody has seen the same."""
        entries = await self.store.load(self.room)
        assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
        for received in self.received:
            first = received[0].room.version
            assert [change.room.version for change in received] == [*range(first, len(entries) + 1)]
            assert [change.fact for change in received] == [
                entry.fact for entry in entries[first - 1 :]
            ]
        stored = {entry.key: entry.version for entry in entries if entry.key}
        assert stored == self.executed
        assert not stored.keys() & self.refused

    async def close(self) -> None:
        for service in self.services:
            await service.close()


def _next_move(room: Room) -> tuple[str, AnyCommand]:
    number = room.acting_seat
    assert number is not None
    action = legal_actions(game_in(room).state)[-1]
    command = do.Place(action.field) if isinstance(action, Place) else do.Throw(action.pair)
    return room.seats[number].guest, command


async def force_races(stores: tuple[Store, Store], rounds: int, seed: int = 1) -> None:
    """Race on two stores that are one, or two connections to the same database."""
    races = Races(stores, seed)
    await races.begin()
    await races.run(rounds)
    await races.check()
    await races.close()
