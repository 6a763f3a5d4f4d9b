"""HTTP connections: timeouts for requests to arrive and for responses to be read."""

import asyncio
from asyncio import TimerHandle

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rapido.web.limits.timers import cancel
from rapido.web.operations.refusals import Refusals
from rapido.web.settings import Settings


class HttpProtocol(H11Protocol):
    """HTTP that aborts a request that does not arrive, or a response that is not read."""

    settings: Settings
    refusals: Refusals
    _request_timer: TimerHandle | None = None
    _response_timer: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        # Pause as soon as anything is unread: nothing else would ever close such a connection.
        transport.set_write_buffer_limits(high=0)
        self._start_request_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        arriving = self in self.connections and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        if arriving and self._request_timer is None:
            self._start_request_timer()
        elif not arriving:
            self._request_timer = cancel(self._request_timer)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start_response_timer()

    def resume_writing(self) -> None:
        self._response_timer = cancel(self._response_timer)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_timer = cancel(self._request_timer)
        self._response_timer = cancel(self._response_timer)
        super().connection_lost(exc)

    def _start_request_timer(self) -> None:
        self._request_timer = self.loop.call_later(
            self.settings.request_timeout, self.transport.abort
        )

    def _start_response_timer(self) -> None:
        unread = self.transport.get_write_buffer_size()
        self._response_timer = self.loop.call_later(
            self.settings.response_timeout, self._check_progress, unread
        )

    def _check_progress(self, unread_before: int) -> None:
        """Abort unless the client reads, however slowly."""
        read = unread_before - self.transport.get_write_buffer_size()
        if read < self.settings.response_bytes:
            self.transport.abort()
        else:
            self._start_response_timer()


def http_protocol(settings: Settings, refusals: Refusals) -> type[HttpProtocol]:
    """Return the protocol class for uvicorn, which takes classes only."""
    members = {"settings": settings, "refusals": refusals}
    return type("HttpProtocol", (HttpProtocol,), members)
