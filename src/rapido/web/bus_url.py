"""The URL of a bus: `memory:`, `postgresql:` or `nats://…`."""

from typing import Final
from urllib.parse import urlsplit

from rapido.web.setting import BadSettingValue
from rapido.web.store_url import hide_password

MEMORY: Final = "memory:"
POSTGRES: Final = "postgresql:"
NATS: Final = ("nats://", "tls://")


def check_bus(text: str) -> str:
    """Return the URL of a bus, or raise BadSettingValue."""
    if text in {MEMORY, POSTGRES} or (text.startswith(NATS) and _is_server(text)):
        return text
    raise BadSettingValue(
        "expected memory:, postgresql: (the server of the store) or nats://HOST:PORT,"
        f" not {hide_password(text) or 'nothing'}"
    )


def _is_server(text: str) -> bool:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    plain = parts.path in {"", "/"} and not parts.query and not parts.fragment
    return bool(parts.hostname) and port != 0 and plain and text.isprintable() and " " not in text
