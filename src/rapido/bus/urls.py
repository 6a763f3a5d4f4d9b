"""The URLs of a bus: what may be shown of them."""

import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

from rapido.bus.errors import BadBusUrl
from rapido.foreign_text import escape_text

_INSTALLATION: Final = re.compile(r"[A-Za-z0-9_-]{1,48}")


def split_url(url: str, example: str) -> SplitResult:
    """Split a URL; no error shows any of it, for it may hold a password."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise BadBusUrl("bus-url-wrong", example=example) from None
    # A slash that is not encoded ends what urlsplit takes for the host.
    if "@" in parts.path + parts.query + parts.fragment:
        raise BadBusUrl("bus-url-wrong", example=example)
    return parts


def address_of(parts: SplitResult) -> str:
    """Return hosts and ports, without user and password."""
    return escape_text(parts.netloc.rpartition("@")[2]) or "this machine"


def check_installation(installation: str) -> None:
    if not _INSTALLATION.fullmatch(installation):
        raise ValueError("an installation is 1 to 48 letters, digits, _ or -")
