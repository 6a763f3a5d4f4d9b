"""The address of the server to which a static site sends people who want to play with others."""

import re
from typing import Final
from urllib.parse import urlsplit

from rapido.locales.explained import Explained

PORTS: Final = {"http": 80, "https": 443}
EXAMPLE: Final = "https://rapido.example"
_HOST: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\]")


class BadAddress(Explained, ValueError):
    """What is no address of a server, with the reason."""


def normalized(text: str) -> str:
    """Return the address with a slash at its end, or raise BadAddress."""
    try:
        parts = urlsplit(text.strip())
        scheme, port = parts.scheme, parts.port
        name = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise BadAddress("site-no-address", example=EXAMPLE, value=text) from None
    host = f"[{name}]" if ":" in name else name
    if scheme not in PORTS or not _HOST.fullmatch(host):
        raise BadAddress("site-no-address", example=EXAMPLE, value=text)
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise BadAddress("site-only-address", example=EXAMPLE, value=text)
    shown = "" if port in {None, PORTS[scheme]} else f":{port}"
    return f"{scheme}://{host}{shown}/"
