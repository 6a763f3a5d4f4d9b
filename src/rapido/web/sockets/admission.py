"""Whether a WebSocket handshake is accepted, and what is answered if not."""

from math import ceil
from typing import Final, NamedTuple

from starlette.responses import Response

from rapido.rooms.model.errors import Unavailable
from rapido.web.http.errors import NoToken, TooManyRequests, error_response
from rapido.web.limits.networks import Client
from rapido.web.sockets.hub import Hub
from rapido.web.wire.http import Failure

RETRY_AFTER: Final = 10
"""seconds until a client should try again when there are too many connections"""


class HandshakeRefusal(NamedTuple):
    reason: str
    """for metrics and the log"""
    failure: Failure
    retry_after: float | None = None

    def response(self) -> Response:
        return error_response(self.failure, self.retry_after)


def find_refusal(hub: Hub, client: Client, wait: float) -> HandshakeRefusal | None:
    """Return why a handshake is refused; `wait` is what its rate limiter says."""
    if wait:
        text = f"too many connections in a short time; try again in {ceil(wait)} s"
        return HandshakeRefusal("handshakes", Failure(TooManyRequests.code, text), wait)
    if not client.guest:
        text = "there is no token in a cookie; load any page to get one"
        return HandshakeRefusal("no_token", Failure(NoToken.code, text))
    if hub.connections.is_full(client):
        text = "too many open connections; close some of them"
        failure = Failure(TooManyRequests.code, text)
        return HandshakeRefusal("connections", failure, RETRY_AFTER)
    if hub.draining:
        failure = Failure(Unavailable.code, "the server is stopping; connect again")
        return HandshakeRefusal("stopping", failure, 1)
    if hub.connections.total >= hub.settings.limits.connections:
        failure = Failure(Unavailable.code, "the server has too many connections")
        return HandshakeRefusal("all_connections", failure, RETRY_AFTER)
    return None
