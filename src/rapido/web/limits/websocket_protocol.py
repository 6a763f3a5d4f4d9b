"""WebSocket connections: limits on what arrives, and timeouts for what is sent to be read."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:  # as websockets itself does
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from rapido.web.limits.message_queue import MessageQueue
from rapido.web.limits.networks import client_of
from rapido.web.limits.timers import cancel
from rapido.web.limits.token_bucket import ClientBuckets, ClientRateLimiter
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Settings
from rapido.web.sockets.codes import TOO_MANY
from rapido.web.sockets.connection import FRAME_WRITER, TEXT

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

PIECE: Final = 256
"""bytes that are parsed at once: the smallest frame has 6, so this is how far a client gets beyond
its limit"""
SHORT_HEADER: Final = 6
"""bytes of the header of a short frame: two, and the mask"""
MASKED: Final = 0x80
"""added to the length"""
LONG: Final = 126
"""lengths from here on mean that the length follows"""
MAX_FRAGMENTS: Final = 64
"""fragments of one message; `message_bytes` does not limit those that are empty"""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets that are closed when too much arrives, and aborted when the client does not read.

    Everything that arrives is counted before the application sees it: frames of every kind, and
    bytes, because a frame may be large or never end. So the limit also bounds the messages that
    wait for the application, which reads no more until it has handled them.
    """

    settings: Settings
    refusals: Refusals
    frames_limiter: ClientRateLimiter
    _client_buckets: ClientBuckets | None = None
    _unread_timer: TimerHandle | None = None
    _abort_timer: TimerHandle | None = None
    on_writable: Callable[[], None]
    """called when the client has read enough to write more"""
    on_lost: Callable[[], None] | None = None
    """ends the count of the connection, which began as HTTP"""
    _between_frames = False
    """whether the parser is known to be at the beginning of a frame"""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.on_writable = _nothing
        self.messages = MessageQueue["ASGIReceiveEvent"](self.loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self.messages)
        super().connection_made(transport)
        # The HTTP protocol before the upgrade has set these to zero.
        self.transport.set_write_buffer_limits()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._receive_handshake(data)
            return
        if SHORT_HEADER <= len(data) <= PIECE and self._between_frames:
            text = self._whole_message(data)
            if text is not None and self._buckets().take():
                self.messages.put_nowait({"type": "websocket.receive", "text": text})
                return
        self._between_frames = self._between_frames and _has_whole_frames(data)
        for start in range(0, len(data), PIECE):
            if not self._buckets().take():
                self._refuse("frames")
                return
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    def _whole_message(self, data: bytes) -> str | None:
        """Return the text if this is what nearly all data is: a short message that is waited for.

        The parser of websockets, which takes whatever else there is, would need 15 us for it.
        Reading is not paused: before the next message is read, this one is.
        """
        if (
            data[0] != TEXT
            or len(data) != data[1] - MASKED + SHORT_HEADER
            or data[1] >= MASKED + LONG
            or not self.messages.reader_waits
            or self.frames  # it would be in the midst of a fragmented one, which is an error
            or not self.handshake_complete
            or self.conn.state is not State.OPEN
        ):
            return None
        try:
            return apply_mask(data[SHORT_HEADER:], data[2:SHORT_HEADER]).decode()
        except UnicodeDecodeError:
            return None

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if frames > 1:  # the first one is paid with its bytes
            self._buckets().charge(frames - 1)
        super().handle_events()
        if len(self.frames) > MAX_FRAGMENTS:
            self._refuse("fragments")

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope.setdefault("extensions", {}))
        extensions[FRAME_WRITER] = self
        try:
            await super().run_asgi()
        finally:  # no cycle of references is left to the garbage collector
            del extensions[FRAME_WRITER]
            self.on_writable = _nothing

    def write_frames(self, frames: bytes) -> bool:
        """Write whole frames now, or return False if the client has to read first."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frames)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_timer = self._abort_later()

    def resume_writing(self) -> None:
        self._unread_timer = cancel(self._unread_timer)
        super().resume_writing()
        self.on_writable()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:  # it is closing, which waits until the client has read everything
            self._abort_timer = self._abort_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread_timer = cancel(self._unread_timer)
        self._abort_timer = cancel(self._abort_timer)
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    def _receive_handshake(self, request: bytes) -> None:
        super().data_received(request)
        _, end, rest = request.partition(b"\r\n\r\n")
        self._between_frames = bool(end) and not rest
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # uvicorn neither sends the answer nor closes the connection.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _refuse(self, reason: str) -> None:
        self.refusals.add(reason, client_of(dict(self.scope)).network)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        self.conn.fail(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def _buckets(self) -> ClientBuckets:
        if self._client_buckets is not None:
            return self._client_buckets
        buckets = self.frames_limiter.of(client_of(dict(self.scope)))
        if self.handshake_complete:  # before, the middleware may still replace a proxy's address
            self._client_buckets = buckets
        return buckets

    def _abort_later(self) -> TimerHandle:
        """Abort unless the client reads: it would not read a close."""
        return self.loop.call_later(self.settings.unread_timeout, self.transport.abort)


def _nothing() -> None:
    return


def _has_whole_frames(data: bytes) -> bool:
    """Return whether data that begins with a frame ends with one.

    A connection on which this was ever not so is left to the parser for good.
    """
    at = 0
    while at + SHORT_HEADER <= len(data):
        length = data[at + 1] & 0x7F
        if length == LONG:
            length = 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        elif length > LONG:
            return False  # longer than any message
        at += SHORT_HEADER + length
    return at == len(data)


def websocket_protocol(settings: Settings, refusals: Refusals) -> type[WebSocketProtocol]:
    """Return the protocol class for uvicorn, which takes classes only."""
    limits = settings.limits
    members = {
        "settings": settings,
        "refusals": refusals,
        "frames_limiter": ClientRateLimiter(
            limits.frame_burst, limits.frame_rate, limits.guests_per_address
        ),
    }
    return type("WebSocketProtocol", (WebSocketProtocol,), members)
