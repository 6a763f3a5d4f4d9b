"""A room in memory: its state, its recent changes, and its subscribers."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rapido.rooms.keys import ExecutedKeys
from rapido.rooms.model.commands import ClockCommand
from rapido.rooms.model.context import Context
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import Began, DiceReady, Ended
from rapido.rooms.model.presence import UNKNOWN, Presence
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Entry
from rapido.rules import RapidoError

Subscriber = Callable[[Change], None]


class Decision(NamedTuple):
    """What a timer waits for: the next move of a game, whatever else happens in the room."""

    game: str
    moves: int
    seat: int | None
    """none while the dice of the game wait for the words of its players"""
    automated: bool
    since: float
    """when the turn limit began, as a Unix timestamp"""
    limit: int = 0
    """the turn limit of a person, in seconds"""


class DueCommand(NamedTuple):
    """What follows from who is connected, unless that changes first."""

    command: ClockCommand
    at: float
    """when it is due, as a Unix timestamp"""


@dataclass(slots=True)
class LoadedRoom:
    """A room in memory; at most one for each room."""

    room: Room
    recent: deque[Change]
    """the latest changes; of their rooms only id, version and settings are kept"""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    executed: ExecutedKeys = field(default_factory=ExecutedKeys)
    subscribers: set[Subscriber] = field(default_factory=set[Subscriber])
    context: tuple[Context, bytes] | None = None
    """drawn once for each game, with the secret of the next one"""
    drawn: tuple[str, bytes] | None = None
    """the next game and its stored secret, which need not be read if this process has ended the
    game before"""
    timer_for: Decision | None = None
    """the decision that the timer, or the command that it sends, is about"""
    cancel_timer: Callable[[], None] | None = None
    due: float = 0.0
    """when that decision falls to the clock or a computer player, in monotonic time"""
    computer_due: tuple[Decision, float] | None = None
    """the latest decision of a computer player, and when it may act, in monotonic time"""
    presence: Presence = UNKNOWN
    due_command: DueCommand | None = None
    """what follows from the presence next, and has a timer or is being sent"""
    cancel_due_command: Callable[[], None] | None = None
    scheduled_at: float | None = None
    """when the scheduler first saw this room, in monotonic time"""
    announced: int = 0
    """the version that is being read from the store, because others have stored it; or 0"""
    unloaded: RapidoError | None = None
    """set when this is no longer the room in memory: why a command that is being stored fails"""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is at the table, and does not only hear what happens there."""
        known = self.presence is not UNKNOWN
        return bool(self.subscribers) and (not known or bool(self.presence.told.anywhere))

    @property
    def in_use(self) -> bool:
        return bool(self.subscribers) or self.timer_for is not None or self.lock.locked()

    def is_followed_by(self, entries: Sequence[Entry]) -> bool:
        """Whether these entries can be applied now: no version is missing, nothing being stored."""
        return (
            bool(entries)
            and entries[0].version == self.room.version + 1
            and self.unloaded is None
            and not self.lock.locked()
        )

    def load(
        self, entries: Iterable[Entry], notify: Callable[[Change], None] | None = None
    ) -> None:
        """Apply stored entries; versions that are already known are skipped.

        Each change is passed on and not kept, so that loading a long game takes no more memory
        than the game itself.
        """
        for entry in entries:
            if entry.version > self.room.version + 1:
                raise LookupError(f"version {self.room.version + 1} is missing")
            if entry.version == self.room.version + 1:
                change = evolve(self.room, entry.fact, entry.at, entry.by)
                self.add(change, entry)
                if notify is not None:
                    notify(change)

    def add(self, change: Change, entry: Entry) -> None:
        """Make a change that has been stored the current version."""
        self.room = room = change.room
        outline = Room(room.id, room.version, settings=room.settings)
        self.recent.append(Change(outline, change.by, change.fact, change.events))
        self.executed.add(entry)
        if isinstance(change.fact, Began | DiceReady | Ended):
            self.context = None

    def since(self, version: int) -> list[Change] | None:
        """Return the changes after a version, or None if they are no longer in memory."""
        missed = self.room.version - version
        if missed < 0 or missed > len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]
