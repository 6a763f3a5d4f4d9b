"""What rooms need from outside: a durable store, a message bus, a clock, computer players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from rapido.rooms.model.facts import AnyFact
from rapido.rules import Action, State


class Entry(Struct, frozen=True, gc=False):
    """A fact as it is stored: the versions of a room are 1, 2, 3, ... without gaps."""

    version: int
    at: float
    """a Unix timestamp"""
    by: str
    """the guest, or the computer, or the clock"""
    key: str
    """the idempotency key of the command, on its last fact; empty on the others"""
    fact: AnyFact
    digest: str = ""
    """of the command with that key; empty if there is none, or in databases of before"""


class Store(Protocol):
    """Durable storage: what it has accepted survives the end of any process."""

    async def append(
        self,
        room: str,
        entries: Sequence[Entry],
        secrets: Mapping[str, bytes] | None = None,
    ) -> None:
        """Store entries and the secrets of new games, all or none, before returning.

        Raise Conflict if they do not follow the last version of the room (one that was deleted has
        none), if a guest has used one of these keys in it, or if a game is known.
        """
        ...

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room after a version; none if there is no such room."""
        ...

    async def secret(self, game: str) -> bytes | None:
        """Return the secret of a game."""
        ...

    async def room_of(self, game: str) -> str | None:
        """Return the room of a game, played or not."""
        ...

    async def idle_rooms(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms without an entry since a Unix timestamp."""
        ...

    async def delete_room(self, room: str) -> None:
        """Delete a room with all its games."""
        ...

    async def ping(self) -> None:
        """Raise Unavailable if nothing can be stored now."""
        ...

    async def close(self) -> None:
        """Complete pending writes, then close."""
        ...


class Bus(Protocol):
    """Notifies other processes that a room has changed. Messages may be lost: they are hints."""

    async def publish(self, room: str, version: int) -> None:
        """Announce that a room has reached a version."""
        ...

    def subscribe(self, callback: Callable[[str, int], None]) -> None:
        """Call back with the room and version of every announcement, from any process."""
        ...

    async def close(self) -> None:
        """Drop all subscriptions."""
        ...


class Clock(Protocol):
    """The time of day, and timers."""

    def now(self) -> float:
        """Return the Unix timestamp."""
        ...

    def monotonic(self) -> float:
        """Return seconds since any moment; nobody can set this clock."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Start a timer that ignores changes of the wall clock; return a function to cancel it."""
        ...


class Bots(Protocol):
    """Computer players, isolated from the server."""

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        """Return the choice of a computer player, or None if it fails or takes too long."""
        ...
