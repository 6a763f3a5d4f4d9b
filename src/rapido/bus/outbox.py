"""Messages that wait to be sent: never more than fit into a fixed amount of memory."""

from collections import deque
from typing import Final

from rapido.bus.frames import Message

CAPACITY: Final = 4 * 1024 * 1024
"""bytes"""
_OVERHEAD: Final = 200
"""bytes that a message takes in memory besides its payload"""


class Outbox:
    """Drops the oldest messages: newer ones say more."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.next_number = 0
        """of the next message: those that are dropped are missing for the receivers"""
        self.published = 0
        self.dropped = 0
        self._capacity = capacity
        self._messages: deque[Message] = deque()
        self._size = 0

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, topic: str, payload: bytes) -> None:
        message = Message(self.next_number, topic, payload)
        self.next_number += 1
        if len(payload) + _OVERHEAD > self._capacity:
            self.dropped += 1
            return
        self._messages.append(message)
        self._size += len(payload) + _OVERHEAD
        while self._size > self._capacity:
            self._remove_oldest()
            self.dropped += 1

    def skip(self) -> None:
        """Drop a message at once."""
        self.next_number += 1
        self.dropped += 1

    def take(self, size: int) -> list[Message]:
        """Remove the oldest messages, up to about so many bytes, at least one."""
        taken: list[Message] = []
        while self._messages and size > 0:
            size -= len(self._messages[0].payload)
            taken.append(self._remove_oldest())
        return taken

    def clear(self) -> None:
        self.dropped += len(self._messages)
        self._messages.clear()
        self._size = 0

    def _remove_oldest(self) -> Message:
        message = self._messages.popleft()
        self._size -= len(message.payload) + _OVERHEAD
        return message
