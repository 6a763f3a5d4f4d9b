"""HTTP over a plain socket, for requests that no client library would send."""

import socket
from contextlib import closing

from tests.waiting import TIMEOUT


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    """Connect from one of the addresses of this machine: on Linux, all of 127.0.0.0/8 are."""
    return socket.create_connection(("127.0.0.1", port), TIMEOUT, (source, 0))


def read_to_end(connection: socket.socket) -> bytes:
    """Read until the server closes or resets the connection."""
    received = b""
    try:
        while part := connection.recv(2**16):
            received += part
    except ConnectionError:
        pass
    return received


def send(port: int, data: bytes, source: str = "127.0.0.1") -> bytes:
    """Send data over a new connection, and return everything up to its end."""
    with closing(connect(port, source)) as connection:
        connection.sendall(data)
        return read_to_end(connection)


def get(path: str, *headers: str, host: str = "127.0.0.1", close: bool = True) -> bytes:
    """Return a request; the server closes the connection after the last one."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", *headers]
    lines += ["Connection: close"] if close else []
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def statuses(received: bytes) -> list[int]:
    """Return the status of every response in what was received."""
    return [int(part[:3]) for part in received.split(b"HTTP/1.1 ")[1:]]
