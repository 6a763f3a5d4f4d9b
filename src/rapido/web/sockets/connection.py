"""One WebSocket connection: what is sent to it, and how it is closed."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from struct import pack
from typing import Final, Protocol

import msgspec

from rapido.web.sockets.codes import RESTART, TOO_SLOW
from rapido.web.wire.messages import AnyToBrowser, Updates

FRAME_WRITER: Final = "rapido.frame_writer"
"""the ASGI extension that is a `FrameWriter`"""

TEXT: Final = 0x81
"""the first byte of a text frame that is a whole message"""

_encode: Final = msgspec.json.Encoder().encode


class FrameWriter(Protocol):
    """Writes frames past ASGI, which would encode each one again for every connection."""

    on_writable: Callable[[], None]
    """called when the client has read enough to write more"""

    def write_frames(self, frames: bytes) -> bool:
        """Write whole frames now, or return False if the client has to read first."""
        ...


def encode(message: AnyToBrowser) -> bytes:
    """Return a message as a WebSocket frame: those of a server are the same for everyone.

    Written out, because `websockets.frames.Frame` takes 4 us for the two to ten bytes.
    """
    text = _encode(message)
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 2**16:
        return pack("!BBH", TEXT, 126, size) + text
    return pack("!BBQ", TEXT, 127, size) + text


@dataclass(eq=False, slots=True)
class Connection:
    """One browser tab. Sending never blocks: when its queue is full, it is closed."""

    guest: str
    max_queue: int
    writer: FrameWriter
    queue: deque[bytes] = field(default_factory=deque[bytes])
    """frames that are written together: soon, or when the client has read those before"""
    closed: asyncio.Future[int] = field(default_factory=asyncio.Future[int])
    """the close code, once it is to be closed"""
    active: bool = True
    """whether this is the tab of its guest that plays"""
    order: int = 0
    """higher than that of all tabs that were opened or activated before, in any process"""
    updates: Updates = Updates.FULL
    """what it gets for every change"""
    background: bool = False
    """whether it only listens, for a page that is not the table"""
    busy: bool = False
    """whether a command is being executed"""
    draining: bool = False
    """whether it is to be closed as soon as no command is being executed"""

    def __post_init__(self) -> None:
        self.writer.on_writable = self.flush

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        if self.closed.done():
            return
        if not self.queue:
            self.closed.get_loop().call_soon(self.flush)
        if len(self.queue) < self.max_queue:
            self.queue.append(frame)
        else:
            self.close(TOO_SLOW)

    def drain(self) -> None:
        """Let the client reconnect elsewhere, but first answer the command that it has sent."""
        self.draining = True
        if not self.busy:
            self.close(RESTART)

    def close(self, code: int) -> None:
        """Close the connection without waiting for its queue."""
        if not self.closed.done():
            self.closed.set_result(code)

    def flush(self) -> None:
        """Write what is queued, unless the client has to read first."""
        if self.queue and self.writer.write_frames(b"".join(self.queue)):
            self.queue.clear()
