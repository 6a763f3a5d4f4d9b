"""Host and Origin checks: requests to our own names only, and only from our own pages."""

import re
from ipaddress import IPv6Address
from typing import Final

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
MAX_PORT: Final = 65_535
_HOST: Final = re.compile(
    r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::([1-9][0-9]{0,4}))?", re.ASCII | re.IGNORECASE
)


class Origins:
    """The host names of this server.

    They protect against requests from pages of other sites, and against DNS rebinding.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = frozenset(_in_url(name).lower() for name in names)

    def serves(self, name: str) -> bool:
        """Return whether a host name, as `host_name` returns it, is one of ours."""
        return name in self._names

    def owns(self, origin: str | None, host: str) -> bool:
        """Return whether there is an Origin header and it is a page of this very host."""
        ours = {f"{scheme}://{host.lower()}" for scheme in ("http", "https")}
        return origin is not None and origin.lower() in ours


def host_name(host: str) -> str | None:
    """Return the name in a Host header, or None if it is not a name and perhaps a port."""
    found = _HOST.fullmatch(host)
    if found is None or int(found[2] or 1) > MAX_PORT:
        return None
    return found[1].lower()


def _in_url(name: str) -> str:
    """Write an IPv6 address as URLs do."""
    try:
        return f"[{IPv6Address(name)}]"
    except ValueError:
        return name
