"""Who a request counts for."""

from collections.abc import MutableMapping
from typing import Any

from rapido.web.access.guests import guest_id, token_from_cookies
from rapido.web.limits.networks import Client, network_of

Scope = MutableMapping[str, Any]


def client_of(scope: Scope) -> Client:
    """Return guest and network; without a cookie, an unnamed guest of the network."""
    cookies = b";".join(value for name, value in scope["headers"] if name == b"cookie")
    token = token_from_cookies(cookies.decode("latin-1"))
    guest = "" if token is None else guest_id(token)
    return Client(network_of(scope["client"][0] if scope["client"] else ""), guest)
