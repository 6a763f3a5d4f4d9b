"""The bus within one process passes the kit."""

import asyncio

from rapido.bus.memory import MemoryBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit, Heard, listener


class TestMemory(BusKit):
    """It tells everyone at once."""

    def open(self) -> Bus:
        return MemoryBus()


def test_nobody_hears_anything_after_the_end() -> None:
    async def run() -> None:
        bus, heard = MemoryBus(), Heard()
        bus.subscribe(listener(heard))
        await bus.close()
        await bus.publish("room", 1)
        assert heard == []

    asyncio.run(run())
