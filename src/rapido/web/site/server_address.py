"""The address of the server to which a static site sends people who want to play with others."""

import re
from typing import Final
from urllib.parse import urlsplit

PORTS: Final = {"http": 80, "https": 443}
EXAMPLE: Final = "https://rapido.example"
_HOST: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\]")


def normalized(text: str) -> str:
    """Return the address with a slash at its end; ValueError says what is wrong with it."""
    try:
        parts = urlsplit(text.strip())
        scheme, port = parts.scheme, parts.port
        name = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise ValueError(f"not an address such as {EXAMPLE}: {text}") from None
    host = f"[{name}]" if ":" in name else name
    if scheme not in PORTS or not _HOST.fullmatch(host):
        raise ValueError(f"not an address such as {EXAMPLE}: {text}")
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise ValueError(f"only the address of the server, such as {EXAMPLE}, not {text}")
    shown = "" if port in {None, PORTS[scheme]} else f":{port}"
    return f"{scheme}://{host}{shown}/"
