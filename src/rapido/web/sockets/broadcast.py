"""Everyone who is connected to one room: told at once, in the same words, or cut off."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from rapido.rooms.evolve import Change
from rapido.rooms.ports import Clock
from rapido.web.limits.token_bucket import Bucket
from rapido.web.wire.messages import AnyToBrowser, Elsewhere, Here, Present
from rapido.web.wire.view import public, update_of

_encode: Final = msgspec.json.Encoder().encode


TOO_SLOW: Final = 4008
"""the code for those who do not read or do not speak"""


def encode(message: AnyToBrowser) -> str:
    """Write a message as text."""
    return _encode(message).decode()


@dataclass(eq=False, slots=True)
class Connection:
    """One browser tab. It has a short queue; whoever does not read is not waited for."""

    guest: str
    bucket: Bucket
    most: int
    """how long its queue may be"""
    queue: deque[str] = field(default_factory=deque[str])
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """set when there is something in the queue"""
    cut: asyncio.Future[int] = field(default_factory=asyncio.Future[int])
    """the code with which it is to be closed"""
    active: bool = True
    """whether this is the tab of its guest that plays"""

    def tell(self, text: str) -> None:
        """Put a message into the queue; a queue that is full means that nobody reads."""
        if len(self.queue) >= self.most:
            self.send_away(TOO_SLOW)
        elif not self.cut.done():
            self.queue.append(text)
            self.news.set()

    def send_away(self, why: int) -> None:
        """Close it, without waiting for anything."""
        if not self.cut.done():
            self.cut.set_result(why)


@dataclass(eq=False, slots=True)
class Crowd:
    """The connections of one room."""

    room: str
    clock: Clock
    connections: list[Connection] = field(default_factory=list[Connection])
    """the newest one comes last"""

    def heard(self, change: Change) -> None:
        """Tell everyone what has happened; written once for all."""
        if self.connections:
            self.shout(encode(update_of(change, self.clock.now())))

    def shout(self, text: str) -> None:
        """Tell everyone the same."""
        for connection in self.connections:
            connection.tell(text)

    def join(self, connection: Connection) -> None:
        """Let a connection in; it plays, and an older one of the same guest only watches."""
        self._put_others_aside(connection)
        self.connections.append(connection)
        self._tell_who_is_here()

    def leave(self, connection: Connection) -> None:
        """Let a connection go; if it played, the newest one of the same guest does so now."""
        self.connections.remove(connection)
        left = [other for other in self.connections if other.guest == connection.guest]
        if connection.active and left:
            self.prefer(left[-1])
        self._tell_who_is_here()

    def prefer(self, connection: Connection) -> None:
        """Let this connection of a guest play, and no other one."""
        self._put_others_aside(connection)
        connection.active = True
        connection.tell(encode(Here()))

    def _put_others_aside(self, connection: Connection) -> None:
        for other in self.connections:
            if other is not connection and other.guest == connection.guest and other.active:
                other.active = False
                other.tell(encode(Elsewhere()))

    def present(self) -> tuple[str, ...]:
        """Return the guests who are here."""
        return tuple(sorted({public(connection.guest) for connection in self.connections}))

    def _tell_who_is_here(self) -> None:
        self.shout(encode(Present(self.present())))
