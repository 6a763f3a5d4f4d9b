"""The in-process bus passes the kit."""

from rapido.bus.memory import MemoryBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit


class TestMemory(BusKit):
    async def open(self) -> tuple[Bus, Bus]:
        bus = MemoryBus()
        return bus, bus.peer()
