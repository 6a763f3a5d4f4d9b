"""The address that other devices open: names such as localhost mean themselves to them."""

from ipaddress import ip_address

from starlette.requests import Request

from rapido.web import network
from rapido.web.settings.settings import Settings


def shared_address(request: Request, settings: Settings) -> str | None:
    """Return the URL of the page for other devices; None if none of them is known to reach it."""
    if not _only_here(request.url.hostname or ""):
        return str(request.base_url)
    found = network.own_address()
    # The network may have changed since the start.
    if not settings.lan or found not in settings.names or _only_here(found):
        return None
    return str(request.base_url.replace(hostname=found))


def link_address(request: Request, settings: Settings) -> str:
    """Return the URL with which links for other devices begin."""
    return shared_address(request, settings) or str(request.base_url)


def _only_here(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
