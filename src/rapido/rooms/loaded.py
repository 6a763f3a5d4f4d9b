"""A room in memory: its state, its recent past, and who wants to hear of it."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Struct

from rapido.rooms.decide import Given
from rapido.rooms.facts import AnyFact, Began, Ended
from rapido.rooms.ports import Entry
from rapido.rooms.room import Room, evolve
from rapido.rules import Event


class Change(Struct, frozen=True):
    """One version of a room: what happened, and the room after it."""

    room: Room
    by: str
    fact: AnyFact
    events: tuple[Event, ...]


Listener = Callable[[Change], None]


@dataclass(slots=True)
class Live:
    """A room that somebody looks at or plays in."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    keys: dict[str, int] = field(default_factory=dict[str, int])
    """the commands that were carried out, with the version they led to"""
    recent: deque[Change] = field(default_factory=lambda: deque(maxlen=256))
    """what has happened, without the rooms of that time: of those only name and version"""
    listeners: set[Listener] = field(default_factory=set[Listener])
    given: tuple[Given, bytes] | None = None
    """what the judge needs, with the secret of the next game: drawn once for each game"""
    wake_off: Callable[[], None] | None = None
    """cancels what the clock is to do next"""
    due: tuple[str, int, int, int] | None = None
    """the decision for which a limit runs: game, moves so far, seat, limit"""

    @property
    def in_use(self) -> bool:
        """Whether anybody looks, the clock waits, or something is being done."""
        return bool(self.listeners) or self.wake_off is not None or self.lock.locked()

    def add(self, entries: list[Entry]) -> list[Change]:
        """Take entries into account that have been stored; what is known already is skipped."""
        changes: list[Change] = []
        for entry in entries:
            if entry.version != self.room.version + 1:
                continue
            happened = evolve(self.room, entry.what, entry.at)
            self.room = happened.room
            change = Change(self.room, entry.by, entry.what, happened.events)
            changes.append(change)
            outline = Room(self.room.id, self.room.version, settings=self.room.settings)
            self.recent.append(Change(outline, entry.by, entry.what, happened.events))
            if entry.key:
                self.keys[entry.key] = entry.version
            if isinstance(entry.what, Began | Ended):
                self.given = None
        return changes

    def since(self, version: int) -> list[Change] | None:
        """Return what has happened after a version, or nothing if that is too long ago."""
        missed = self.room.version - version
        if missed < 0 or missed > len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]
