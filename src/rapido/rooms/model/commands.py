"""The commands that a room accepts."""

from typing import Annotated

from msgspec import Meta, field

from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.server_commands import (
    BeginRematch,
    Close,
    Command,
    EndGame,
    EndReveal,
    EndStandIn,
    Join,
    MoveSeat,
    ReplaceHost,
    StandIn,
)
from rapido.rooms.model.settings import SeatNumber, Settings
from rapido.rooms.model.word_parts import SeatCommitment, SeatWord, Word

Name = Annotated[str, Meta(max_length=20)]


class Sit(Command, frozen=True):
    """Take an open seat, or change name and color on one's own: without a name, it has none.

    People who share a device take several seats.
    """

    seat: SeatNumber
    """seat to take, or the guest's own"""
    name: Name = ""
    """one line, or empty"""
    color: Annotated[int, Meta(ge=0, le=5)] | None = field(default=None, name="colour")
    """0 to 5: red, blue, green, yellow, white, black; by default that of the seat"""


class Stand(Command, frozen=True):
    """Give a seat back, in the lobby; the host may free any seat."""

    seat: SeatNumber
    """seat to give back"""


class SetSeat(Command, frozen=True):
    """The host makes a seat open or gives it to a computer player."""

    seat: SeatNumber
    """seat to change"""
    kind: SeatKind
    """`open` or `computer`"""
    bot: Annotated[str, Meta(max_length=40)] = ""
    """computer player that takes the seat; one of `GET /api/players`"""


class SetSeats(Command, frozen=True):
    """The host changes the number of seats."""

    seats: Annotated[int, Meta(ge=2, le=6)]
    """new number of seats"""


class Configure(Settings, Command, frozen=True):
    """The host changes how the room plays: all settings, those left out to their defaults."""


class GiveWord(Command, frozen=True):
    """Give a lucky word to the dice, before the game begins.

    The server can read it; in a game in which anybody has committed to a word, it does not count.
    It takes an earlier commitment back.
    """

    seat: SeatNumber
    """seat of the guest"""
    word: Word
    """one line; empty takes the word back"""


class CommitWords(Command, frozen=True):
    """Commit to words for the dice of the next game, before it begins.

    Everybody sees the commitments. Once the game has begun they are fixed, and `revealwords` opens
    them. A commitment replaces an earlier one, and a plain word.
    """

    commitments: Annotated[tuple[SeatCommitment, ...], Meta(min_length=1, max_length=6)]
    """for some or all seats of the guest; if one is refused, all are"""


class RevealWords(Command, frozen=True):
    """Open the commitments, right after the game has begun: the first throw waits for it."""

    words: Annotated[tuple[SeatWord, ...], Meta(min_length=1, max_length=6)]
    """for some or all seats of the guest; if one is refused, all are"""


class Begin(Command, frozen=True):
    """The host begins the game, or the next one with the same people."""


class ProposeRematch(Command, frozen=True):
    """Propose another game with the same people, or agree to one that was proposed.

    It begins as soon as everybody has agreed who sits at the table and is connected; nobody waits
    for those who have been disconnected for a while, or for whom a computer player stands in.
    """


class DeclineRematch(Command, frozen=True):
    """Decline a rematch, or withdraw one's own proposal: it ends, for everybody."""


class Throw(Command, frozen=True):
    """Throw a pair."""

    pair: Annotated[int, Meta(ge=0, le=1)] = 0
    """which of the two pairs, with two players"""


class Place(Command, frozen=True):
    """Place the rolled pair."""

    field: Annotated[int, Meta(ge=0, le=5)]
    """field to place it on"""


class Return(Command, frozen=True):
    """Take one's seats back from the stand-in."""


class RequestStandIn(Command, frozen=True):
    """Let a computer player play for somebody who has been disconnected for a while.

    Anybody at the table may ask for it, in any game and at any moment. It plays on all seats of
    that guest, until the guest is connected again.
    """

    seat: SeatNumber
    """seat of the guest who is gone"""


class Leave(Command, frozen=True):
    """Give up one's seats; the connection stays open.

    Between games they are freed. During a game a computer player stands in, and the seats stay
    those of the guest, who may `return`. A host who leaves passes the room on, or closes it if
    nobody is left.
    """


class PassHost(Command, frozen=True):
    """The host makes the guest on this seat the host."""

    seat: SeatNumber
    """seat of the new host"""


class TakeBack(Command, frozen=True):
    """Take back a seat that was moved from this device to another one."""

    seat: SeatNumber
    """seat whose `former` is this guest"""


class SetLatecomers(Command, frozen=True):
    """The host allows or forbids latecomers, at any time: the other settings stay."""

    allowed: bool
    """whether somebody who comes late may take a computer player's seat"""


class Reopen(Command, frozen=True):
    """Open a room again that has ended, as it was; for its host and the people on its seats."""


class TakeHost(Command, frozen=True):
    """Be the host again, after others got that right because one was disconnected."""


class SetTurnLimit(Command, frozen=True):
    """The host changes the turn limit, even during a game: the time of this turn begins again."""

    turn_limit: int
    """seconds for a turn, as in `configure`; 0 for no limit"""


class Abandon(Command, frozen=True):
    """The host ends a game that will not be finished; its secret is still revealed."""


AnyCommand = (
    Sit
    | Stand
    | SetSeat
    | SetSeats
    | Configure
    | GiveWord
    | CommitWords
    | RevealWords
    | Begin
    | ProposeRematch
    | DeclineRematch
    | Throw
    | Place
    | Return
    | RequestStandIn
    | Leave
    | PassHost
    | TakeBack
    | SetLatecomers
    | Reopen
    | TakeHost
    | SetTurnLimit
    | Abandon
)


ClockCommand = StandIn | EndStandIn | ReplaceHost | BeginRematch | EndReveal | EndGame | Close
SeatCommand = Join | MoveSeat
