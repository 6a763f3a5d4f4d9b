"""What rooms need from outside: a store that forgets nothing, a bus that hints, a clock."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from rapido.rooms.facts import AnyFact
from rapido.rules import RapidoError


class Entry(Struct, frozen=True):
    """A fact as it is stored: the versions of a room are 1, 2, 3, ... without gaps."""

    version: int
    at: float
    """when, in seconds since 1970"""
    by: str
    """the guest, or the computer, or the clock"""
    key: str
    """of the command, so that it is never carried out twice; empty for further facts of it"""
    what: AnyFact


class Conflict(Exception):
    """Someone else has appended to this room first: load what is new, and decide again."""


class Unavailable(RapidoError):
    """The store cannot take anything now; nothing was stored."""

    code = "unavailable"


class Store(Protocol):
    """Keeps what has happened. What it has accepted survives the end of any process."""

    async def append(
        self,
        room: str,
        entries: Sequence[Entry],
        secrets: Mapping[str, bytes] | None = None,
    ) -> None:
        """Store entries and the secrets of new games, all or none, before returning."""
        ...

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room after a version; none if there is no such room."""
        ...

    async def secret(self, game: str) -> bytes | None:
        """Return the secret of a game."""
        ...

    async def room_of(self, game: str) -> str | None:
        """Return the room in which a game was or will be played."""
        ...

    async def quiet(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms in which nothing has happened since then."""
        ...

    async def forget(self, room: str) -> None:
        """Delete a room with all its games."""
        ...

    async def ping(self) -> None:
        """Raise Unavailable if nothing can be stored now."""
        ...

    async def close(self) -> None:
        """Finish what was begun."""
        ...


class Bus(Protocol):
    """Tells other processes that a room has changed. It may lose messages: a hint, no truth."""

    async def publish(self, room: str, version: int) -> None:
        """Say that a room has reached a version."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call this for everything that is published, from any process."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class Clock(Protocol):
    """Tells the time, and wakes up."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        ...

    def later(self, seconds: float, wake: Callable[[], None]) -> Callable[[], None]:
        """Call `wake` after so many seconds, however the time of day is set; return a way out."""
        ...
