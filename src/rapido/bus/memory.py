"""A message bus within one process."""

from collections.abc import Callable


class MemoryBus:
    """Calls every subscriber directly."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[str, int], None]] = []

    async def publish(self, room: str, version: int) -> None:
        for callback in self._subscribers:
            callback(room, version)

    def subscribe(self, callback: Callable[[str, int], None]) -> None:
        self._subscribers.append(callback)

    async def close(self) -> None:
        self._subscribers.clear()
