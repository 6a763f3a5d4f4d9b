"""Hubs with fakes around them: one, or those of several processes on one bus."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rapido.bus.memory import MemoryBus
from rapido.rooms.model.room import Room, Seat
from rapido.rooms.ports import Clock
from rapido.store.memory.join_requests import MemoryJoinRequests
from rapido.web.access.knocks import Knocks, join_limits
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Settings
from rapido.web.sockets.broadcast import Channel
from rapido.web.sockets.connection import Connection
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.registry import ConnectionRegistry
from tests.rooms.clock import ManualClock
from tests.web.frames import texts_of

ROOM = "room"
HOST = "host"


class Processes:
    """What a process believes about which ones are alive; only a test changes it."""

    def __init__(self, process: str = "alone") -> None:
        self.process = process
        self.alive = frozenset({process})
        self._callbacks: list[Callable[[], None]] = []

    def on_change(self, callback: Callable[[], None], /) -> None:
        self._callbacks.append(callback)

    def change(self, alive: frozenset[str]) -> None:
        self.alive = alive
        for callback in self._callbacks:
            callback()


def make_hub(service: Any, settings: Settings, clock: Clock) -> Hub:
    """Return the hub of a process that knows of no other."""
    knocks = Knocks(MemoryJoinRequests(join_limits(settings)))
    registry = ConnectionRegistry(MemoryBus(), Processes(), clock)
    return Hub(service, knocks, settings, Refusals(Metrics(), 60), registry)


class FlakyBus(MemoryBus):
    """A bus that a test can cut off, and that loses messages; a heartbeat finds what is missing."""

    def __init__(self, peers: list[MemoryBus] | None = None) -> None:
        super().__init__(peers)
        self.connected = True
        self.lost = 0
        """how many of the next messages do not arrive here"""
        self.delayed: list[tuple[str, bytes]] | None = None
        """messages that are kept until `deliver`"""
        self.published = 0
        self.missing = False
        """whether messages of others were lost"""
        self._reconnected: list[Callable[[], None]] = []

    def peer(self) -> "FlakyBus":
        return FlakyBus(self._peers)

    def publish(self, topic: str, payload: bytes) -> None:
        self.published += 1
        if self.connected:
            super().publish(topic, payload)

    def receive(self, topic: str, payload: bytes) -> None:
        if not self.connected:
            self.missing = True
        elif self.lost:
            self.lost -= 1
            self.missing = True
        elif self.delayed is not None:
            self.delayed.append((topic, payload))
        else:
            super().receive(topic, payload)

    def deliver(self) -> None:
        """Deliver what was delayed."""
        delayed, self.delayed = self.delayed or [], None
        for topic, payload in delayed:
            self.receive(topic, payload)

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        self._reconnected.append(callback)

    def reconnect(self) -> None:
        self.connected = True
        for bus in self._peers:
            assert isinstance(bus, FlakyBus)
            bus.missing = True
        self.heartbeat()

    def heartbeat(self) -> None:
        """Hear of all others how many messages they have sent."""
        if self.connected and self.missing:
            self.missing = False
            for callback in self._reconnected:
                callback()


class NoService:
    """The rooms do not matter."""

    def on_unload(self, _callback: object) -> None:
        pass

    def unsubscribe(self, _room: str, _subscriber: object) -> None:
        pass

    def update_presence(self, *_: object) -> None:
        pass


class Process:
    """A process with a hub, on a bus with others."""

    def __init__(self, name: str, cluster: "Cluster") -> None:
        self.bus = cluster.bus.peer()
        self.processes = Processes(name)
        self.registry = ConnectionRegistry(self.bus, self.processes, cluster.clock)
        service: Any = NoService()
        self.knocks = Knocks(cluster.requests)
        refusals = Refusals(Metrics(), 60)
        self.hub = Hub(service, self.knocks, cluster.settings, refusals, self.registry)

    @property
    def channel(self) -> Channel:
        return self.hub.channel(ROOM)

    def connect(
        self,
        guest: str,
        room: str = ROOM,
        host: str = HOST,
        seats: tuple[Seat, ...] = (),
        *,
        background: bool = False,
    ) -> "Tab":
        return Tab(self, guest, Room(room, host=host, seats=seats), background=background)


class NotWritable:
    """Lets a connection keep what it is sent."""

    def __init__(self) -> None:
        self.on_writable: Callable[[], None] = lambda: None

    def write_frames(self, frames: bytes) -> bool:  # noqa: ARG002
        return False


class Tab:
    """A connection, and what it has received."""

    def __init__(
        self, process: Process, guest: str, room: Room, *, background: bool = False
    ) -> None:
        self._hub = process.hub
        self._room = room.id
        self.connection = Connection(guest, 10_000, NotWritable(), background=background)
        self.welcomed = process.hub.channel(room.id).present()
        process.hub.channel(room.id).join(self.connection, room)

    def close(self) -> None:
        channel = self._hub.channel(self._room)
        channel.leave(self.connection)
        self._hub.drop_if_empty(channel)

    def here(self) -> None:
        self._hub.channel(self._room).activate(self.connection)

    @property
    def active(self) -> bool:
        return self.connection.active

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in texts_of(b"".join(self.connection.queue))]

    def received(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def switches(self) -> list[str]:
        """Whether it was told to play or not to play."""
        kinds = (message["type"] for message in self.messages)
        return [kind for kind in kinds if kind in {"here", "elsewhere"}]

    @property
    def present(self) -> list[str]:
        return self.received("present")[-1]["guests"]


class Cluster:
    """Processes that believe in each other."""

    def __init__(self, *names: str) -> None:
        self.clock = ManualClock()
        self.settings = Settings(Path())
        self.bus = FlakyBus()
        self.requests = MemoryJoinRequests(join_limits(self.settings), self.clock.monotonic)
        self.processes: dict[str, Process] = {}
        for name in names:
            self.start(name)

    def start(self, name: str) -> Process:
        self.processes[name] = Process(name, self)
        self._update_alive()
        return self.processes[name]

    async def kill(self, name: str) -> None:
        """End a process without a word, and let the others find out."""
        killed = self.processes.pop(name)
        await killed.bus.close()
        await self.advance(4)
        self._update_alive()

    async def advance(self, seconds: int) -> None:
        """Let time pass, with heartbeats."""
        for _ in range(seconds):
            await self.clock.advance(1)
            for process in list(self.processes.values()):
                process.bus.heartbeat()

    def _update_alive(self) -> None:
        for process in self.processes.values():
            process.processes.change(frozenset(self.processes))
