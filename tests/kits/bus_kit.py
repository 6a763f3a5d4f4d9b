"""Tests for every bus. A bus may lose messages, but not under the conditions of these tests."""

import asyncio
from collections.abc import Awaitable, Callable

from rapido.rooms.ports import Bus

TIMEOUT = 60.0
"""seconds"""

Received = list[tuple[str, int]]


async def wait_for_messages(received: Received, count: int) -> None:
    """Wait until this many messages have arrived."""
    async with asyncio.timeout(TIMEOUT):
        while len(received) < count:  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.001)


def listener(received: Received) -> Callable[[str, int], None]:
    """Return a callback that collects all messages."""
    return lambda room, version: received.append((room, version))


def with_bus(
    coroutine: Callable[["BusKit", Bus], Awaitable[None]],
) -> Callable[["BusKit"], None]:
    """Run a coroutine method as a test with a new bus."""

    def test(self: "BusKit") -> None:
        async def run() -> None:
            bus = self.open()
            try:
                await coroutine(self, bus)
            finally:
                await bus.close()

        asyncio.run(run())

    return test


class BusKit:
    """Subclasses implement `open` and inherit the tests."""

    def open(self) -> Bus:
        raise NotImplementedError

    @with_bus
    async def test_all_subscribers_receive_all_messages_in_order(self, bus: Bus) -> None:
        several: list[Received] = [[], [], []]
        for received in several:
            bus.subscribe(listener(received))
        published = [(f"room {number % 3}", number) for number in range(1, 100)]
        for room, version in published:
            await bus.publish(room, version)
        for received in several:
            await wait_for_messages(received, len(published))
            assert received == published

    @with_bus
    async def test_publish_without_subscribers(self, bus: Bus) -> None:
        await bus.publish("room", 1)
        received: Received = []
        bus.subscribe(listener(received))
        await bus.publish("room", 2)
        await wait_for_messages(received, 1)
        assert received[-1] == ("room", 2)

    @with_bus
    async def test_unicode_rooms_and_large_versions(self, bus: Bus) -> None:
        received: Received = []
        bus.subscribe(listener(received))
        published = [("部屋 🎲 '; --", 2**31), ("-_" * 11, 1), ("é", 0)]
        for room, version in published:
            await bus.publish(room, version)
        await wait_for_messages(received, len(published))
        assert received == published

    @with_bus
    async def test_concurrent_publishers(self, bus: Bus) -> None:
        received: Received = []
        bus.subscribe(listener(received))
        published = [(f"room {number}", number) for number in range(300)]
        await asyncio.gather(*(bus.publish(room, version) for room, version in published))
        await wait_for_messages(received, len(published))
        assert sorted(received) == sorted(published)

    @with_bus
    async def test_closed_bus_delivers_nothing(self, bus: Bus) -> None:
        received: Received = []
        bus.subscribe(listener(received))
        await bus.publish("room", 1)
        await wait_for_messages(received, 1)
        await bus.close()
        await asyncio.sleep(0.01)
        assert received == [("room", 1)]
        await bus.close()
