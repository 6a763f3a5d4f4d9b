"""The URLs of a bus: what may be shown of them."""

import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

from rapido.bus.errors import BadBusUrl
from rapido.foreign_text import escape_text

ENCODE: Final = "special characters of a user or password are written as %2F, %40, ..."
_INSTALLATION: Final = re.compile(r"[A-Za-z0-9_-]{1,48}")


def split_url(url: str, example: str) -> SplitResult:
    """Split a URL; no error shows any of it, for it may hold a password."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise BadBusUrl(f"this is not a URL such as {example}; {ENCODE}") from None
    # A slash that is not encoded ends what urlsplit takes for the host.
    if "@" in parts.path + parts.query + parts.fragment:
        raise BadBusUrl(f"this is not a URL such as {example}; {ENCODE}")
    return parts


def address_of(parts: SplitResult) -> str:
    """Return hosts and ports, without user and password."""
    return escape_text(parts.netloc.rpartition("@")[2]) or "this machine"


def check_installation(installation: str) -> None:
    if not _INSTALLATION.fullmatch(installation):
        raise ValueError("an installation is 1 to 48 letters, digits, _ or -")
