"""ASGI middleware: rate limit, host, origin and body size; and it adds security headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from math import ceil
from typing import Any, Final

import msgspec
from starlette.types import Scope

from rapido.web.access.checks import Refusal, check_request
from rapido.web.access.content_policy import content_security_policy
from rapido.web.access.origins import Origins
from rapido.web.limits.networks import client_of
from rapido.web.limits.token_bucket import ClientRateLimiter
from rapido.web.operations.refusals import Refusals

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS: Final = [
    (b"content-security-policy", content_security_policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
OPENER_POLICY: Final = (b"cross-origin-opener-policy", b"same-origin")
"""sent over HTTPS only: elsewhere browsers ignore it and log a warning"""
NO_CACHE: Final = (b"cache-control", b"no-cache")
"""browsers revalidate each time, so that no old page stays in use"""
DENIAL: Final = "websocket.http.response"
"""the ASGI extension for an HTTP response instead of a WebSocket"""


class SecurityMiddleware:
    """Refuses requests above the rate limit, for other hosts, from other origins, or too large."""

    def __init__(
        self, app: App, origins: Origins, limiter: ClientRateLimiter, refusals: Refusals
    ) -> None:
        self._app = app
        self._origins = origins
        self._limiter = limiter
        self._refusals = refusals

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        refusal = self._check_rate(scope) or check_request(scope, self._origins)
        if refusal is not None:
            self._refusals.add(refusal.code, client_of(scope).network, **refusal.details)
            await _refuse(refusal, scope, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            secure = scope["scheme"] == "https"
            added = [*HEADERS, OPENER_POLICY] if secure else HEADERS
            await self._app(scope, receive, _with_headers(send, added))

    def _check_rate(self, scope: Scope) -> Refusal | None:
        if scope["type"] == "websocket":
            return None  # handshakes have a limit of their own
        wait = self._limiter.take(client_of(scope))
        if not wait:
            return None
        message = f"too many requests; try again in {ceil(wait)} s"
        return Refusal(429, "too_many", message, retry_after=wait)


async def _refuse(refusal: Refusal, scope: Scope, send: Send) -> None:
    """Say why, and close the connection: a client that is refused need not be read on."""
    kind = "http.response"
    if scope["type"] == "websocket":
        if DENIAL not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 4403})
            return
        kind = DENIAL
    body = msgspec.json.encode({"error": refusal.code, "message": refusal.message})
    headers = [
        *HEADERS,
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    if refusal.retry_after:
        headers.append((b"retry-after", b"%d" % ceil(refusal.retry_after)))
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def _with_headers(send: Send, added: list[tuple[bytes, bytes]]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = message.get("headers", [])
            cached = any(name == b"cache-control" for name, _ in given)
            message["headers"] = [*given, *([] if cached else [NO_CACHE]), *added]
        await send(message)

    return send_with_headers
