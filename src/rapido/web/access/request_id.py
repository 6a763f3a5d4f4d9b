"""The id of a request or a connection: in the log, in the response, and through all hops."""

import re
import secrets
from typing import Final

from starlette.datastructures import Headers

from rapido.web.access.middleware import App, Message, Receive, Scope, Send
from rapido.web.network import Proxies
from rapido.web.operations.log import ORIGIN

HEADER: Final = "x-request-id"
"""also its key in the ASGI scope"""
_ID: Final = re.compile(r"[A-Za-z0-9._:/+=-]{1,128}")
_TRACE: Final = re.compile(r"[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?")
NO_TRACE: Final = "0" * 32


class RequestIdMiddleware:
    """Takes the id that a named proxy has given a request, or makes one; nobody else's counts."""

    def __init__(self, app: App, proxies: tuple[str, ...]) -> None:
        self._app = app
        self._proxies = Proxies(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        known = scope["client"] is not None and scope["client"][0] in self._proxies
        found = (_given_id(Headers(scope=scope)) if known else "") or secrets.token_hex(8)
        # Each request and each connection is a task, which has a context of its own.
        ORIGIN.set({"request" if scope["type"] == "http" else "connection": found})
        scope[HEADER] = found
        if scope["type"] == "websocket":
            # A wrapper around each message costs more than the message: the endpoint adds it.
            await self._app(scope, receive, send)
            return

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), id_header(scope)]
            await send(message)

        await self._app(scope, receive, send_with_id)


def id_header(scope: Scope) -> tuple[bytes, bytes]:
    """Return the header that tells a client the id of its request."""
    return HEADER.encode(), str(scope[HEADER]).encode()


def _given_id(headers: Headers) -> str:
    """Return the id in X-Request-ID, or that of the trace; empty if there is none."""
    given = headers.get(HEADER, "")
    if _ID.fullmatch(given):
        return given
    trace = _TRACE.fullmatch(headers.get("traceparent", ""))
    return trace[1] if trace is not None and trace[1] != NO_TRACE else ""
