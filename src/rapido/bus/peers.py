"""The other processes on the bus: what they send, and whether any of it is missing.

A process that has lost its connection cannot say so, and those that have theirs would notice only
when they read the store. So everybody sends a heartbeat, and messages are numbered.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from rapido.bus.frames import Frame, decode_frame

SILENT: Final = 1.2
"""seconds without a frame after which messages of a process may be missing"""
FORGOTTEN: Final = 10.0
"""seconds without a frame after which a process that need not be heard counts as gone"""


class Received(NamedTuple):
    topic: str
    payloads: list[bytes]
    lost: bool
    """whether messages before these are missing"""


class _Peer:
    def __init__(self, now: float) -> None:
        self.heard = now
        self.next_number = 0
        self.parts: list[bytes] = []
        """of a message that is not complete yet"""


class Peers:
    def __init__(self, own: str, clock: Callable[[], float]) -> None:
        self._own = own
        self._clock = clock
        self._peers: dict[str, _Peer] = {}
        self._expected: frozenset[str] = frozenset()

    def __len__(self) -> int:
        return len(self._peers)

    def is_anyone_silent(self) -> bool:
        """Return whether a process is not heard that has not said good-bye."""
        now = self._clock()
        for sender, peer in list(self._peers.items()):
            if sender not in self._expected and now - peer.heard > FORGOTTEN:
                del self._peers[sender]
        return any(now - peer.heard > SILENT for peer in self._peers.values())

    def expect(self, processes: frozenset[str]) -> None:
        """Wait to hear these processes, also those that were never heard; forget who has ended."""
        for ended in self._expected - processes:
            self._peers.pop(ended, None)
        self._expected = processes - {self._own}
        for sender in self._expected - self._peers.keys():
            self._peers[sender] = _Peer(self._clock())

    def expect_again(self) -> None:
        """Give everybody time to be heard: we were not listening."""
        now = self._clock()
        for peer in self._peers.values():
            peer.heard = now

    def receive(self, data: bytes) -> Received | None:
        """Return what has arrived; None for a frame of our own, or of an unknown kind."""
        try:
            frame = decode_frame(data)
        except msgspec.DecodeError:
            return None
        if frame.sender == self._own:
            return None
        peer = self._peers.get(frame.sender)
        if peer is None:
            peer = self._peers[frame.sender] = _Peer(self._clock())
        peer.heard = self._clock()
        if frame.leaving:
            del self._peers[frame.sender]
        if frame.parts > 1:
            return _receive_part(peer, frame)
        lost = frame.number != peer.next_number
        peer.next_number = frame.number + len(frame.payloads)
        peer.parts.clear()
        return Received(frame.topic, frame.payloads, lost)


def _receive_part(peer: _Peer, frame: Frame) -> Received:
    lost = frame.number != peer.next_number
    if frame.part == 0:
        peer.parts = []
        peer.next_number = frame.number
    if frame.number != peer.next_number or frame.part != len(peer.parts):
        peer.parts = []
        peer.next_number = frame.number + 1
        return Received(frame.topic, [], lost=True)
    peer.parts += frame.payloads
    if frame.part < frame.parts - 1:
        return Received(frame.topic, [], lost)
    message = b"".join(peer.parts)
    peer.parts = []
    peer.next_number = frame.number + 1
    return Received(frame.topic, [message], lost)
