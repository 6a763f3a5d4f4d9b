"""CPU time to hear of a move in a room that this process does not serve.

Too little to be seen in a whole server with three processes, but each process hears all others.
"""

import asyncio
import time
from typing import Any, cast

import msgspec

from rapido.bus.frames import Message, pack
from rapido.bus.remote import Events, RemoteBus
from rapido.bus.session import Connection
from rapido.rooms.clock import SystemClock
from rapido.rooms.model.facts import Played
from rapido.rooms.ports import Entry
from rapido.rooms.room_messages import NAME, RoomChanged
from rapido.rooms.service import RoomService
from rapido.store.memory import MemoryStore

FRAMES, MESSAGES = 300, 100


def microseconds_per_message() -> float:
    return asyncio.run(_measure())


async def _measure() -> float:
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
