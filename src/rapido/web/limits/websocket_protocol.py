"""WebSocket connections: limits on what arrives, and timeouts for what is sent to be read."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from rapido.web.limits.networks import client_of
from rapido.web.limits.timers import cancel
from rapido.web.limits.token_bucket import ClientBuckets, ClientRateLimiter
from rapido.web.operations.refusals import Refusals
from rapido.web.settings import Settings
from rapido.web.sockets.codes import TOO_MANY
from rapido.web.sockets.connection import FRAME_WRITER

PIECE: Final = 256
"""bytes that are parsed at once: the smallest frame has 6, so this is how far a client gets beyond
its limit"""
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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.on_writable = _nothing
        super().connection_made(transport)
        # The HTTP protocol before the upgrade has set these to zero.
        self.transport.set_write_buffer_limits()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._receive_handshake(data)
            return
        for start in range(0, len(data), PIECE):
            if not self._buckets().take():
                self._refuse("frames")
                return
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

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
