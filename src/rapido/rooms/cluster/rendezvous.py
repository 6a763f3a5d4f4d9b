"""Rendezvous hashing: processes agree on an order for each room without talking about it."""

from collections.abc import Iterable
from hashlib import blake2b


def rank(process: str, others: Iterable[str], room: str) -> int:
    """Return how many of the others come before a process in the order of a room.

    Rooms are spread evenly, and when a process ends, only those behind it move up.
    """
    own = _weight(process, room)
    return sum(_weight(other, room) > own for other in others if other != process)


def _weight(process: str, room: str) -> tuple[bytes, str]:
    return blake2b(f"{process}\n{room}".encode(), digest_size=8).digest(), process
