"""Links that move seats, in memory."""

from rapido.store.memory.seat_links import MemorySeatLinks
from tests.kits.seat_links_kit import LIFETIME, MOST, Opened, SeatLinksKit


class TestMemorySeatLinks(SeatLinksKit):
    async def open(self) -> Opened:
        now = 0.0

        async def wait(seconds: float) -> None:
            nonlocal now
            now += seconds

        links = MemorySeatLinks(LIFETIME, MOST, lambda: now)
        return Opened(links, links, wait)
