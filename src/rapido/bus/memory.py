"""A message bus within one process: for a server that has no other, and for tests."""

from collections.abc import Callable
from secrets import token_hex


class MemoryBus:
    """Calls the subscribers of its peers directly."""

    connected = True

    def __init__(self, peers: "list[MemoryBus] | None" = None) -> None:
        self.process = token_hex(8)
        self._peers: list[MemoryBus] = [] if peers is None else peers
        self._peers.append(self)
        self._subscribers: dict[str, list[Callable[[bytes], None]]] = {}

    def peer(self) -> "MemoryBus":
        """Return the bus of another process, so to speak."""
        return MemoryBus(self._peers)

    def publish(self, topic: str, payload: bytes) -> None:
        for peer in self._peers:
            if peer is not self:
                peer.receive(topic, payload)

    def receive(self, topic: str, payload: bytes) -> None:
        for callback in self._subscribers.get(topic, ()):
            callback(payload)

    def subscribe(self, topic: str, callback: Callable[[bytes], None]) -> None:
        self._subscribers.setdefault(topic, []).append(callback)

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        """Never call back: nothing is lost."""

    def expect(self, processes: frozenset[str]) -> None:
        """Do nothing: everybody is heard."""

    async def close(self) -> None:
        self._subscribers.clear()
        self._peers = []
