"""Who a client is for rate limits: a guest, and the network that the connection comes from."""

from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from rapido.web.access.guests import guest_id, token_from_cookies

IPV6_PREFIX: Final = 64
"""bits of an IPv6 address: one household or server usually has all addresses below them"""


class Client(NamedTuple):
    network: str
    guest: str
    """empty for a client without a cookie, such as at the first visit"""


def network_of(address: str) -> str:
    """Return what an address counts as: itself, or the /64 network of an IPv6 address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        bits = 128 - IPV6_PREFIX
        return f"{IPv6Address(int(parsed) >> bits << bits)}/{IPV6_PREFIX}"
    return str(parsed)


def client_of(scope: Scope) -> Client:
    """Return who an ASGI request or connection counts for."""
    token = token_from_cookies(Headers(scope=scope).get("cookie", ""))
    address = scope["client"][0] if scope["client"] else ""
    return Client(network_of(address), "" if token is None else guest_id(token))
