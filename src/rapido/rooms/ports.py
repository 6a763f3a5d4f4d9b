"""What rooms need from outside: a durable store, a message bus, a clock, computer players."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

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

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        """Return the last version of each of these rooms that exists."""
        ...

    async def changed_elsewhere(self) -> bool:
        """Return whether another program has written since the last call, if that is cheap to tell.

        A store that several processes write to answers no: they hear of changes from the bus.
        """
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
    """Carries messages to the other processes. Any of them may be lost: they are hints.

    Those of one process arrive in order; if one does not, `on_reconnect` reports it soon.
    """

    @property
    def process(self) -> str:
        """The id of this process: another one at every start."""
        ...

    @property
    def connected(self) -> bool:
        """Whether messages arrive at present, as far as this process knows."""
        ...

    def publish(self, topic: str, payload: bytes) -> None:
        """Send a message to all other processes soon; never wait, never raise."""
        ...

    def subscribe(self, topic: str, callback: Callable[[bytes], None]) -> None:
        """Call back in the event loop with every message of a topic."""
        ...

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        """Call back when messages arrive again; until then some may have been lost."""
        ...

    def expect(self, processes: frozenset[str]) -> None:
        """Count as disconnected while one of these processes, all that live, is not heard."""
        ...

    async def close(self) -> None:
        """Send what is waiting, then drop all subscriptions."""
        ...


class Heartbeat(NamedTuple):
    """What a process is told when it reports that it is alive."""

    alive: frozenset[str]
    """all living processes, itself included"""
    now: float
    """the Unix timestamp by the clock of the store"""
    epoch: int = 0
    """how often the rooms were replaced by those of a backup"""
    edits: int = 0
    """how often a program that is no server has changed or deleted rooms"""
    last_backup: float = 0.0
    """as a Unix timestamp; 0 if there was none"""


class Processes(Protocol):
    """The processes that serve the rooms of one store."""

    async def heartbeat(self, process: str, about: str) -> Heartbeat:
        """Report that a process is alive, and what an operator may want to know about it."""
        ...

    async def leave(self, process: str) -> None:
        """Report that a process ends."""
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

    async def why_unusable(self, bot: str) -> str:
        """Return why a computer player cannot play; empty if it can, or nobody knows."""
        ...
