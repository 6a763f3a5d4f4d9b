"""This machine on its local network: the address and the names by which others reach it."""

import socket


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
    name = socket.gethostname().lower()
    return (own_address(), name, f"{name}.local")
