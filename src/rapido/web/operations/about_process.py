"""What a process tells about itself, for `rapido status`."""

from typing import Final

import msgspec
from msgspec import Struct


class AboutProcess(Struct, frozen=True):
    """Sent with every heartbeat; members may be added, so that versions can run side by side."""

    version: str = ""
    machine: str = ""
    """the name of its computer"""
    address: str = ""
    """where it listens"""
    pid: int = 0
    started: float = 0.0
    """a Unix timestamp"""
    connections: int = 0
    rooms: int = 0
    """in memory"""
    lag: float = 0.0
    """seconds by which the event loop was late lately"""
    bus: bool = True
    """whether it is connected to the bus"""
    bus_kind: str = ""
    """memory, postgresql or nats; empty if it does not say"""
    worker: int | None = None
    """its number among the processes of one supervisor"""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(AboutProcess).decode


def write_about(about: AboutProcess) -> str:
    return _encode(about).decode()


def read_about(text: str) -> AboutProcess:
    """Read what a process of any version has told; nothing from one that makes no sense."""
    try:
        return _decode(text)
    except msgspec.DecodeError:
        return AboutProcess()
