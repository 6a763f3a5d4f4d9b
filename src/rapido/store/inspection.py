"""What an operator sees of a store: its rooms, its size, its servers."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field


class RoomInfo(Struct, frozen=True):
    id: str
    entries: int
    last: float
    """the time of the last entry, as a Unix timestamp"""
    closed: bool
    playing: bool
    finished: int
    """games that have ended"""


class ProcessInfo(Struct, frozen=True):
    """A process that serves from the store."""

    process: str
    about: str
    """what it tells about itself"""
    seen: float
    """seconds since its last heartbeat"""


class StoreInfo(Struct, frozen=True):
    kind: str
    schema: int
    current: bool
    """whether its schema is that of this version"""
    bytes: int
    open_rooms: int
    closed_rooms: int
    entries: int
    running_games: int
    finished_games: int
    last_write: float | None
    """as a Unix timestamp"""
    last_backup: float | None
    migrating: bool
    """an interrupted migration has filled it only in part"""
    served: bool
    disk_free: int | None = None
    """bytes free on the disk of the database; None if it is on a server"""
    processes: list[ProcessInfo] = field(default_factory=list[ProcessInfo])


def totals(rooms: list[RoomInfo]) -> Mapping[str, Any]:
    """Return what follows from the rooms."""
    return {
        "open_rooms": sum(not room.closed for room in rooms),
        "closed_rooms": sum(room.closed for room in rooms),
        "entries": sum(room.entries for room in rooms),
        "running_games": sum(room.playing for room in rooms),
        "finished_games": sum(room.finished for room in rooms),
        "last_write": max((room.last for room in rooms), default=None),
    }
