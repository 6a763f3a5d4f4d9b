"""A bus within one process."""

from collections.abc import Callable


class MemoryBus:
    """Tells everyone who listens in this process, at once."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self._heard: list[Callable[[str, int], None]] = []

    async def publish(self, room: str, version: int) -> None:
        """Say that a room has reached a version."""
        for heard in self._heard:
            heard(room, version)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call this for everything that is published."""
        self._heard.append(heard)

    async def close(self) -> None:
        """Tell nobody any more."""
        self._heard.clear()
