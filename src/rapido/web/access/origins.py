"""Host and Origin checks: requests to our own names only, and only from our own pages."""

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Origins:
    """The host names of this server.

    They protect against requests from pages of other sites, and against DNS rebinding.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = frozenset(name.lower() for name in names)

    def serves(self, host: str) -> bool:
        """Return whether a Host header is one of ours, with any port."""
        return _name(host) in self._names

    def owns(self, origin: str | None, host: str) -> bool:
        """Return whether there is an Origin header and it is a page of this very host."""
        ours = {f"{scheme}://{host.lower()}" for scheme in ("http", "https")}
        return origin is not None and origin.lower() in ours


def _name(host: str) -> str:
    host = host.lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
