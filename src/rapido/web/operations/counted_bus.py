"""A bus that is counted: messages in both directions, and reconnections."""

from collections.abc import Callable

from rapido.rooms.ports import Bus
from rapido.web.operations.metrics import Metrics


class CountedBus:
    """Passes everything on to another bus; counts with plain numbers, which are read on demand."""

    def __init__(self, bus: Bus, metrics: Metrics) -> None:
        self._bus = bus
        self._published = 0
        self._received = 0
        self._reconnects = 0
        bus.on_reconnect(self._count_reconnect)
        metrics.read("rapido_bus_connected", "1 while messages arrive", lambda: bus.connected)
        metrics.count(
            "rapido_bus_published", "Messages to other processes", lambda: self._published
        )
        metrics.count(
            "rapido_bus_received", "Messages from other processes", lambda: self._received
        )
        metrics.count(
            "rapido_bus_reconnects",
            "Times that the bus was connected again",
            lambda: self._reconnects,
        )

    @property
    def connected(self) -> bool:
        return self._bus.connected

    def publish(self, topic: str, payload: bytes) -> None:
        self._published += 1
        self._bus.publish(topic, payload)

    def subscribe(self, topic: str, callback: Callable[[bytes], None]) -> None:
        def receive(payload: bytes) -> None:
            self._received += 1
            callback(payload)

        self._bus.subscribe(topic, receive)

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        self._bus.on_reconnect(callback)

    async def close(self) -> None:
        await self._bus.close()

    def _count_reconnect(self) -> None:
        self._reconnects += 1
