"""What processes tell each other about rooms; the store makes up for messages that are lost."""

from typing import Final

from msgspec import Struct

from rapido.rooms.cluster.topic import Topic
from rapido.rooms.ports import Bus, Entry


class RoomMessage(Struct, frozen=True, tag=True, array_like=True):
    """A message of the topic `rooms`."""


class RoomChanged(RoomMessage, frozen=True):
    """A room has new entries, which are stored."""

    room: str
    entries: tuple[Entry, ...]
    epoch: int = 0
    """of the database that they are stored in: a restored backup is another one"""


class RoomDeleted(RoomMessage, frozen=True):
    """A room no longer exists."""

    room: str


class DatabaseReplaced(RoomMessage, frozen=True):
    """A backup was restored: nothing in memory can be trusted."""


AnyRoomMessage = RoomChanged | RoomDeleted | DatabaseReplaced

NAME: Final = "rooms"


def room_topic(bus: Bus) -> Topic[AnyRoomMessage]:
    return Topic(bus, NAME, AnyRoomMessage)  # type: ignore[arg-type]
