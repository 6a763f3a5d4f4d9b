"""The rows of a store, the same in all stores."""

from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple, Protocol

BATCH_ENTRIES: Final = 5000
"""entries that are copied or compared at once; a longer room is read as a whole"""


class RoomRow(NamedTuple):
    id: str
    version: int
    """the number of its entries"""
    touched: float
    closed: bool


class EntryRow(NamedTuple):
    room: str
    version: int
    at: float
    by: str
    key: str | None
    what: str
    """a fact as JSON"""
    digest: str | None


class GameRow(NamedTuple):
    id: str
    room: str
    secret: bytes


class Counts(NamedTuple):
    rooms: int
    entries: int
    games: int


class Batch(NamedTuple):
    """Some rooms with everything that belongs to them, sorted by room, version and game."""

    rooms: Sequence[RoomRow]
    entries: Sequence[EntryRow]
    games: Sequence[GameRow]


class Tables(Protocol):
    """The games of a store, as of one moment if they are only read."""

    async def counts(self) -> Counts:
        """Return the number of rows."""
        ...

    def rooms(self) -> AsyncIterator[RoomRow]:
        """Return all rooms, sorted by id."""
        ...

    async def read(self, rooms: Sequence[RoomRow]) -> Batch:
        """Return rooms, sorted by id, as they are stored; those that are not there are left out."""
        ...

    async def put(self, batch: Batch) -> None:
        """Store rooms, all or none; what was stored of them before is replaced."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


async def batches(rooms: AsyncIterator[RoomRow]) -> AsyncIterator[list[RoomRow]]:
    """Group rooms so that the entries of each group fit into memory."""
    batch: list[RoomRow] = []
    entries = 0
    async for room in rooms:
        if batch and entries + room.version > BATCH_ENTRIES:
            yield batch
            batch, entries = [], 0
        batch.append(room)
        entries += room.version
    if batch:
        yield batch
