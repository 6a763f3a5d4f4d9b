"""What is wrong with a request, before anything is done for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from starlette.types import Scope

from rapido.web.access.origins import Origins, host_name

MAX_BODY: Final = 16 * 1024
"""bytes in the body of any request; most endpoints accept less"""
MAX_HEADERS: Final = 100
HEALTH_CHECKS: Final = frozenset({"/healthz", "/readyz"})
"""served under any host name: load balancers ask an address"""
_LOGGED: Final = 80
"""characters of a host name or an origin in the log"""


@dataclass(frozen=True, slots=True)
class Refusal:
    status: int
    code: str
    """stable, for programs, metrics and the log"""
    message: str
    """sentence in English, for developers"""
    details: Mapping[str, str] = field(default_factory=dict[str, str])
    """what an operator needs to know, for the log"""
    retry_after: float = 0


def check_request(scope: Scope, origins: Origins) -> Refusal | None:
    """Return why a request is refused, or None."""
    if len(scope["headers"]) > MAX_HEADERS:
        return Refusal(431, "too_many_headers", f"a request has at most {MAX_HEADERS} headers")
    if not scope["path"].startswith("/"):
        return Refusal(400, "bad_target", "the target of a request is a path that begins with /")
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    name = host_name(host)
    if name is None:
        message = "the Host header is a host name and perhaps a port from 1 to 65535"
        return Refusal(400, "bad_host", message, {"host": _for_log(host)})
    if scope["path"] not in HEALTH_CHECKS and not origins.serves(name):
        return Refusal(
            403,
            "foreign_host",
            "this server does not serve that host name; its operator can add it with --name",
            {"host": _for_log(name), "to serve it": f"--name {_for_log(name)}"},
        )
    if scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}:
        origin = headers[b"origin"].decode("latin-1") if b"origin" in headers else None
        if not origins.owns(origin, host):
            message = "the Origin header must be that of a page of this server"
            details = {"host": _for_log(host), "origin": _for_log(origin or "")}
            return Refusal(403, "foreign_origin", message, details)
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or len(length) > 20 or int(length) > MAX_BODY:
        message = f"the body of a request has at most {MAX_BODY // 1024} KiB"
        return Refusal(413, "too_large", message)
    return None


def _for_log(text: str) -> str:
    """Keep only printable ASCII, whatever a client has sent."""
    return ascii(text[:_LOGGED])[1:-1]
