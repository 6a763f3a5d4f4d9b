"""The in-process bus passes the kit."""

import asyncio

from rapido.bus.memory import MemoryBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit, Received, listener


class TestMemory(BusKit):
    def open(self) -> Bus:
        return MemoryBus()


def test_nothing_is_delivered_after_close() -> None:
    async def run() -> None:
        bus, received = MemoryBus(), Received()
        bus.subscribe(listener(received))
        await bus.close()
        await bus.publish("room", 1)
        assert received == []

    asyncio.run(run())
