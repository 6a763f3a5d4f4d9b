"""What has happened in a room: the facts that are stored, and from which its state is computed.

Facts are stored forever: members may be added, but never changed or removed.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from rapido.rooms.model.settings import SeatNumber, Settings

# Checked when facts are read, since a database may have been written by anyone. Wider than what
# commands allow where that has changed or may change.
SeatCount = Annotated[int, Meta(ge=2, le=6)]
Text = Annotated[str, Meta(max_length=1000)]


class SeatKind(StrEnum):
    """Who sits on a seat."""

    OPEN = "open"
    """free: anyone with the link may take it"""
    PERSON = "person"
    """a guest, on a device of their own or one they share"""
    COMPUTER = "computer"
    """a computer player"""


class Fact(Struct, frozen=True, gc=False, tag_field="fact", tag=str.lower):
    """Something that has happened."""


class Opened(Fact, frozen=True):
    """A guest opened a room and is its host; the dice of its first game are sealed."""

    host: Text
    seats: SeatCount
    game: Text
    seal: Text
    start: Text = ""
    """the position in which the first game begins, unless it is a new game"""


class SeatSet(Fact, frozen=True):
    """A seat changed hands, or its guest changed name or color."""

    seat: SeatNumber
    kind: SeatKind
    guest: Text = ""
    name: Text = ""
    color: Annotated[int, Meta(ge=0, le=5)] = field(default=0, name="colour")
    bot: Text = ""
    former: Text | UnsetType = UNSET
    """the guest from whose device the seat was moved to another one, and who may take it back"""


class SeatsCounted(Fact, frozen=True):
    """The host changed the number of seats: open ones are added, or the last ones removed."""

    seats: SeatCount


class Configured(Settings, Fact, frozen=True):
    """The host changed how the room plays."""


class WordGiven(Fact, frozen=True):
    """A guest gave a lucky word to the dice of the next game."""

    seat: SeatNumber
    word: Text


class WordCommitted(Fact, frozen=True):
    """A guest committed to a word for the dice of the next game."""

    seat: int
    commitment: str


class Began(Fact, frozen=True):
    """A game began; the seats play in this order."""

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=6)]


class WordRevealed(Fact, frozen=True):
    """A guest opened the commitment of a seat."""

    seat: int
    salt: str
    word: str


class DiceReady(Fact, frozen=True):
    """All commitments are opened, or those that are not are left out: the dice can be thrown."""


class Played(Fact, frozen=True):
    """A move was made: a throw with its dice, or a placing, in the notation of records."""

    token: Text


class StoodIn(Fact, frozen=True, omit_defaults=True):
    """A computer player stands in for the guest on this seat."""

    seat: SeatNumber
    absent: bool = False
    """the guest was disconnected: the seat is given back as soon as they are connected"""


class Returned(Fact, frozen=True):
    """The guest of this seat plays again."""

    seat: SeatNumber


class Ended(Fact, frozen=True):
    """A game ended or was abandoned: its secret is revealed, and the next one is sealed."""

    secret: Text
    game: Text
    seal: Text


class HostPassed(Fact, frozen=True, omit_defaults=True):
    """Another guest is the host."""

    host: Text
    absent: Text = ""
    """the host before, if that guest was disconnected and may take the room back"""


class RematchAgreed(Fact, frozen=True):
    """A guest proposed a rematch, or agreed to it."""

    guest: Text


class RematchEnded(Fact, frozen=True):
    """A guest declined a rematch, or withdrew the proposal."""

    guest: Text


class Closed(Fact, frozen=True):
    """The room has ended."""


class Reopened(Fact, frozen=True):
    """Somebody came back to a room that had ended: seats and settings are as they were."""


AnyFact = (
    Opened
    | SeatSet
    | SeatsCounted
    | Configured
    | WordGiven
    | WordCommitted
    | Began
    | WordRevealed
    | DiceReady
    | Played
    | StoodIn
    | Returned
    | Ended
    | HostPassed
    | RematchAgreed
    | RematchEnded
    | Closed
    | Reopened
)
