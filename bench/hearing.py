"""CPU time to hear of a move in a room that this process does not serve, and to deliver it.

Too little to be seen in a whole server with three processes, but each process hears all others.
"""

import asyncio
import time
from typing import Any, cast

import msgspec
from deployment import Nats
from process_cpu import cpu_seconds

from rapido.bus.frames import Message, pack
from rapido.bus.nats import NatsBus
from rapido.bus.remote import Events, RemoteBus
from rapido.bus.session import Connection
from rapido.rooms.clock import SystemClock
from rapido.rooms.cluster.room_messages import NAME, RoomChanged
from rapido.rooms.model.facts import Played
from rapido.rooms.ports import Entry
from rapido.rooms.service import RoomService
from rapido.store.memory.store import MemoryStore

FRAMES, MESSAGES = 300, 100
LISTENERS = 8
SIZE = 170
"""bytes of a message with a move"""


def hear_microseconds() -> float:
    """Return what a message costs the process that hears it."""
    return asyncio.run(_hear())


def deliver_microseconds(nats: Nats) -> float:
    """Return what a message costs NATS for each process that hears it."""
    return asyncio.run(_deliver(nats))


async def _deliver(nats: Nats) -> float:
    buses = [await NatsBus.open(nats.url(), "bench") for _ in range(LISTENERS + 1)]
    heard = asyncio.Semaphore(0)
    for bus in buses[1:]:
        bus.subscribe("topic", lambda _: heard.release())
    await asyncio.sleep(1)
    before = cpu_seconds([nats.pid])
    for _ in range(FRAMES):
        for _ in range(MESSAGES):
            buses[0].publish("topic", bytes(SIZE))
        for _ in range(MESSAGES * LISTENERS):
            await heard.acquire()
    used = cpu_seconds([nats.pid]) - before
    for bus in buses:
        await bus.close()
    return used / (FRAMES * MESSAGES * LISTENERS) * 1e6


async def _hear() -> float:
    bus = RemoteBus(_never, "nowhere", 0.0)
    unused = cast("Any", None)
    service = RoomService(MemoryStore(), bus, SystemClock(), bots=unused, options=unused)
    entry = Entry(100, 1.8e9, "a" * 22, "k" * 22, Played("@3"), "d" * 22)
    payload = msgspec.msgpack.encode(RoomChanged("r" * 22, (entry,), 0))
    frames: list[bytes] = []
    for number in range(FRAMES):
        first = number * MESSAGES
        messages = [Message(first + place, NAME, payload) for place in range(MESSAGES)]
        frames += [frame for _, frame in pack("sender", messages, 128 * 1024)]
    began = time.process_time()
    for frame in frames:
        bus.receive(frame)
    used = time.process_time() - began
    await service.close()
    return used / (FRAMES * MESSAGES) * 1e6


async def _never(_: Events) -> Connection:
    raise ConnectionError
