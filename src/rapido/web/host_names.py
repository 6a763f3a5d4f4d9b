"""Host names and addresses as an operator writes them, checked before anything starts."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from rapido.locales.explained import NOTHING
from rapido.web.settings.setting import BadSettingValue

EXAMPLE: Final = "rapido.example"
MAX_NAME: Final = 253
_LABEL: Final = re.compile("[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")


def host_name(text: str) -> str:
    """Return a name as browsers write it in a Host header: lower case, punycode, [IPv6]."""
    found = _name(text)
    if found is None:
        example = _without_extras(text) or EXAMPLE
        raise BadSettingValue("bad-setting-host-name", example=example, value=text)
    return found


def listen_address(text: str) -> str:
    """Return an address to listen on, as the socket takes it: IPv6 without brackets."""
    address = _address(text)
    if address is not None:
        return str(address)
    if _name(text) is None:
        raise BadSettingValue("bad-setting-address", value=text or NOTHING)
    return text


def proxy_address(text: str) -> str:
    """Return an address without its zone, or a network, in its usual form."""
    address = _address(text)
    if address is not None:
        return str(address).partition("%")[0]
    try:
        network = ip_network(text)
    except ValueError as error:
        key = "bad-setting-proxy-bits" if "host bits" in str(error) else "bad-setting-proxy"
        raise BadSettingValue(key, value=text or NOTHING) from error
    if network.prefixlen == 0:
        raise BadSettingValue("bad-setting-proxy-everyone", value=text)
    return str(network)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    if text.startswith("[") and text.endswith("]"):
        text = text[1:-1]
    try:
        return ip_address(text)
    except ValueError:
        return None


def _name(text: str) -> str | None:
    match _address(text):
        case IPv6Address() as address:
            # Browsers send no zone: it means nothing to anyone else.
            return f"[{str(address).partition('%')[0]}]"
        case IPv4Address() as address:
            return str(address)
        case None:
            return _domain(text)


def _domain(text: str) -> str | None:
    name = text.lower() if text.isascii() else _punycode(text)
    labels = name.removesuffix(".").split(".")
    if len(name) > MAX_NAME or not all(map(_LABEL.fullmatch, labels)):
        return None
    return None if labels[-1].isdecimal() else ".".join(labels)  # 127.1 is no name


def _punycode(text: str) -> str:
    """Return the form in which browsers send a name; empty if there is none."""
    import idna  # noqa: PLC0415 - loads slowly, and few names need it

    try:
        return idna.encode(text, uts46=True).decode()
    except idna.IDNAError:
        return ""


def _without_extras(text: str) -> str | None:
    """Return what remains without scheme, user, port and path, if it is a name."""
    authority = text.partition("://")[2] or text
    authority = re.split("[/?#]", authority, maxsplit=1)[0].rpartition("@")[2]
    host = re.sub(r":\d*$", "", authority)
    return _name(host.removeprefix("*."))
