"""The WebSocket endpoint: `/ws/{room}`."""

from starlette.types import Receive, Scope, Send

from rapido.web.access.request_id import id_header
from rapido.web.limits.networks import client_of
from rapido.web.sockets.admission import find_refusal
from rapido.web.sockets.connection import FRAME_WRITER
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.session import Session


class WebSocketEndpoint:
    """Accepts guests with a token.

    Plain ASGI: Starlette's wrapper around each message costs more than the message.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the handshake
        client = client_of(scope)
        if refusal := find_refusal(self._hub, client, self._hub.handshakes.take(client)):
            self._hub.refusals.add(refusal.reason, client.network)
            response = refusal.response()
            response.raw_headers.append(id_header(scope))
            await response(scope, receive, send)
            return
        room = scope["path_params"]["room"]
        writer = scope["extensions"][FRAME_WRITER]
        with self._hub.count(room, client):
            await send({"type": "websocket.accept", "headers": [id_header(scope)]})
            await Session(self._hub, room, client, receive, send, writer).run()
