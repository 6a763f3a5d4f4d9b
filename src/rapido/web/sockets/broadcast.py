"""Broadcast: the same message to every connection of a room."""

from dataclasses import dataclass, field

from rapido.rooms.evolve import Change
from rapido.rooms.ports import Clock
from rapido.web.sockets.connection import Connection, encode
from rapido.web.view.room import public_id, update_message
from rapido.web.wire.messages import Elsewhere, Here, Present


@dataclass(eq=False, slots=True)
class Channel:
    """All connections to one room."""

    room: str
    clock: Clock
    connections: list[Connection] = field(default_factory=list[Connection])
    """oldest first"""

    def broadcast_change(self, change: Change) -> None:
        """Send an update to everyone; it is encoded once."""
        if self.connections:
            self.broadcast(encode(update_message(change, self.clock.now())))

    def broadcast(self, text: str) -> None:
        for connection in self.connections:
            connection.send(text)

    def send_to(self, guest: str, text: str) -> None:
        """Send a message to all tabs of one guest."""
        for connection in self.connections:
            if connection.guest == guest:
                connection.send(text)

    def close(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)

    def join(self, connection: Connection) -> None:
        """Add a connection; it becomes the active tab of its guest."""
        self._deactivate_others(connection)
        self.connections.append(connection)
        self._broadcast_presence()

    def leave(self, connection: Connection) -> None:
        """Remove a connection; if it was active, the guest's newest other tab becomes active."""
        self.connections.remove(connection)
        left = [other for other in self.connections if other.guest == connection.guest]
        if connection.active and left:
            self.activate(left[-1])
        self._broadcast_presence()

    def activate(self, connection: Connection) -> None:
        """Make this the one tab of its guest that plays."""
        self._deactivate_others(connection)
        connection.active = True
        connection.send(encode(Here()))

    def _deactivate_others(self, connection: Connection) -> None:
        for other in self.connections:
            if other is not connection and other.guest == connection.guest and other.active:
                other.active = False
                other.send(encode(Elsewhere()))

    def present(self) -> tuple[str, ...]:
        """Return the public names of the connected guests."""
        return tuple(sorted({public_id(connection.guest) for connection in self.connections}))

    def _broadcast_presence(self) -> None:
        self.broadcast(encode(Present(self.present())))
