"""Who may speak to us: requests under our own names only, and only from our own pages."""

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Origins:
    """The names under which this server is reached.

    A foreign page that sends requests here, or a foreign name that was made to point here, gets
    nothing.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        """Accept these host names, with any port."""
        self._names = frozenset(name.lower() for name in names)

    def serves(self, host: str) -> bool:
        """Ask whether a Host header is one of ours."""
        return _name(host) in self._names

    def owns(self, origin: str | None, host: str) -> bool:
        """Ask whether an Origin header, if there is one, is the page of this very host."""
        ours = {f"{scheme}://{host.lower()}" for scheme in ("http", "https")}
        return origin is not None and origin.lower() in ours


def _name(host: str) -> str:
    host = host.lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
