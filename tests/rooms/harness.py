"""A room service with a store that can fail, a lossy bus and scripted bots."""

import asyncio
import functools
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, ParamSpec

import msgspec

from rapido.bus.memory import MemoryBus
from rapido.rooms.cluster.room_messages import NAME as ROOMS
from rapido.rooms.cluster.room_messages import AnyRoomMessage
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import AnyFact, SeatKind
from rapido.rooms.model.room import Game, Room
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Entry
from rapido.rooms.retention import Retention
from rapido.rooms.service import RoomService
from rapido.rules import Place, State, legal_actions
from rapido.store.memory.store import MemoryStore
from tests.rooms.clock import ManualClock
from tests.rooms.table import HOST

P = ParamSpec("P")
OPTIONS = RoomOptions(
    bot_delay=0.5,
    bot_delay_quick=0.15,
    bot_delay_calm=1.6,
    stand_in_grace=10.0,
    absence_timeout=30.0,
    host_absence_timeout=60.0,
    reveal_timeout=5.0,
    retry_interval=1.0,
    recent_changes=256,
    rooms_in_memory=2000,
    moves_per_game=5000,
    games_per_room=100,
    entries_per_room=20_000,
)


def async_test(coroutine: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """Run a coroutine function as a test."""

    @functools.wraps(coroutine)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(coroutine(*args, **kwargs))

    return test


class FlakyStore(MemoryStore):
    """A store that can block, fail, or fail after storing."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()
        self.unavailable = False
        self.loses_replies = False
        self.loads = 0
        self.secrets: dict[str, bytes] = {}

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        await asyncio.sleep(0)
        await self.open.wait()
        if self.unavailable:
            raise Unavailable("the disk is full")
        await super().append(room, entries, secrets)
        self.secrets |= secrets or {}
        await asyncio.sleep(0)
        if self.loses_replies:
            raise Unavailable("it is not known whether that was stored")

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        self.loads += 1
        await asyncio.sleep(0)
        await self.open.wait()
        if self.unavailable:
            raise Unavailable("the disk is gone")
        return await super().load(room, after)


class LossyBus(MemoryBus):
    """A bus that can drop messages, and be disconnected."""

    def __init__(self, peers: list[MemoryBus] | None = None) -> None:
        super().__init__(peers)
        self.connected = True
        self.drops_messages = False
        self._reconnected: list[Callable[[], None]] = []
        self.published: list[AnyRoomMessage] = []

    def peer(self) -> "LossyBus":
        return LossyBus(self._peers)

    def publish(self, topic: str, payload: bytes) -> None:
        if topic == ROOMS:
            self.published.append(msgspec.msgpack.decode(payload, type=AnyRoomMessage))
        if self.connected and not self.drops_messages:
            super().publish(topic, payload)

    def receive(self, topic: str, payload: bytes) -> None:
        if self.connected:
            super().receive(topic, payload)

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        self._reconnected.append(callback)

    def reconnect(self) -> None:
        self.connected = True
        for callback in self._reconnected:
            callback()


class ScriptedBots:
    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.broken: dict[str, str] = {}
        self.answer: Callable[[State], Any] = lambda state: legal_actions(state)[-1]

    async def choose(self, state: State, bot: str, seed: int) -> Any:
        self.asked.append((bot, seed))
        await self.ready.wait()
        return self.answer(state)

    async def why_unusable(self, bot: str) -> str:
        return self.broken.get(bot, "")


class Harness:
    """A room service and its dependencies."""

    def __init__(self, shared: "Harness | None" = None, options: RoomOptions = OPTIONS) -> None:
        """Create a service, or a second one on the same store, bus and clock."""
        self.store = shared.store if shared else FlakyStore()
        self.bus: LossyBus = shared.bus.peer() if shared else LossyBus()
        self.clock = shared.clock if shared else ManualClock()
        self.bots = ScriptedBots()
        self.service = RoomService(self.store, self.bus, self.clock, self.bots, options)
        self.received: list[Change] = []

    async def apply_retention(self, idle: float, abandoned: float, keep: float) -> None:
        """Run the maintenance job that closes and deletes rooms."""
        await Retention(idle, abandoned, keep).apply(self.service, self.store, self.clock)

    async def subscribe(self, room: str, seen: int = 0) -> list[Change]:
        """Subscribe to a room and return the missed changes."""
        await self.service.get(room)
        return self.service.subscribe(room, self.received.append, seen)[1]

    async def watch(self, room: str) -> None:
        """Keep a room watched: computers alone play only then."""
        await self.service.get(room)
        self.service.subscribe(room, lambda _change: None, 0)

    async def table(self, *guests: str, seats: int = 2, limit: int = 0, finish: int = 21) -> str:
        """Open a room with guests on the first seats and computer players on the others."""
        room = (await self.service.open_room(HOST, seats)).id
        for number in range(seats):
            if number < len(guests):
                await self.service.execute(room, guests[number], do.Sit(number))
            else:
                seat = do.SetSeat(number, SeatKind.COMPUTER, "heuristic")
                await self.service.execute(room, HOST, seat)
        await self.service.execute(room, HOST, do.Configure(limit, finish=finish))
        return room

    async def game(self, *guests: str, seats: int = 2, limit: int = 0, finish: int = 21) -> str:
        """Open a room as `table` does and begin a game."""
        room = await self.table(*guests, seats=seats, limit=limit, finish=finish)
        await self.service.execute(room, HOST, do.Begin())
        return room

    async def play(self, room: str, until: Callable[[Room], bool]) -> Room:
        """Play for all seats until a condition holds."""
        for _ in range(5000):
            found = await self.service.get(room)
            number = found.acting_seat
            if until(found) or number is None:
                return found
            action = legal_actions(game_in(found).state)[-1]
            if found.seats[number].automated:
                await self.clock.advance(OPTIONS.bot_delay)
            elif isinstance(action, Place):
                await self.service.execute(room, found.seats[number].guest, do.Place(action.field))
            else:
                await self.service.execute(room, found.seats[number].guest, do.Throw(action.pair))
        raise AssertionError("the condition was never reached")


def game_in(room: Room) -> Game:
    assert room.game is not None
    return room.game


async def facts_of(harness: Harness, room: str) -> list[AnyFact]:
    return [entry.fact for entry in await harness.store.load(room)]


async def matches_store(harness: Harness, room: str) -> bool:
    """Whether the cached room equals the stored one."""
    found = await harness.service.get(room)
    stored = Room("room")
    for entry in await harness.store.load(room):
        stored = evolve(stored, entry.fact, entry.at).room
    return (
        found.seats == stored.seats
        and found.game == stored.game
        and (found.version == stored.version)
    )


def is_gapless(changes: list[Change], first: int, last: int) -> bool:
    """Whether these are all changes from one version to another."""
    return [change.room.version for change in changes] == [*range(first, last + 1)]
