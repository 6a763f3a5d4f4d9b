"""What processes tell each other about the connections of rooms; nothing of it is stored."""

from typing import Final

from msgspec import Struct

from rapido.rooms.cluster.topic import Topic
from rapido.rooms.ports import Bus
from rapido.web.wire.messages import Phrase

Tabs = tuple[tuple[str, int], ...]
"""guests who are connected, each with the order of the newest tab"""


AbsentSince = tuple[tuple[str, float], ...]
"""guests of a room who are connected nowhere, each with a Unix timestamp"""


class ConnectionMessage(Struct, frozen=True, tag=True, array_like=True):
    """A message of the topic `connections`."""

    process: str
    """the sender"""
    order: int
    """the highest order of a tab that it knows"""


class RoomConnections(ConnectionMessage, frozen=True):
    """All who are connected to a room in this process."""

    room: str
    tabs: Tabs
    absent: AbsentSince = ()


class AllConnections(ConnectionMessage, frozen=True):
    """All who are connected to any room in this process: to those not listed, nobody is."""

    rooms: tuple[tuple[str, Tabs], ...]


class ConnectionsWanted(ConnectionMessage, frozen=True):
    """Messages were lost: all others send all their connections again."""


class PhraseSaid(ConnectionMessage, frozen=True):
    room: str
    guest: str
    phrase: Phrase


class KnockAnnounced(ConnectionMessage, frozen=True):
    """Somebody asks to be let in, and waits for the host."""

    room: str
    knock: str
    name: str
    guest: str = ""
    seat: int | None = None
    """the one that they ask for"""


class KnockAnswered(ConnectionMessage, frozen=True):
    """Somebody has let them in, or not."""

    room: str
    knock: str


AnyConnectionMessage = (
    RoomConnections
    | AllConnections
    | ConnectionsWanted
    | PhraseSaid
    | KnockAnnounced
    | KnockAnswered
)

NAME: Final = "connections"


def connection_topic(bus: Bus) -> Topic[AnyConnectionMessage]:
    return Topic(bus, NAME, AnyConnectionMessage)  # type: ignore[arg-type]
