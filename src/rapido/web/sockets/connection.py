"""One WebSocket connection as the rest of the server sees it: a queue of messages to send."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from rapido.web.sockets.codes import RESTART, TOO_SLOW
from rapido.web.wire.messages import AnyToBrowser, Updates

_encode: Final = msgspec.json.Encoder().encode


def encode(message: AnyToBrowser) -> str:
    return _encode(message).decode()


@dataclass(eq=False, slots=True)
class Connection:
    """One browser tab. Sending never blocks: when its queue is full, it is closed."""

    guest: str
    max_queue: int
    queue: deque[str] = field(default_factory=deque[str])
    queued: asyncio.Event = field(default_factory=asyncio.Event)
    """set when there is something in the queue"""
    closed: asyncio.Future[int] = field(default_factory=asyncio.Future[int])
    """the close code, once it is to be closed"""
    active: bool = True
    """whether this is the tab of its guest that plays"""
    order: int = 0
    """higher than that of all tabs that were opened or activated before, in any process"""
    updates: Updates = Updates.FULL
    """what it gets for every change"""
    busy: bool = False
    """whether a command is being executed"""
    draining: bool = False
    """whether it is to be closed as soon as no command is being executed"""

    def send(self, text: str) -> None:
        """Queue a message."""
        if len(self.queue) >= self.max_queue:
            self.close(TOO_SLOW)
        elif not self.closed.done():
            self.queue.append(text)
            self.queued.set()

    def drain(self) -> None:
        """Let the client reconnect elsewhere, but first answer the command that it has sent."""
        self.draining = True
        if not self.busy:
            self.close(RESTART)

    def close(self, code: int) -> None:
        """Close the connection without waiting for its queue."""
        if not self.closed.done():
            self.closed.set_result(code)
