"""What is answered to a plain request where a WebSocket handshake is expected."""

from starlette.responses import Response

from rapido.web.http.context import Context, client_of
from rapido.web.http.errors import UpgradeRequired, error_response
from rapido.web.sockets.admission import find_refusal
from rapido.web.wire.http import Failure


async def explain_refusal(context: Context) -> Response:
    """Answer as a handshake would be; nothing was refused, so nothing is counted."""
    hub, client = context.services.hub, client_of(context.request)
    if refusal := find_refusal(hub, client, hub.handshakes.wait(client)):
        return refusal.response()
    text = "this path is for WebSockets; send a handshake"
    response = error_response(Failure(UpgradeRequired.code, text))
    response.headers.update({"upgrade": "websocket", "connection": "upgrade"})
    return response
