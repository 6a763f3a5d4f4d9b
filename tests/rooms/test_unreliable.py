"""Several services on a bus that loses, delays, doubles and reorders messages.

The answers of their store get lost as well, and services are killed at any moment. Whoever survives
sees all versions in order, without a gap, and exactly what is stored. A command with a key is
executed once or never, and its answer is what is stored.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from rapido.bus.memory import MemoryBus
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.ports import Entry
from rapido.rooms.service import RoomService
from rapido.rules import Place, RapidoError, legal_actions
from rapido.store.memory.store import MemoryStore
from tests.rooms.clock import ManualClock, settle
from tests.rooms.harness import OPTIONS, ScriptedBots, async_test, game_in
from tests.rooms.table import ANNA, HOST

PROCESSES = 3
COMMANDS = 60
SEEDS = 25


class World:
    """Chance, and the tasks that it has delayed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.calm = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def happens(self, probability: float) -> bool:
        return not self.calm and self.rng.random() < probability

    async def delay(self, steps: int) -> None:
        for _ in range(0 if self.calm else self.rng.randrange(steps)):
            await asyncio.sleep(0)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class UnreliableBus(MemoryBus):
    """Loses, delays, doubles and reorders messages, and is sometimes disconnected."""

    def __init__(self, world: World, peers: list[MemoryBus]) -> None:
        super().__init__(peers)
        self._world = world
        self.connected = True
        self._reconnected: list[Callable[[], None]] = []

    def publish(self, topic: str, payload: bytes) -> None:
        for peer in self._peers:
            if peer is not self and self.connected:
                for _ in range(2 if self._world.happens(0.1) else 1):
                    if not self._world.happens(0.2):
                        self._world.later(self._deliver(peer, topic, payload))

    async def _deliver(self, peer: MemoryBus, topic: str, payload: bytes) -> None:
        await self._world.delay(30)
        if peer.connected:
            peer.receive(topic, payload)

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        self._reconnected.append(callback)

    def reconnect(self) -> None:
        self.connected = True
        for callback in self._reconnected:
            callback()


