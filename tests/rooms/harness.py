"""A room service with everything around it: a store that can fail, a lossy bus, scripted bots."""

import asyncio
import functools
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, ParamSpec

from rapido.bus.memory import MemoryBus
from rapido.rooms import commands as do
from rapido.rooms.errors import Unavailable
from rapido.rooms.evolve import Change, evolve
from rapido.rooms.facts import AnyFact, SeatKind
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Entry
from rapido.rooms.retention import Retention
from rapido.rooms.room import Game, Room
from rapido.rooms.service import RoomService
from rapido.rules import Place, State, legal_actions
from rapido.store.memory import MemoryStore
from tests.rooms.clock import ManualClock
from tests.rooms.table import HOST

P = ParamSpec("P")
OPTIONS = RoomOptions(
    bot_delay=0.5,
    bot_delay_quick=0.15,
    bot_delay_calm=1.6,
    stand_in_grace=10.0,
    retry_interval=1.0,
    recent_changes=256,
    rooms_in_memory=2000,
)


def in_a_loop(check: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """Make a plain test of one that awaits."""

    @functools.wraps(check)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(check(*args, **kwargs))

    return test


class FickleStore(MemoryStore):
    """Keeps everything, unless told to hold, to refuse, or to lose its answers."""

    def __init__(self) -> None:
        """Begin in good order."""
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()
        self.broken = False
        self.mute = False
        self.loads = 0
        self.secrets: dict[str, bytes] = {}

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        """Store, some time later."""
        await asyncio.sleep(0)
        await self.open.wait()
        if self.broken:
            raise Unavailable("the disk is full")
        await super().append(room, entries, secrets)
        self.secrets |= secrets or {}
        await asyncio.sleep(0)
        if self.mute:
            raise Unavailable("it is not known whether that was stored")

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """Load, some time later."""
        self.loads += 1
        await asyncio.sleep(0)
        await self.open.wait()
        if self.broken:
            raise Unavailable("the disk is gone")
        return await super().load(room, after)


class LossyBus(MemoryBus):
    """Forgets what it was to say, when told so."""

    def __init__(self) -> None:
        """Begin reliable."""
        super().__init__()
        self.lost = False
        self.said: list[tuple[str, int]] = []

    async def publish(self, room: str, version: int) -> None:
        """Say it or not."""
        self.said.append((room, version))
        if not self.lost:
            await super().publish(room, version)


class ScriptedBots:
    """Answers whatever the test wants."""

    def __init__(self) -> None:
        """Begin with the first legal action."""
        self.asked: list[tuple[str, int]] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.answer: Callable[[State], Any] = lambda state: legal_actions(state)[-1]

    async def choose(self, state: State, bot: str, seed: int) -> Any:
        """Answer as told."""
        self.asked.append((bot, seed))
        await self.ready.wait()
        return self.answer(state)


class Harness:
    """A room service, and what it works with."""

    def __init__(self, beside: "Harness | None" = None) -> None:
        """Build one, or a second one on the same store, bus and clock."""
        self.store = beside.store if beside else FickleStore()
        self.bus = beside.bus if beside else LossyBus()
        self.clock = beside.clock if beside else ManualClock()
        self.bots = ScriptedBots()
        self.service = RoomService(self.store, self.bus, self.clock, self.bots, OPTIONS)
        self.heard: list[Change] = []

    async def apply_retention(self, idle: float, abandoned: float, keep: float) -> None:
        """Close and delete rooms, as the maintenance job does."""
        await Retention(idle, abandoned, keep).apply(self.service, self.store, self.clock)

    async def follow(self, room: str, seen: int = 0) -> list[Change]:
        """Hear of a room, and return what was missed."""
        await self.service.get(room)
        return self.service.subscribe(room, self.heard.append, seen)[1]

    async def table(self, *guests: str, seats: int = 2, limit: int = 0, finish: int = 21) -> str:
        """Open a room, put guests on its first seats and computer players on the others."""
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
        """Begin a game at such a table."""
        room = await self.table(*guests, seats=seats, limit=limit, finish=finish)
        await self.service.execute(room, HOST, do.Begin())
        return room

    async def play(self, room: str, until: Callable[[Room], bool]) -> Room:
        """Move for everyone whose turn it is, until something holds."""
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
        raise AssertionError("this never came to pass")


def game_in(room: Room) -> Game:
    """Return the game of a room that has one."""
    assert room.game is not None
    return room.game


async def facts_of(harness: Harness, room: str) -> list[AnyFact]:
    """Return what is stored of a room."""
    return [entry.fact for entry in await harness.store.load(room)]


async def agrees(harness: Harness, room: str) -> bool:
    """Ask whether the service knows a room exactly as it is stored."""
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
    """Ask whether these are all changes from one version to another."""
    return [change.room.version for change in changes] == [*range(first, last + 1)]
