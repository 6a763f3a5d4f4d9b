"""An evening in memory: processes with real services and hubs, and people with real sessions."""

import asyncio
import json
import secrets
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any

from rapido.rooms.model import commands as do
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Room
from rapido.rooms.service import RoomService
from rapido.store.memory.join_requests import MemoryJoinRequests
from rapido.web.access.knocks import Knocks, join_limits
from rapido.web.limits.networks import Client
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Limits, Settings
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.registry import ConnectionRegistry
from rapido.web.sockets.session import Session
from tests.rooms.clock import ManualClock, settle
from tests.rooms.harness import OPTIONS, FlakyStore, LossyBus, ScriptedBots, game_in
from tests.waiting import TIMEOUT
from tests.web.frames import texts_of
from tests.web.hubs import Processes

Message = dict[str, Any]
UNLIMITED = 10**6
SETTINGS = Settings(
    Path(),
    absence_timeout=OPTIONS.absence_timeout,
    host_absence_timeout=OPTIONS.host_absence_timeout,
    limits=Limits(message_burst=UNLIMITED),
)


class Process:
    """One server process, put together as `rapido.web.app` does it."""

    def __init__(self, name: str, evening: "Evening") -> None:
        self.bus = evening.bus.peer()
        self.processes = Processes(name)
        self.registry = ConnectionRegistry(self.bus, self.processes, evening.clock)
        self.service = RoomService(evening.store, self.bus, evening.clock, ScriptedBots(), OPTIONS)
        self.service.rank_by(self.registry.rank)
        self.registry.on_ranks_changed = self.service.ranks_changed
        knocks = Knocks(MemoryJoinRequests(join_limits(SETTINGS)))
        refusals = Refusals(Metrics(), 60)
        self.hub = Hub(self.service, knocks, SETTINGS, refusals, self.registry)


class Page:
    """A page that is open: one session, and what it was sent."""

    def __init__(self, process: Process, room: str, guest: str, **hello: object) -> None:
        self.on_writable: Callable[[], None] = lambda: None
        self.received: list[Message] = []
        self.view: Message = {}
        self.welcomed = asyncio.Event()
        self.absent: dict[str, Message] = {}
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self.send({"type": "hello", **hello})
        client = Client("network", guest)
        session = Session(process.hub, room, client, self._receive, self._send, self)
        self._task = asyncio.ensure_future(session.run())

    def send(self, message: Message) -> None:
        text = json.dumps(message)
        self._sent.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect"})
        await self._task

    def write_frames(self, frames: bytes) -> bool:
        for text in texts_of(frames):
            message = json.loads(text)
            self.received.append(message)
            self.view = message.get("view", self.view)
            if message["type"] == "welcome":
                self.welcomed.set()
            if message["type"] == "present":
                self.absent = {each["guest"]: each for each in message.get("absent", [])}
        return True

    async def _receive(self) -> Message:
        return await self._sent.get()

    async def _send(self, _message: MutableMapping[str, Any]) -> None:
        pass


class Person:
    """Somebody with a device; `page` is what is open on it."""

    def __init__(self, evening: "Evening", name: str, process: Process) -> None:
        self.evening = evening
        self.name = name
        self.guest = f"guest of {name}"
        self.process = process
        self.page: Page | None = None
        self.taps = 0

    @property
    def public(self) -> str:
        return self.guest[:12]

    @property
    def connected(self) -> bool:
        return self.page is not None

    @property
    def view(self) -> Message:
        assert self.page is not None
        return self.page.view

    async def open(self, process: Process | None = None, **hello: object) -> None:
        self.process = process or self.process
        self.page = Page(self.process, self.evening.room, self.guest, **hello)
        async with asyncio.timeout(TIMEOUT):
            await self.page.welcomed.wait()  # a room is loaded in a thread
        await settle()

    async def close(self) -> None:
        assert self.page is not None
        await self.page.close()
        self.page = None
        await settle()

    async def request(self, command: str, **more: Any) -> Message:
        """Send a command and return the answer."""
        assert self.page is not None
        key = secrets.token_hex(8)
        self.page.send({"type": "do", "key": key, "command": {"do": command, **more}})
        for _ in range(20):
            await settle()
            for message in reversed(self.page.received):
                if message.get("key") == key:
                    return message
        raise AssertionError(f"no answer to {command}")

    async def do(self, command: str, **more: Any) -> None:
        answer = await self.request(command, **more)
        assert answer["type"] == "done", answer

    async def tap(self, command: str, **more: Any) -> None:
        """Do what a button does, and count it."""
        self.taps += 1
        await self.do(command, **more)

    async def refused(self, command: str, **more: Any) -> str:
        answer = await self.request(command, **more)
        assert answer["type"] == "refused", answer
        return str(answer["code"])


class Evening:
    """A room, the people in it, and a clock that only the test advances."""

    def __init__(self, *names: str, processes: int = 1) -> None:
        self.store = FlakyStore()
        self.bus = LossyBus()
        self.clock = ManualClock()
        self.room = ""
        self.processes = [Process(f"process {number}", self) for number in range(processes)]
        alive = frozenset(process.processes.process for process in self.processes)
        for process in self.processes:
            process.processes.change(alive)
        self.people = [
            Person(self, name, self.processes[number % processes])
            for number, name in enumerate(names)
        ]

    async def sit(self, *, computers: int = 0, **settings: Any) -> None:
        """Open the room, seat everybody and, after them, computer players."""
        host, people = self.people[0], self.people
        seats = len(people) + computers
        self.room = (await host.process.service.open_room(host.guest, seats)).id
        for number, person in enumerate(people):
            await person.open()
            await person.do("sit", seat=number, name=person.name)
        for number in range(len(people), seats):
            seat = do.SetSeat(number, SeatKind.COMPUTER, "heuristic")
            await host.process.service.execute(self.room, host.guest, seat)
        await host.do("configure", **{"finish": 6, **settings})

    async def close(self) -> None:
        for person in self.people:
            if person.connected:
                await person.close()
        for process in self.processes:
            await process.service.close()

    async def stored(self) -> Room:
        return await self.processes[0].service.get(self.room, UNLIMITED)

    async def advance(self, seconds: float) -> None:
        await self.clock.advance(seconds)

    async def act(self) -> bool:
        """Make the next move; return whether there was one to make."""
        room = await self.stored()
        number = room.acting_seat
        if number is None:
            return False
        seat = room.seats[number]
        if seat.automated:
            version = room.version
            await self.advance(OPTIONS.bot_delay)
            return (await self.stored()).version > version
        person = next(each for each in self.people if each.guest == seat.guest)
        if not person.connected:
            return False
        action = person.view["game"]["actions"][-1]
        named = "pair" if action["do"] == "throw" else "field"
        await person.do(action["do"], **{named: action[named]})
        return True

    async def act_until(self, reached: Callable[[Room], bool], moves: int = 500) -> None:
        for _ in range(moves):
            if reached(await self.stored()):
                return
            assert await self.act(), f"nobody can act: {await self.describe()}"
        raise AssertionError("the condition was never reached")

    async def describe(self) -> str:
        room = await self.stored()
        game = game_in(room)
        away = [number for number, seat in enumerate(room.seats) if seat.away]
        return f"seat {room.acting_seat} of {game.order}, away {away}, host {room.host}"