class UnreliableStore(MemoryStore):
    """Takes its time, fails before or after it has stored something, or stores it much later."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        await self._world.delay(6)
        if self._world.happens(0.08):
            raise Unavailable("nothing was stored")
        if self._world.happens(0.05):
            self._world.later(self._append_later(room, entries, secrets))
            raise Unavailable("it will be stored")
        # What has been sent to a database is stored, even if nobody waits for it any more.
        await asyncio.shield(asyncio.ensure_future(super().append(room, entries, secrets)))
        await self._world.delay(6)
        if self._world.happens(0.08):
            raise Unavailable("it was stored")

    async def _append_later(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None
    ) -> None:
        await self._world.delay(200)
        with suppress(Conflict):
            await super().append(room, entries, secrets)

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        await self._read()
        found = await super().load(room, after)
        await self._world.delay(6)
        return found

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        await self._read()
        found = await super().versions(rooms)
        await self._world.delay(6)
        return found

    async def secret(self, game: str) -> bytes | None:
        await self._read()
        return await super().secret(game)

    async def _read(self) -> None:
        await self._world.delay(6)
        if self._world.happens(0.05):
            raise Unavailable("the connection was lost")


class Process:
    """A service with a subscriber, and the commands that it is executing."""

    def __init__(self, world: World, peers: list[MemoryBus], store: MemoryStore) -> None:
        self.bus = UnreliableBus(world, peers)
        self.clock = ManualClock()
        self.service = RoomService(store, self.bus, self.clock, ScriptedBots(), OPTIONS)
        self.service.on_unload(lambda room, reason: self.dropped.append((room, reason)))
        self.service.polling.start()
        self.dropped: list[tuple[str, RapidoError]] = []
        self.received = list[Change]()
        self.since = 0
        self.commands: set[asyncio.Task[int]] = set()

    async def subscribe(self, room: str) -> None:
        while True:
            with suppress(Unavailable):
                self.since = (await self.service.get(room)).version
                self.service.subscribe(room, self.received.append, self.since)
                return

    async def execute(
        self, room: str, guest: str, command: AnyCommand, key: str, seen: int | None
    ) -> int:
        task = asyncio.ensure_future(self.service.execute(room, guest, command, key, seen))
        self.commands.add(task)
        task.add_done_callback(self.commands.discard)
        return await task

    async def kill(self, peers: list[MemoryBus]) -> None:
        peers.remove(self.bus)
        self.bus.connected = False
        closing = asyncio.ensure_future(self.service.close())
        for task in list(self.commands):
            task.cancel()
        await closing


class Play:
    """Clients that send commands to any process, again until they have an answer."""

    def __init__(self, seed: int) -> None:
        self.world = World(seed)
        self.rng = self.world.rng
        self.store = UnreliableStore(self.world)
        self.peers: list[MemoryBus] = []
        self.processes: list[Process] = []
        self.room = ""
        self.answers: dict[str, int] = {}
        self.refused: set[str] = set()

    def start_process(self) -> Process:
        process = Process(self.world, self.peers, self.store)
        self.processes.append(process)
        process.service.rank_by(
            lambda _room: self.processes.index(process) if process in self.processes else 0
        )
        return process

    async def begin(self) -> None:
        self.world.calm = True
        service = self.start_process().service
        self.room = (await service.open_room(HOST, 3)).id
        for number, guest in enumerate((HOST, ANNA)):
            await service.execute(self.room, guest, do.Sit(number))
        seat = do.SetSeat(2, SeatKind.COMPUTER, "heuristic")
        await service.execute(self.room, HOST, seat)
        await service.execute(self.room, HOST, do.Configure(30, finish=200))
        await service.execute(self.room, HOST, do.Begin())
        while len(self.processes) < PROCESSES:
            self.start_process()
        for process in self.processes:
            await process.subscribe(self.room)
        self.world.calm = False

    async def run(self) -> None:
        clients = [asyncio.ensure_future(self.client(guest)) for guest in (HOST, ANNA)]
        while not all(client.done() for client in clients):
            await self._disturb()
            await self._advance(self.rng.choice((0.0, 0.1, 0.5, 1.0, 50.0)))
        await asyncio.gather(*clients)

    async def _disturb(self) -> None:
        process = self.rng.choice(self.processes)
        if self.world.happens(0.1):
            self.processes.remove(process)
            await process.kill(self.peers)
            await self.start_process().subscribe(self.room)
            for each in self.processes:
                each.service.ranks_changed()
        elif not process.bus.connected:
            process.bus.reconnect()
        elif self.world.happens(0.1):
            process.bus.connected = False

    async def _advance(self, seconds: float) -> None:
        for process in list(self.processes):
            await process.clock.advance(seconds)

    async def client(self, guest: str) -> None:
        """Send commands as a page does: the same one again, until something answers."""
        for number in range(COMMANDS // 2):
            key = f"{guest} {number}"
            command, seen = await self._choose(guest)
            while key not in self.answers and key not in self.refused:
                process = self.rng.choice(self.processes)
                try:
                    version = await process.execute(self.room, guest, command, key, seen)
                    self.answers[key] = version
                except (Unavailable, asyncio.CancelledError):
                    await self.world.delay(20)
                except RapidoError:
                    self.refused.add(key)
            await self.world.delay(40)

    async def _choose(self, guest: str) -> tuple[AnyCommand, int | None]:
        while True:
            try:
                room = await self.rng.choice(self.processes).service.get(self.room)
            except Unavailable:
                continue
            chance = self.rng.random()
            if chance < 0.1:
                return self.rng.choice((do.Leave(), do.Return())), None
            if chance < 0.8 and not set(room.seats_of(guest)) & {room.acting_seat}:
                await asyncio.sleep(0)
                continue
            action = legal_actions(game_in(room).state)[-1]
            command = do.Place(action.field) if isinstance(action, Place) else do.Throw(action.pair)
            return command, self.rng.choice((room.version, None))

    async def check(self) -> None:
        self.world.calm = True
        while self.world.tasks:
            await settle()
        for process in self.processes:
            process.bus.reconnect()
        await self._advance(OPTIONS.full_poll_interval + 1)
        entries = await self.store.load(self.room)
        assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
        for process in self.processes:
            assert process.dropped == []
            versions = [change.room.version for change in process.received]
            assert versions == [*range(process.since + 1, len(entries) + 1)]
            facts = [entry.fact for entry in entries[process.since :]]
            assert [change.fact for change in process.received] == facts
        stored = [(entry.key, entry.version) for entry in entries if entry.key]
        assert len(dict(stored)) == len(stored)
        for key, version in stored:
            assert self.answers.get(key) == version
        assert not self.refused & dict(stored).keys()
        for process in self.processes:
            await process.service.close()


@pytest.mark.parametrize("seed", range(SEEDS))
@async_test
async def test_whoever_survives_sees_what_is_stored(seed: int) -> None:
    play = Play(seed)
    await play.begin()
    await play.run()
    await play.check()
