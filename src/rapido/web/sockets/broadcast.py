"""Broadcast: the same message to every connection of a room."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from rapido.rooms.model.evolve import Change
from rapido.rooms.model.facts import Played
from rapido.rooms.model.permissions import may_see
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Clock
from rapido.web.access.knocks import Knock, Knocks
from rapido.web.limits.token_bucket import TokenBucket
from rapido.web.sockets.codes import NO_SUCH_ROOM
from rapido.web.sockets.connection import Connection, encode
from rapido.web.view.room import public_id, update_message
from rapido.web.wire.messages import Elsewhere, Here, Knocked, Phrase, Present, Said

PHRASE_BURST: Final = 20
PHRASE_RATE: Final = 5
"""phrases a second in one room: whoever watches must not flood those who play"""
PRESENCE_DELAY: Final = 0.1
"""seconds after an announcement of who is present until the next one"""


@dataclass(eq=False, slots=True)
class Channel:
    """All connections to one room."""

    room: str
    clock: Clock
    knocks: Knocks
    host: str = ""
    connections: list[Connection] = field(default_factory=list[Connection])
    """oldest first"""
    phrases: TokenBucket = field(default_factory=lambda: TokenBucket(PHRASE_BURST, PHRASE_RATE))
    presence_changed: bool = False
    """whether it is to be announced who is present"""
    presence_paused: bool = False
    """whether that was announced a moment ago"""

    def broadcast_change(self, change: Change) -> None:
        """Send an update to everyone who may still see the room; it is encoded once."""
        if not self.connections:
            return
        if not isinstance(change.fact, Played):  # a move changes nobody's rights
            self._close_those_without_access(change.room)
        self.broadcast(encode(update_message(change, self.clock.now())))
        if change.room.host != self.host:
            self.host = change.room.host
            self._send_waiting_knocks(self._tabs_of(self.host))

    def broadcast(self, frame: bytes) -> None:
        for connection in self.connections:
            connection.send(frame)

    def say(self, guest: str, phrase: Phrase) -> None:
        """Send a phrase to everyone, unless there are too many."""
        if self.phrases.take():
            self.broadcast(encode(Said(public_id(guest), phrase)))

    def send_knock(self, knock: Knock) -> None:
        """Tell the host, on all tabs."""
        for connection in self._tabs_of(self.host):
            connection.send(encode(Knocked(knock.id, knock.name)))

    def close(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)

    def join(self, connection: Connection, room: Room) -> None:
        """Add a connection; it becomes the active tab of its guest."""
        self.host = room.host
        self._deactivate_others(connection)
        self.connections.append(connection)
        self._announce_presence()
        if connection.guest == room.host:
            self._send_waiting_knocks([connection])

    def leave(self, connection: Connection) -> None:
        """Remove a connection; if it was active, the guest's newest other tab becomes active."""
        self.connections.remove(connection)
        left = self._tabs_of(connection.guest)
        if connection.active and left:
            self.activate(left[-1])
        self._announce_presence()

    def activate(self, connection: Connection) -> None:
        """Make this the one tab of its guest that plays."""
        self._deactivate_others(connection)
        connection.active = True
        connection.send(encode(Here()))

    def present(self) -> tuple[str, ...]:
        """Return the public names of the connected guests."""
        return tuple(sorted({public_id(connection.guest) for connection in self.connections}))

    def _close_those_without_access(self, room: Room) -> None:
        for connection in self.connections:
            if not may_see(room, connection.guest):
                connection.close(NO_SUCH_ROOM)

    def _deactivate_others(self, connection: Connection) -> None:
        for other in self._tabs_of(connection.guest):
            if other is not connection and other.active:
                other.active = False
                other.send(encode(Elsewhere()))

    def _send_waiting_knocks(self, connections: Iterable[Connection]) -> None:
        waiting = [
            encode(Knocked(knock.id, knock.name)) for knock in self.knocks.waiting(self.room)
        ]
        for connection in connections:
            # A full queue would close the connection.
            for frame in waiting[: connection.max_queue // 2]:
                connection.send(frame)

    def _tabs_of(self, guest: str) -> list[Connection]:
        return [connection for connection in self.connections if connection.guest == guest]

    def _announce_presence(self) -> None:
        """Say who is present: at once, or in a moment if it was said just now."""
        self.presence_changed = True
        if not self.presence_paused:
            self._broadcast_presence()

    def _broadcast_presence(self) -> None:
        self.presence_paused = self.presence_changed
        if self.presence_changed:
            self.presence_changed = False
            self.broadcast(encode(Present(self.present())))
            self.clock.call_later(PRESENCE_DELAY, self._broadcast_presence)
