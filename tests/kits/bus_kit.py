"""What every bus must do. It may lose messages, but here, with nobody in its way, it must not."""

import asyncio
from collections.abc import Awaitable, Callable

from rapido.rooms.ports import Bus

PATIENCE = 60.0
"""seconds in which a message must arrive"""

Heard = list[tuple[str, int]]


async def arrives(heard: Heard, count: int) -> None:
    """Wait until so many messages are here."""
    async with asyncio.timeout(PATIENCE):
        while len(heard) < count:  # noqa: ASYNC110 - a bus of any kind, so nothing to wait for
            await asyncio.sleep(0.001)


def listener(heard: Heard) -> Callable[[str, int], None]:
    """Keep everything that is heard."""
    return lambda room, version: heard.append((room, version))


def on_a_bus(
    check: Callable[["BusKit", Bus], Awaitable[None]],
) -> Callable[["BusKit"], None]:
    """Make a test of a check that wants a bus with nobody on it."""

    def test(self: "BusKit") -> None:
        async def run() -> None:
            bus = self.open()
            try:
                await check(self, bus)
            finally:
                await bus.close()

        asyncio.run(run())

    return test


class BusKit:
    """Inherit these tests, and say how such a bus is opened."""

    def open(self) -> Bus:
        """Open a bus."""
        raise NotImplementedError

    @on_a_bus
    async def test_everyone_hears_everything_in_order(self, bus: Bus) -> None:
        several: list[Heard] = [[], [], []]
        for heard in several:
            bus.subscribe(listener(heard))
        said = [(f"room {number % 3}", number) for number in range(1, 100)]
        for room, version in said:
            await bus.publish(room, version)
        for heard in several:
            await arrives(heard, len(said))
            assert heard == said

    @on_a_bus
    async def test_nobody_needs_to_listen(self, bus: Bus) -> None:
        await bus.publish("room", 1)
        heard: Heard = []
        bus.subscribe(listener(heard))
        await bus.publish("room", 2)
        await arrives(heard, 1)
        assert heard[-1] == ("room", 2)

    @on_a_bus
    async def test_rooms_may_be_of_any_script_and_versions_large(self, bus: Bus) -> None:
        heard: Heard = []
        bus.subscribe(listener(heard))
        said = [("部屋 🎲 '; --", 2**31), ("-_" * 11, 1), ("é", 0)]
        for room, version in said:
            await bus.publish(room, version)
        await arrives(heard, len(said))
        assert heard == said

    @on_a_bus
    async def test_many_may_speak_at_once(self, bus: Bus) -> None:
        heard: Heard = []
        bus.subscribe(listener(heard))
        said = [(f"room {number}", number) for number in range(300)]
        await asyncio.gather(*(bus.publish(room, version) for room, version in said))
        await arrives(heard, len(said))
        assert sorted(heard) == sorted(said)

    @on_a_bus
    async def test_a_closed_bus_tells_nobody(self, bus: Bus) -> None:
        heard: Heard = []
        bus.subscribe(listener(heard))
        await bus.publish("room", 1)
        await arrives(heard, 1)
        await bus.close()
        await asyncio.sleep(0.01)
        assert heard == [("room", 1)]
        await bus.close()
