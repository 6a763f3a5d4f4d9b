"""ASGI middleware: checks host, origin and body size, and adds security headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from rapido.web.access.origins import Origins

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
OPENER_POLICY: Final = (b"cross-origin-opener-policy", b"same-origin")
"""sent over HTTPS only: elsewhere browsers ignore it and log a warning"""
NO_CACHE: Final = (b"cache-control", b"no-cache")
"""browsers revalidate each time, so that no old page stays in use"""
MAX_BODY: Final = 16 * 1024
"""bytes in the body of any request; most endpoints accept less"""


class SecurityMiddleware:
    """Rejects requests for other hosts, from other origins, or with a body that is too large."""

    def __init__(self, app: App, origins: Origins) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers[b"origin"].decode("latin-1") if b"origin" in headers else None
        unsafe = scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}
        if not self._origins.serves(host) or (unsafe and not self._origins.owns(origin, host)):
            await self._reject(scope, send, 403)
        elif int(headers.get(b"content-length", b"0") or 0) > MAX_BODY:
            await self._reject(scope, send, 413)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            secure = scope["scheme"] == "https"
            added = [*HEADERS, OPENER_POLICY] if secure else HEADERS
            await self._app(scope, receive, _with_headers(send, added))

    async def _reject(self, scope: Scope, send: Send, status: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
            return
        await send({"type": "http.response.start", "status": status, "headers": list(HEADERS)})
        await send({"type": "http.response.body", "body": b""})


def _with_headers(send: Send, added: list[tuple[bytes, bytes]]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = message.get("headers", [])
            cached = any(name == b"cache-control" for name, _ in given)
            message["headers"] = [*given, *([] if cached else [NO_CACHE]), *added]
        await send(message)

    return send_with_headers
