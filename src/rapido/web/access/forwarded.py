"""Forwarding headers: the real client behind a named proxy; ignored from anybody else."""

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rapido.web.access.middleware import App, Receive, Scope, Send
from rapido.web.network import Proxies, parse_address
from rapido.web.operations.log import log_warning, mask_address
from rapido.web.operations.metrics import Metrics

HEADERS: Final = (b"x-forwarded-", b"forwarded", b"via", b"x-real-ip")
"""how the names of headers begin that proxies add"""
LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
HTTP_SCHEMES: Final = {"ws": "http", "wss": "https"}
MAX_WARNED: Final = 100


def is_forwarded(names: Iterable[bytes]) -> bool:
    """Return whether a request with headers of these names came through a proxy, or says so."""
    return any(name.startswith(HEADERS) for name in names)


def is_local(scope: Scope) -> bool:
    """Return whether a program on this machine asks for itself, and not a proxy for others.

    A proxy that is not configured at all adds no headers; nginx then speaks HTTP 1.0.
    """
    return (
        scope["client"] is not None
        and scope["client"][0] in LOOPBACK
        and scope["http_version"] != "1.0"
        and not is_forwarded(name for name, _ in scope["headers"])
    )


class ForwardedMiddleware:
    """Sets client and scheme of a request to what a named proxy says about them."""

    def __init__(self, app: App, proxies: tuple[str, ...], metrics: Metrics) -> None:
        self._app = app
        self._proxies = Proxies(proxies)
        # Its application does nothing: it is only to change the scope.
        self._read_headers = cast("App", ProxyHeadersMiddleware(_nothing, list(proxies)))
        self._metrics = metrics
        self._warned: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"} and scope["client"]:
            await self._find_client(scope, receive, send)
        await self._app(scope, receive, send)

    async def _find_client(self, scope: Scope, receive: Receive, send: Send) -> None:
        # A socket that serves both IPv6 and IPv4 reports mapped addresses.
        peer = scope["client"] = _usual_form(scope["client"]) or scope["client"]
        if not is_forwarded(name for name, _ in scope["headers"]):
            return
        if peer[0] not in self._proxies:
            self._warn(peer[0])
            return
        await self._read_headers(scope, receive, send)
        if scope["type"] == "http":
            scope["scheme"] = HTTP_SCHEMES.get(scope["scheme"], scope["scheme"])
        # A proxy may forward `unknown` or worse; that is no key for limits.
        scope["client"] = _usual_form(scope["client"]) or peer

    def _warn(self, peer: str) -> None:
        """Warn once about each private address, where a proxy is likely, and once about others."""
        self._metrics.unnamed_proxies.inc()
        parsed = parse_address(peer)
        private = parsed is not None and parsed.is_private
        key = peer if private else ""
        if key in self._warned or len(self._warned) >= MAX_WARNED:
            return
        self._warned.add(key)
        shown = peer if private else mask_address(peer)
        log_warning(
            "forwarding headers ignored",
            address=shown,
            reason="the address is no named proxy: everyone behind it counts as one client, and"
            " cookies are not Secure",
            solution=f"if it is your proxy, start with --proxy {shown}",
        )


def _usual_form(client: tuple[str, int]) -> tuple[str, int] | None:
    address = parse_address(client[0])
    return None if address is None else (str(address), client[1])


async def _nothing(_scope: object, _receive: Callable[..., Any], _send: Callable[..., Any]) -> None:
    pass
