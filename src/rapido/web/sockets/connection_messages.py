"""What processes tell each other about the connections of rooms.

Everything here is of the moment: messages that are lost are found by their numbers, and the state
that they carried is asked for.
"""

from typing import Final

from msgspec import Struct

from rapido.rooms.ports import Bus
from rapido.rooms.topic import Topic
from rapido.web.wire.messages import Phrase

Tabs = tuple[tuple[str, int], ...]
"""guests who are connected, each with the order of the newest tab"""


class ConnectionMessage(Struct, frozen=True, tag=True, array_like=True):
    """A message of the topic `connections`."""

    process: str
    """the sender"""
    number: int
    """how many announcements it has sent, with this one"""
    order: int
    """the highest order of a tab that it knows"""


class Announcement(ConnectionMessage, frozen=True):
    """A message that counts: the receiver notices when one is lost."""


class RoomConnections(Announcement, frozen=True):
    """All who are connected to a room in this process."""

    room: str
    tabs: Tabs


class PhraseSaid(Announcement, frozen=True):
    room: str
    guest: str
    phrase: Phrase


class KnockAnnounced(Announcement, frozen=True):
    """Somebody asks to be let in, and waits for the host."""

    room: str
    knock: str
    name: str


class Heartbeat(ConnectionMessage, frozen=True):
    """Shows that the process is alive, and how many announcements there were."""


class ConnectionsWanted(ConnectionMessage, frozen=True):
    """Announcements were lost: the process that is asked answers for these rooms."""

    asked: str
    rooms: tuple[str, ...]


class Connections(ConnectionMessage, frozen=True):
    """The answer: who is connected to these rooms, with those where nobody is."""

    rooms: tuple[tuple[str, Tabs], ...]


AnyConnectionMessage = (
    RoomConnections | PhraseSaid | KnockAnnounced | Heartbeat | ConnectionsWanted | Connections
)

NAME: Final = "connections"


def connection_topic(bus: Bus) -> Topic[AnyConnectionMessage]:
    return Topic(bus, NAME, AnyConnectionMessage)  # type: ignore[arg-type]
