"""Connections that keep a server waiting: requests that do not end, readers that do not read."""

import asyncio
from asyncio import TimerHandle
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 10.0
"""how long a request may take to arrive, its body included"""
READ_SECONDS: Final = 5.0
"""how long a browser may leave a full line unread"""


class Requests(H11Protocol):
    """HTTP in which a request that does not arrive in time is cut off."""

    _late: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to wait."""
        super().connection_made(transport)
        self._late = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Wait on until the request is there, or has become a socket."""
        super().data_received(data)
        arriving = self in self.connections and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        if arriving and self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        elif not arriving:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that are cut off when nobody reads what was sent; a goodbye could not be read."""

    _late: TimerHandle | None = None

    def pause_writing(self) -> None:
        """Begin to wait."""
        super().pause_writing()
        self._late = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
