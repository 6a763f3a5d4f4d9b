"""The WebSocket endpoint: `/ws/{room}`."""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from rapido.web.access.guests import guest_id, token_from_cookies
from rapido.web.sockets.codes import TOO_MANY
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.session import Session

NO_TOKEN: Final = 4401
"""never seen by clients: a close before the handshake is complete becomes status 403"""


class WebSocketEndpoint:
    """Accepts guests with a token.

    Plain ASGI: Starlette's wrapper around each message costs more than the message.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the handshake
        token = token_from_cookies(Headers(scope=scope).get("cookie", ""))
        if token is None:
            await send({"type": "websocket.close", "code": NO_TOKEN})
            return
        address = scope["client"][0] if scope["client"] else ""
        if self._hub.is_full(address):
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        room = scope["path_params"]["room"]
        with self._hub.count(room, address):
            await send({"type": "websocket.accept"})
            await Session(self._hub, room, guest_id(token), receive, send).run()
