"""What people can ask of a room."""

from typing import Annotated

from msgspec import Meta, Struct

from rapido.rooms.facts import Pace, SeatKind, Starter

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(max_length=20)]
Word = Annotated[str, Meta(max_length=100)]

TURN_LIMITS = (0, 30, 60, 120, 300, 3600, 86_400, 259_200)
"""seconds; 0 is no limit"""


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something asked for."""


class Sit(Command, frozen=True):
    """Take an open seat, or change name and colour on one's own.

    Whoever shares a device takes several seats.
    """

    seat: SeatNumber
    name: Name = ""
    colour: Annotated[int, Meta(ge=0, le=5)] | None = None


class Stand(Command, frozen=True):
    """Give a seat back, in the lobby; the host may free any seat."""

    seat: SeatNumber


class SetSeat(Command, frozen=True):
    """The host makes a seat open or gives it to a computer player."""

    seat: SeatNumber
    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""


class SetSeats(Command, frozen=True):
    """The host changes the number of seats."""

    seats: Annotated[int, Meta(ge=2, le=6)]


class Configure(Command, frozen=True):
    """The host changes how the room plays."""

    turn_limit: int = 0
    spectators: bool = True
    starter: Starter = Starter.YOUNGEST
    youngest: SeatNumber = 0
    finish: Annotated[int, Meta(ge=1, le=999)] = 21
    pace: Pace = Pace.NORMAL
    coach: bool = False


class GiveWord(Command, frozen=True):
    """Give a lucky word to the dice, before the game begins."""

    seat: SeatNumber
    word: Word


class Begin(Command, frozen=True):
    """The host begins the game, or the next one with the same people."""


class Throw(Command, frozen=True):
    """Throw a pair."""

    pair: Annotated[int, Meta(ge=0, le=1)] = 0


class Place(Command, frozen=True):
    """Place the rolled pair."""

    field: Annotated[int, Meta(ge=0, le=5)]


class Return(Command, frozen=True):
    """Take one's seats back from the computer player that stood in."""


class Leave(Command, frozen=True):
    """Leave the room for good: seats are freed, or played on by a computer player."""


class PassHost(Command, frozen=True):
    """The host makes the guest on this seat the host."""

    seat: SeatNumber


class Abandon(Command, frozen=True):
    """The host ends a game that will not be finished; its envelope is opened all the same."""


AnyCommand = (
    Sit
    | Stand
    | SetSeat
    | SetSeats
    | Configure
    | GiveWord
    | Begin
    | Throw
    | Place
    | Return
    | Leave
    | PassHost
    | Abandon
)


class StandIn(Command, frozen=True):
    """The clock says: whoever sits here has been away too long. Never sent by people."""

    seat: int


class Close(Command, frozen=True):
    """The clock says: nobody has been here for long. Never sent by people."""


ClockCommand = StandIn | Close
