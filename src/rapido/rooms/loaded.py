"""A room in memory: its state, its recent changes, and its subscribers."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rapido.rooms.decide import Context
from rapido.rooms.evolve import Change, evolve
from rapido.rooms.facts import Began, Ended
from rapido.rooms.ports import Entry
from rapido.rooms.room import Room

Subscriber = Callable[[Change], None]


@dataclass(slots=True)
class LoadedRoom:
    """A room in memory; at most one for each room."""

    room: Room
    recent: deque[Change]
    """the latest changes; of their rooms only id, version and settings are kept"""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    executed: dict[str, int] = field(default_factory=dict[str, int])
    """the version that each executed command led to, by idempotency key"""
    subscribers: set[Subscriber] = field(default_factory=set[Subscriber])
    context: tuple[Context, bytes] | None = None
    """drawn once for each game, with the secret of the next one"""
    cancel_timer: Callable[[], None] | None = None
    timer_for: tuple[str, int, int, int] | None = None
    """the decision whose turn limit the timer measures: game, moves so far, seat, limit"""

    @property
    def in_use(self) -> bool:
        return bool(self.subscribers) or self.cancel_timer is not None or self.lock.locked()

    def load(self, entries: Iterable[Entry]) -> list[Change]:
        """Apply stored entries; versions that are already known are skipped."""
        changes: list[Change] = []
        for entry in entries:
            if entry.version > self.room.version + 1:
                raise LookupError(f"version {self.room.version + 1} is missing")
            if entry.version == self.room.version + 1:
                changes.append(evolve(self.room, entry.fact, entry.at, entry.by))
                self.add(changes[-1], entry.key)
        return changes

    def add(self, change: Change, key: str) -> None:
        """Make a change that has been stored the current version."""
        self.room = room = change.room
        outline = Room(room.id, room.version, settings=room.settings)
        self.recent.append(Change(outline, change.by, change.fact, change.events))
        if key:
            self.executed[key] = room.version
        if isinstance(change.fact, Began | Ended):
            self.context = None

    def since(self, version: int) -> list[Change] | None:
        """Return the changes after a version, or None if they are no longer in memory."""
        missed = self.room.version - version
        if missed < 0 or missed > len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]
