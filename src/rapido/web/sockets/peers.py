"""The other processes, as far as this one has heard of them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from rapido.web.sockets.connection_messages import Announcement, ConnectionMessage


@dataclass(slots=True)
class Peer:
    heard: float
    """when, by the monotonic clock"""
    number: int = 0
    """of its last announcement"""
    unknown: set[str] = field(default_factory=set[str])
    """rooms of which an announcement may have been lost"""


class Peers:
    """Notices which announcements were lost, and who is silent."""

    def __init__(self) -> None:
        self._peers: dict[str, Peer] = {}

    def hear(self, message: ConnectionMessage, now: float) -> bool:
        """Return whether announcements before this message were lost."""
        peer = self._peers.setdefault(message.process, Peer(now))
        peer.heard = now
        expected = peer.number + isinstance(message, Announcement)
        peer.number = max(peer.number, message.number)
        return message.number > expected

    def is_old(self, message: ConnectionMessage) -> bool:
        """Return whether later announcements of the process have arrived before this message."""
        peer = self._peers.get(message.process)
        return peer is not None and message.number < peer.number

    def lose(self, process: str, rooms: Iterable[str]) -> None:
        """Remember that what a process has in these rooms is not known."""
        self._peers[process].unknown.update(rooms)

    def learn(self, process: str, room: str) -> None:
        self._peers[process].unknown.discard(room)

    def unknown(self, process: str, open_rooms: Collection[str]) -> list[str]:
        """Return the open rooms of which it is not known what a process has there."""
        peer = self._peers[process]
        peer.unknown.intersection_update(open_rooms)
        return list(peer.unknown)

    def silent_since(self, moment: float) -> list[str]:
        return [process for process, peer in self._peers.items() if peer.heard <= moment]

    def forget(self, process: str) -> None:
        self._peers.pop(process, None)
