"""Tests for every bus on a server that can be killed, cut off and restarted."""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from random import Random
from typing import Any, Protocol, TypeVar

import pytest

from rapido.bus.errors import BusUnavailable
from rapido.bus.remote import RemoteBus
from tests.faults.proxy import Proxy
from tests.kits.bus_kit import TIMEOUT, Received

SECRET = "not-the-password"  # noqa: S105


class BusServer(Protocol):
    port: int

    def url(self, *, port: int | None = None) -> str: ...

    def start(self) -> None: ...

    def kill(self) -> None: ...

    def ensure_running(self) -> None: ...


try:
    from uvloop import new_event_loop
except ImportError:  # on Windows
    from asyncio import new_event_loop

Kit = TypeVar("Kit", bound="RemoteBusKit")


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.01)


def asynchronous(coroutine: Callable[[Kit], Awaitable[None]]) -> Callable[[Kit], None]:
    """Run a coroutine method as a test, after which no task and no error may be left."""

    def test(self: Kit) -> None:
        async def run() -> None:
            unhandled: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(
                lambda _, context: unhandled.append(context)
            )
            self.buses = []
            self.server.ensure_running()
            try:
                await coroutine(self)
            finally:
                for bus in self.buses:
                    await bus.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}
            gc.collect()
            assert not unhandled

        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run())  # the event loop of the server

    return test


