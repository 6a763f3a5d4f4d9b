"""The URL of a bus: `memory:`, `postgresql:` or `nats://…`."""

from typing import Final

from rapido.bus.errors import BadBusUrl
from rapido.bus.nats_url import SCHEMES, parse_nats_url
from rapido.locales.explained import NOTHING
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.store_url import hide_password

MEMORY: Final = "memory:"
POSTGRES: Final = "postgresql:"


def bus_kind(text: str) -> str:
    """Return memory, postgresql or nats, whose URL may also begin with tls."""
    kind = text.partition(":")[0]
    return "nats" if kind in SCHEMES else kind


def check_bus(text: str) -> str:
    """Return the URL of a bus, or raise BadSettingValue."""
    if text in {MEMORY, POSTGRES}:
        return text
    shown = hide_password(text) or NOTHING
    if text.partition("://")[0] not in SCHEMES:
        raise BadSettingValue("bad-setting-bus", value=shown)
    if text.count("://") > 1:  # the second scheme would be shown as a password
        raise BadSettingValue("bad-setting-bus-hosts")
    try:
        parse_nats_url(text)
    except BadBusUrl as error:
        raise BadSettingValue("bad-setting-bus-url", value=shown, reason=error) from error
    return text
