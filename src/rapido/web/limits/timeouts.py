"""Connections that keep a server waiting: requests that do not end, readers that do not read."""

import asyncio
from asyncio import TimerHandle
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 10.0
"""how long a request may take to arrive, its body included"""
ANSWER_SECONDS: Final = 20.0
ANSWER_BYTES: Final = 16 * 1024
"""how much of an answer has to be read in that time, unless all of it is"""
READ_SECONDS: Final = 5.0
"""how long a browser may leave a full line unread"""


class Requests(H11Protocol):
    """HTTP in which a request that does not arrive, or an answer that is not read, is cut off."""

    _late: TimerHandle | None = None
    _unread: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to wait."""
        super().connection_made(transport)
        # However little is left unread, we want to know: nobody else would ever let go of it.
        transport.set_write_buffer_limits(high=0)
        self._late = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Wait on until the request is there, or has become a socket."""
        super().data_received(data)
        arriving = self in self.connections and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        if arriving and self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        elif not arriving:
            self._late = _stop(self._late)

    def pause_writing(self) -> None:
        """Begin to wait until it is read."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """Wait no more."""
        self._unread = _stop(self._unread)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._late, self._unread = _stop(self._late), _stop(self._unread)
        super().connection_lost(exc)

    def _watch(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(ANSWER_SECONDS, self._look, left)

    def _look(self, before: int) -> None:
        """Wait on for whoever reads slowly, but reads."""
        if before - self.transport.get_write_buffer_size() < ANSWER_BYTES:
            self.transport.abort()
        else:
            self._watch()


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that are cut off when nobody reads what was sent; a goodbye could not be read."""

    _late: TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over from the request that became a socket."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits()

    def pause_writing(self) -> None:
        """Begin to wait."""
        super().pause_writing()
        self._late = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Wait no more."""
        self._late = _stop(self._late)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._late = _stop(self._late)
        super().connection_lost(exc)


def _stop(timer: TimerHandle | None) -> None:
    """Cancel a timer; nothing is left of it."""
    if timer is not None:
        timer.cancel()
