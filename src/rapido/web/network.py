"""Addresses: those of this machine, those of proxies, and the URLs made from them."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from rapido.web.host_names import host_name
from rapido.web.settings.setting import BadSettingValue


class Proxies:
    """The addresses and networks whose forwarding headers are believed."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self._networks = [ip_network(each) for each in addresses]

    def __contains__(self, address: str) -> bool:
        parsed = parse_address(address)
        return parsed is not None and any(parsed in network for network in self._networks)


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address without zone, and as IPv4 if an IPv6 socket has mapped it; else None."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def served_names(host: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the host names of a server that listens on a host, as in Host headers."""
    return tuple(names) if _is_wildcard(host) else (host_name(host), *names)


def page_url(host: str, port: int) -> str:
    """Return the URL of the page on this machine, for a server that listens on a host."""
    if _is_wildcard(host):
        name = "[::1]" if ":" in host else "127.0.0.1"
    elif "%" in host:
        name = f"[{host.replace('%', '%25')}]"
    else:
        name = host_name(host)
    return f"http://{name}:{port}/"


def _is_wildcard(host: str) -> bool:
    address = parse_address(host)
    return address is not None and address.is_unspecified


def own_address() -> str:
    """Return the address of this machine on the network, or loopback if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only selects the interface.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return probe.getsockname()[0]


def own_names() -> tuple[str, ...]:
    """Return the host names that browsers on this network may use."""
    names = [own_address()]
    machine = socket.gethostname()
    for name in (machine, f"{machine.partition('.')[0]}.local"):
        with suppress(BadSettingValue):  # a machine may be called anything
            names.append(host_name(name))
    return tuple(names)
