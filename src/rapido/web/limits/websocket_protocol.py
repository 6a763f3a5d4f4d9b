"""WebSocket connections: a timeout for messages to be read."""

import asyncio
from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rapido.web.limits.timers import cancel
from rapido.web.operations.refusals import Refusals
from rapido.web.settings import Settings


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets that are aborted when the client does not read: it would not read a close."""

    settings: Settings
    refusals: Refusals
    _unread_timer: TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # The HTTP protocol before the upgrade has set these to zero.
        self.transport.set_write_buffer_limits()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_timer = self.loop.call_later(
            self.settings.unread_timeout, self.transport.abort
        )

    def resume_writing(self) -> None:
        self._unread_timer = cancel(self._unread_timer)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread_timer = cancel(self._unread_timer)
        super().connection_lost(exc)


def websocket_protocol(settings: Settings, refusals: Refusals) -> type[WebSocketProtocol]:
    """Return the protocol class for uvicorn, which takes classes only."""
    members = {"settings": settings, "refusals": refusals}
    return type("WebSocketProtocol", (WebSocketProtocol,), members)
