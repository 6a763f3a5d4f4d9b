"""The gatekeeper in front of everything: our own names only, our own pages only, safe headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from rapido.web.access.origins import Origins

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
ALONE: Final = (b"cross-origin-opener-policy", b"same-origin")
"""browsers heed it over HTTPS only, and complain about it everywhere else"""
NO_CACHE: Final = (b"cache-control", b"no-cache")
"""ask again each time, so that nobody is left with an old page"""
BODY: Final = 16 * 1024
"""bytes of a request, more than any of ours has"""


class Guard:
    """Lets only what is meant for this server through to it."""

    def __init__(self, app: App, origins: Origins) -> None:
        """Stand in front of this app."""
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request before anything else sees it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers[b"origin"].decode("latin-1") if b"origin" in headers else None
        changes = scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}
        if not self._origins.serves(host) or (changes and not self._origins.owns(origin, host)):
            await self._refuse(scope, send, 403)
        elif int(headers.get(b"content-length", b"0") or 0) > BODY:
            await self._refuse(scope, send, 413)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            headers_of_ours = [*HEADERS, ALONE] if scope["scheme"] == "https" else HEADERS
            await self._app(scope, receive, _with_headers(send, headers_of_ours))

    async def _refuse(self, scope: Scope, send: Send, status: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
            return
        await send({"type": "http.response.start", "status": status, "headers": list(HEADERS)})
        await send({"type": "http.response.body", "body": b""})


def _with_headers(send: Send, ours: list[tuple[bytes, bytes]]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = message.get("headers", [])
            fresh = [] if any(name == b"cache-control" for name, _ in given) else [NO_CACHE]
            message["headers"] = [*given, *fresh, *ours]
        await send(message)

    return sending
