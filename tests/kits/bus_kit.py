"""Tests for every bus. A bus may lose messages, but not under the conditions of these tests."""

import asyncio
from collections.abc import Awaitable, Callable

from rapido.rooms.ports import Bus

TIMEOUT = 60.0
"""seconds"""

Received = list[bytes]


async def wait_for_messages(received: Received, count: int) -> None:
    """Wait until this many messages have arrived."""
    async with asyncio.timeout(TIMEOUT):
        while len(received) < count:  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.001)


def with_buses(
    coroutine: Callable[["BusKit", Bus, Bus], Awaitable[None]],
) -> Callable[["BusKit"], None]:
    """Run a coroutine method as a test with the buses of two processes."""

    def test(self: "BusKit") -> None:
        async def run() -> None:
            one, two = await self.open()
            try:
                await coroutine(self, one, two)
            finally:
                await one.close()
                await two.close()

        asyncio.run(run())

    return test


class BusKit:
    """Subclasses implement `open` and inherit the tests."""

    async def open(self) -> tuple[Bus, Bus]:
        """Return the buses of two processes, connected."""
        raise NotImplementedError

    @with_buses
    async def test_all_subscribers_receive_all_messages_in_order(self, one: Bus, two: Bus) -> None:
        several: list[Received] = [[], [], []]
        for received in several:
            two.subscribe("topic", received.append)
        published = [f"message {number}".encode() for number in range(1, 100)]
        for payload in published:
            one.publish("topic", payload)
        for received in several:
            await wait_for_messages(received, len(published))
            assert received == published

    @with_buses
    async def test_nobody_receives_their_own_messages(self, one: Bus, two: Bus) -> None:
        received: tuple[Received, Received] = [], []
        one.subscribe("topic", received[0].append)
        two.subscribe("topic", received[1].append)
        one.publish("topic", b"from one")
        await wait_for_messages(received[1], 1)
        two.publish("topic", b"from two")
        await wait_for_messages(received[0], 1)
        assert received == ([b"from two"], [b"from one"])

    @with_buses
    async def test_topics_are_separate(self, one: Bus, two: Bus) -> None:
        received: tuple[Received, Received] = [], []
        for topic, callback in zip(("rooms", "connections"), received, strict=True):
            two.subscribe(topic, callback.append)
        one.publish("unknown", b"nobody listens")
        one.publish("rooms", b"1")
        one.publish("connections", b"2")
        await wait_for_messages(received[0], 1)
        await wait_for_messages(received[1], 1)
        assert received == ([b"1"], [b"2"])

    @with_buses
    async def test_publish_without_subscribers(self, one: Bus, two: Bus) -> None:
        one.publish("topic", b"1")
        received: Received = []
        two.subscribe("topic", received.append)
        one.publish("topic", b"2")
        await wait_for_messages(received, 1)
        assert received[-1] == b"2"

    @with_buses
    async def test_any_bytes_of_any_length(self, one: Bus, two: Bus) -> None:
        received: Received = []
        two.subscribe("topic", received.append)
        published = [b"", bytes(range(256)), b"'; --\\", *(b"\0\xff" * 2**n for n in range(5, 17))]
        for payload in published:
            one.publish("topic", payload)
        await wait_for_messages(received, len(published))
        assert received == published

    @with_buses
    async def test_connected(self, one: Bus, two: Bus) -> None:
        assert one.connected
        assert two.connected

    @with_buses
    async def test_closed_bus_delivers_nothing(self, one: Bus, two: Bus) -> None:
        received: Received = []
        two.subscribe("topic", received.append)
        one.publish("topic", b"1")
        await wait_for_messages(received, 1)
        await two.close()
        one.publish("topic", b"2")
        await asyncio.sleep(0.01)
        assert received == [b"1"]
        two.publish("topic", b"3")
        await two.close()