class RemoteBusKit:
    """Subclasses provide `server`, which belongs to these tests, and implement `open_bus`."""

    server: BusServer
    buses: list[RemoteBus]

    async def open_bus(
        self, url: str, installation: str = "test", *, required: bool = True
    ) -> RemoteBus:
        raise NotImplementedError

    async def open(
        self, url: str | None = None, installation: str = "test", *, required: bool = True
    ) -> "Observed":
        bus = await self.open_bus(url or self.server.url(), installation, required=required)
        self.buses.append(bus)
        return Observed(bus)

    @asynchronous
    async def test_messages_flow_again_after_the_server_was_killed(self) -> None:
        one, two = await self.open(), await self.open()
        await one.exchange(two)
        one.reconnects = two.reconnects = 0
        with logged() as events:
            await asyncio.to_thread(self.server.kill)
            await until(lambda: not one.bus.connected and not two.bus.connected)
            dropped = one.bus.dropped
            for _ in range(1000):
                one.bus.publish("topic", b"nobody hears this")
            assert one.bus.dropped == dropped + 1000
            await asyncio.to_thread(self.server.start)
            await until(lambda: one.bus.connected and two.bus.connected)
        assert sorted(events) == 2 * ["bus lost"] + 2 * ["bus works again"]
        await until(lambda: one.reconnects and two.reconnects)
        await one.exchange(two)
        assert b"nobody hears this" not in two.received
        assert one.bus.reconnects == two.bus.reconnects == 1

    @asynchronous
    async def test_server_is_killed_while_messages_flow(self) -> None:
        one, two = await self.open(), await self.open()
        flowing = True

        async def publish() -> None:
            while flowing:
                for _ in range(50):
                    one.bus.publish("topic", bytes(1000))
                await asyncio.sleep(0)

        task = asyncio.create_task(publish())
        for _ in range(2):
            await until(lambda: two.received)
            await asyncio.to_thread(self.server.kill)
            await until(lambda: not one.bus.connected)
            await asyncio.to_thread(self.server.start)
            await until(lambda: one.bus.connected)
            two.received.clear()
        await until(lambda: two.received)
        flowing = False
        await task

    @asynchronous
    async def test_silent_server_is_noticed_by_everybody(self) -> None:
        async with Proxy(self.server.port, Random(1)) as proxy:
            one = await self.open(self.server.url(port=proxy.port))
            two = await self.open()
            await one.exchange(two)
            one.reconnects = two.reconnects = 0
            proxy.stalled = True  # also for those who try again
            for connection in proxy.connections:
                connection.stalled = True
            one.bus.publish("topic", b"lost")
            await until(lambda: not one.bus.connected)
            # Who has a connection knows that somebody else may have none.
            await until(lambda: not two.bus.connected)
            proxy.stalled = False
            for connection in list(proxy.connections):
                connection.cut()
            await until(lambda: one.bus.connected and two.bus.connected)
            await until(lambda: one.reconnects and two.reconnects)
            await one.exchange(two)
            assert b"lost" not in two.received
            await one.bus.close()

    @asynchronous
    async def test_silent_connection_is_replaced(self) -> None:
        async with Proxy(self.server.port, Random(1)) as proxy:
            one = await self.open(self.server.url(port=proxy.port))
            for direction in ("stalled", "answers_stalled"):
                reconnects = one.bus.reconnects
                (connection,) = proxy.connections
                setattr(connection, direction, True)
                await until(lambda seen=reconnects: one.bus.reconnects > seen)
                await until(lambda: len(proxy.connections) == 1)
            await one.bus.close()

    @asynchronous
    async def test_close_while_the_server_is_silent(self) -> None:
        async with Proxy(self.server.port, Random(1)) as proxy:
            one = await self.open(self.server.url(port=proxy.port))
            for connection in proxy.connections:
                connection.stalled = True
            for _ in range(100):
                one.bus.publish("topic", bytes(100_000))
            await one.bus.close()
            assert one.bus.dropped

    @asynchronous
    async def test_cut_connection(self) -> None:
        async with Proxy(self.server.port, Random(1)) as proxy:
            one = await self.open(self.server.url(port=proxy.port))
            two = await self.open()
            for cuts in range(1, 4):
                (connection,) = proxy.connections
                connection.cut()
                await until(lambda cuts=cuts: one.bus.reconnects == cuts)
                await one.exchange(two)
            await one.bus.close()

    @asynchronous
    async def test_who_has_left_is_not_missed(self) -> None:
        one, two = await self.open(), await self.open()
        await one.exchange(two)
        two.bus.publish("topic", b"last")
        await two.bus.close()
        await until(lambda: b"last" in one.received)
        await until(lambda: not one.peers)
        assert one.bus.connected

    @asynchronous
    async def test_starts_without_a_server(self) -> None:
        await asyncio.to_thread(self.server.kill)
        with logged() as events:
            with pytest.raises(BusUnavailable, match=str(self.server.port)):
                await self.open()
            assert events == []  # whoever starts the server reads the error
            one = await self.open(required=False)
            assert events == ["bus not connected"]
        assert not one.bus.connected
        one.bus.publish("topic", b"nobody hears this")
        await asyncio.to_thread(self.server.start)
        await until(lambda: one.bus.connected and one.reconnects)
        await one.exchange(await self.open())

    @asynchronous
    async def test_wrong_password(self) -> None:
        scheme, _, rest = self.server.url().partition("://")
        user, _, host = rest.partition("@")
        url = f"{scheme}://{user.partition(':')[0]}:{SECRET}@{host}"
        with pytest.raises(BusUnavailable) as caught:
            await self.open(url)
        assert SECRET not in str(caught.value)
        assert "auth" in str(caught.value).lower()

    @asynchronous
    async def test_installations_do_not_hear_each_other(self) -> None:
        one, two, foreign = await self.open(), await self.open(), await self.open(None, "other")
        await one.exchange(two)
        assert foreign.received == []
        assert not foreign.peers

    @asynchronous
    async def test_subscriber_that_fails(self) -> None:
        one, two = await self.open(), await self.open()

        def fail(_: bytes = b"") -> None:
            raise RuntimeError("planted")

        two.bus.subscribe("topic", fail)
        two.bus.on_reconnect(fail)
        await one.exchange(two)


class Observed:
    """A bus, and what it has reported."""

    def __init__(self, bus: RemoteBus) -> None:
        self.bus = bus
        self.received: Received = []
        self.reconnects = 0
        bus.subscribe("topic", self.received.append)
        bus.on_reconnect(self._count)

    def _count(self) -> None:
        self.reconnects += 1

    @property
    def peers(self) -> int:
        return len(self.bus._peers)  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001

    async def exchange(self, other: "Observed") -> None:
        """Send until something arrives, both ways."""
        for sender, receiver in ((self, other), (other, self)):
            count = len(receiver.received)

            def arrived(
                sender: RemoteBus = sender.bus,
                received: Received = receiver.received,
                count: int = count,
            ) -> bool:
                sender.publish("topic", b"arrives")
                return len(received) > count

            await until(arrived)


@contextmanager
def logged() -> Generator[list[str], None, None]:
    """Collect what the server logs."""
    events: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: events.append(record.getMessage())
    logger = logging.getLogger("rapido")
    logger.addHandler(handler)
    try:
        yield events
    finally:
        logger.removeHandler(handler)
