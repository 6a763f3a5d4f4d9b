"""HTTP connections: bounded in number, in bytes, and in time."""

import asyncio
from asyncio import TimerHandle
from functools import partial
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from rapido.web.limits.connections import ConnectionLimit
from rapido.web.limits.networks import network_of
from rapido.web.limits.timers import cancel
from rapido.web.limits.websocket_protocol import WebSocketProtocol
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Settings

PART: Final = 4096
"""bytes given to h11 at once; it limits only headers that are incomplete after a part"""
MAX_REQUEST: Final = 128 * 1024
"""bytes of one request, with a body that nobody reads"""


class HttpProtocol(H11Protocol):
    """HTTP that aborts a request that does not arrive, or a response that is not read.

    A request may arrive in the same packet as the one before, and is then handled when the
    response to that is complete. So everything that depends on the state of a request is in
    `handle_events`, which uvicorn calls in both cases.
    """

    settings: Settings
    refusals: Refusals
    limit: ConnectionLimit
    _address: str | None = None
    """the client that is counted; none if the connection was refused"""
    _request_timer: TimerHandle | None = None
    _response_timer: TimerHandle | None = None
    _request_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._unparsed = bytearray()
        """what h11 has not been given yet: requests that were sent ahead"""
        address, _ = get_remote_addr(transport) or ("", 0)
        if reason := self.limit.take(address):
            self.refusals.add(reason, network_of(address))
            transport.abort()
            return
        self._address = address
        super().connection_made(transport)
        # Pause as soon as anything is unread: nothing else would ever close such a connection.
        transport.set_write_buffer_limits(high=0)
        self._start_request_timer()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        self._unset_keepalive_if_required()
        if self.cycle is not None and self._is_idle():  # pyright: ignore[reportUnnecessaryComparison]
            self._start_request_timer()
        self._unparsed += data
        self.handle_events()

    def handle_events(self) -> None:
        super().handle_events()
        while self._unparsed and self._awaits_request():
            state, part = self.conn.their_state, bytes(self._unparsed[:PART])
            del self._unparsed[:PART]
            self._request_bytes += len(part)
            if self._request_bytes > MAX_REQUEST:
                self.refusals.add("too_large", network_of(self._address or ""))
                self.transport.abort()
                return
            self.conn.receive_data(part)
            super().handle_events()
            if state is h11.SEND_BODY and self.conn.their_state is h11.IDLE:
                self._end_request()  # one whose response was sent before its end
        if not self._awaits_request():
            self._end_request()
            if self._unparsed and self in self.connections:
                self.flow.pause_reading()
        elif self._request_timer is None:
            self._start_request_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._end_request()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketProtocol):
            # The connection counts on, and this protocol will neither hear of its end nor stay.
            protocol.on_lost = partial(self.limit.release, self._address or "")

    def send_400_response(self, msg: str) -> None:
        self.refusals.add("malformed_request", network_of(self._address or ""))
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start_response_timer()

    def resume_writing(self) -> None:
        self._response_timer = cancel(self._response_timer)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address is None:
            return
        self.limit.release(self._address)
        self._end_request()
        self._response_timer = cancel(self._response_timer)
        super().connection_lost(exc)

    def _awaits_request(self) -> bool:
        """Return whether the client has to send a request, or the rest of one."""
        return (
            self in self.connections
            and not self.transport.is_closing()
            and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        )

    def _is_idle(self) -> bool:
        return (
            self.conn.their_state is h11.IDLE
            and not self._unparsed
            and not self.conn.trailing_data[0]
        )

    def _start_request_timer(self) -> None:
        cancel(self._request_timer)
        self._request_timer = self.loop.call_later(
            self.settings.request_timeout, self.transport.abort
        )

    def _end_request(self) -> None:
        self._request_timer = cancel(self._request_timer)
        self._request_bytes = 0

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


def http_protocol(
    settings: Settings, refusals: Refusals, limit: ConnectionLimit
) -> type[HttpProtocol]:
    """Return the protocol class for uvicorn, which takes classes only."""
    members = {"settings": settings, "refusals": refusals, "limit": limit}
    return type("HttpProtocol", (HttpProtocol,), members)
