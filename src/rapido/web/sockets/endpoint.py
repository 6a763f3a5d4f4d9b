"""The WebSocket endpoint: `/ws/{room}`."""

from math import ceil
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from rapido.rooms.model.errors import Unavailable
from rapido.web.http.errors import TooManyRequests, error_response
from rapido.web.limits.networks import Client, client_of
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.session import Session
from rapido.web.wire.http import Failure

RETRY_AFTER: Final = 10
"""seconds until a client should try again when there are too many connections"""


class WebSocketEndpoint:
    """Accepts guests with a token.

    Plain ASGI: Starlette's wrapper around each message costs more than the message.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the handshake
        client = client_of(scope)
        if refusal := self._refusal(client):
            await refusal(scope, receive, send)
            return
        room = scope["path_params"]["room"]
        with self._hub.count(room, client):
            await send({"type": "websocket.accept"})
            await Session(self._hub, room, client, receive, send).run()

    def _refusal(self, client: Client) -> Response | None:
        """Return the answer to a handshake that is refused; it is counted and logged."""
        hub = self._hub
        if wait := hub.handshakes.take(client):
            text = f"too many connections in a short time; try again in {ceil(wait)} s"
            return self._refuse("handshakes", client, Failure(TooManyRequests.code, text), wait)
        if not client.guest:
            text = "there is no token in a cookie; load any page to get one"
            return self._refuse("no_token", client, Failure("no_token", text))
        if hub.connections.is_full(client):
            text = "too many open connections; close some of them"
            failure = Failure(TooManyRequests.code, text)
            return self._refuse("connections", client, failure, RETRY_AFTER)
        if hub.connections.total >= hub.settings.limits.connections:
            failure = Failure(Unavailable.code, "the server has too many connections")
            return self._refuse("all_connections", client, failure, RETRY_AFTER)
        return None

    def _refuse(
        self, reason: str, client: Client, failure: Failure, retry_after: float | None = None
    ) -> Response:
        self._hub.refusals.add(reason, client.network)
        return error_response(failure, retry_after)
