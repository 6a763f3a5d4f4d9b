"""The door to the sockets: who comes, from where, to which room."""

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from rapido.web.access.guests import guest_of, token_in
from rapido.web.sockets.session import Hall

NO_TOKEN = 4401


class Door:
    """Lets guests with a token into the hall.

    Plain ASGI: what Starlette would wrap around every message costs more than the message.
    """

    def __init__(self, hall: Hall) -> None:
        """Lead to this hall."""
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one connection in, and stay until it ends."""
        await receive()  # the handshake
        token = token_in(Headers(scope=scope).get("cookie", ""))
        if token is None:
            await send({"type": "websocket.close", "code": NO_TOKEN})
            return
        address = scope["client"][0] if scope["client"] else ""
        await self._hall.serve(
            scope["path_params"]["room"], guest_of(token), address, receive, send
        )
