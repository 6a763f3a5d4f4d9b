"""The commands that no client can send: those of timers, and of the server for somebody."""

from msgspec import Struct


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """The base of all commands; the tag is the class name in lower case."""


class StandIn(Command, frozen=True):
    """The turn limit of this seat has passed. Sent by the scheduler only."""

    seat: int


class EndStandIn(Command, frozen=True):
    """A guest who was disconnected is back. Sent by the process in which they are connected."""

    guest: str


class ReplaceHost(Command, frozen=True):
    """This host has been disconnected for too long. Sent by a timer only."""

    host: str


class BeginRematch(Command, frozen=True):
    """Nobody is left for whom the rematch of this game waits. Sent by a timer only."""

    game: str


class EndGame(Command, frozen=True):
    """A computer player may make no more moves. Sent by the scheduler only."""


class EndReveal(Command, frozen=True):
    """The time to open commitments has passed. Sent by the scheduler only."""

    game: str


class Close(Command, frozen=True):
    """The room has been idle for too long. Sent by the retention job only."""


class Join(Command, frozen=True):
    """Seat a guest who was let in. Sent by the server only, when somebody has agreed."""

    seat: int | None
    """of a computer player, or an open one; by default the first that there is"""
    name: str
    color: int | None


class MoveSeat(Command, frozen=True):
    """Move a person's seat to the device of this guest. Sent by the server only, as `Join`."""

    seat: int
    owner: str
    """the guest who has agreed to it, or whose seat somebody else has confirmed"""
