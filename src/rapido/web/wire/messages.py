"""The messages between browser and server.

The docstring below a member is its documentation everywhere: in the schemas, in
docs/web-protocol.md and in the TypeScript types of the front end.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.settings import SeatNumber
from rapido.web.wire.choices import Phrase, Updates
from rapido.web.wire.delta import GameDelta, RoomDelta
from rapido.web.wire.room import EventView, GameView, RoomView

Key = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Version = Annotated[int, Meta(ge=0, le=2**53)]


# From the browser


class FromBrowser(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a browser."""


class Hello(FromBrowser, frozen=True, omit_defaults=True):
    """The first message of a connection."""

    seen: Version = 0
    """last version of the room that the client has seen; 0 for none"""
    updates: Updates = Updates.FULL
    """what to send for every change of the room: `full`, an `update` with the whole room, or
    `delta`, with what has changed. A server that is older than this member closes the connection
    with 4400: say `hello` again without it"""
    background: bool = False
    """whether to listen only, for a page that is not the table: the guest does not count as
    connected because of it, and it does not take the game from another connection. It gets every
    change and every knock, and may `admit` and `revealwords`, but do nothing else"""


class Do(FromBrowser, frozen=True):
    """Send a command."""

    key: Key
    """random key of this command, for this guest and room: sent again, the command is carried out
    only once, and another command with the key is refused as `key_reused`. The same answer is given
    for the latest 1000 commands of a room; older keys are refused. The key of a command that was
    refused, or changed nothing, may be used again"""
    command: AnyCommand
    """one of the commands"""
    seen: Version | None = None
    """for `throw` and `place`, the version on which the player decided: if the room is at any other
    version, older or newer, the move is refused as `stale`"""


class Say(FromBrowser, frozen=True):
    """Say a phrase to everyone in the room."""

    phrase: Phrase
    """one of ten preset phrases, so that everyone can read it in their own language; a room passes
    on 20 at once and then 5 a second"""


class Admit(FromBrowser, frozen=True):
    """Admit somebody who has knocked, or not; not answered.

    Ignored unless sent by the host, or, while the host is not connected, by a person on a seat. A
    seat of a connected person can only be given away by that person.
    """

    knock: Annotated[str, Meta(max_length=40)]
    """id of the knock, from `knocked`"""
    yes: bool
    """whether to let them in"""
    seat: SeatNumber | None = None
    """the seat of a person, whom they say they are, to give to their device; without it, they get
    no person's seat"""


class PlayHere(FromBrowser, frozen=True, tag="here"):
    """Play on this connection from now on, and on no other one of the same guest."""


class Ping(FromBrowser, frozen=True):
    """Ask for a `pong`, to see whether the connection is alive."""


AnyFromBrowser = Hello | Do | Say | Admit | PlayHere | Ping


# To the browser


class ToBrowser(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a browser."""


class Missed(Struct, frozen=True):
    """A change that the client has missed."""

    version: int
    """version that it led to"""
    fact: str
    """kind of change, as listed under Facts"""
    events: tuple[EventView, ...]
    """what happened by the rules, in order"""


class Welcome(ToBrowser, frozen=True):
    """The answer to `hello`."""

    you: str
    """public id of this guest"""
    view: RoomView
    """the room as it is now"""
    missed: tuple[Missed, ...]
    """the changes after `seen`, in order; empty if there are more than the server remembers (about
    256), or if `seen` is newer than the room"""
    complete: bool
    """whether `missed` leads from `seen` to `view` without a gap"""
    present: tuple[str, ...]
    """public ids of the other guests who are connected"""
    now: float
    """Unix timestamp of this message, by the server's clock"""


class Update(ToBrowser, frozen=True):
    """The room has changed. Versions arrive in order and without gaps."""

    version: int
    """version that the change led to"""
    fact: str
    """kind of change, as listed under Facts"""
    events: tuple[EventView, ...]
    """what happened by the rules, in order"""
    view: RoomView
    """the room after the change"""
    now: float
    """Unix timestamp of this message, by the server's clock"""


class Delta(ToBrowser, frozen=True, omit_defaults=True):
    """What has changed in the room: instead of `update`, for clients that asked for it in `hello`.

    Applied to the view of the version before, it gives that of this version.
    """

    version: int
    """version that the change led to, which is one more than the version before"""
    fact: str
    """kind of change, as listed under Facts"""
    events: tuple[EventView, ...]
    """what happened by the rules, in order"""
    now: float
    """Unix timestamp of this message, by the server's clock"""
    room: RoomDelta | UnsetType = UNSET
    """members of the room that have changed; left out if there are none"""
    game: GameDelta | UnsetType = UNSET
    """members of the game that have changed; left out if there are none, or with `new_game`"""
    new_game: GameView | UnsetType = UNSET
    """the game that has begun; replaces the game before, if there was one"""
    ended_games: tuple[str, ...] = ()
    """ids of the games that have ended or were abandoned with this change; left out if there are
    none"""


class Done(ToBrowser, frozen=True):
    """A command was carried out and stored."""

    key: str
    """key of the command"""
    version: int
    """last version that the command led to; a command may lead to several, or to none"""


class Refused(ToBrowser, frozen=True):
    """A command was refused; nothing has changed, except perhaps after `unavailable`."""

    key: str
    """key of the command"""
    code: str
    """stable code, for programs"""
    message: str
    """sentence in English, for developers"""


class Said(ToBrowser, frozen=True):
    """Somebody says a phrase."""

    guest: str
    """public id of the guest"""
    phrase: Phrase
    """the phrase, to be shown in the reader's language"""


class AbsentGuest(Struct, frozen=True):
    """Somebody who has a seat, or is the host, and is not connected."""

    guest: str
    """public id of the guest"""
    since: float
    """Unix timestamp, by the server's clock, since when the server knows it"""
    stand_in_from: float
    """Unix timestamp from which `requeststandin` is accepted"""


class Present(ToBrowser, frozen=True, omit_defaults=True):
    """Somebody has connected or disconnected."""

    guests: tuple[str, ...]
    """public ids of the guests who are connected now; those who come and go within a tenth of a
    second are announced together"""
    absent: tuple[AbsentGuest, ...] = ()
    """those who are missing; left out if nobody is"""


class Elsewhere(ToBrowser, frozen=True):
    """Another connection of the same guest plays from now on; this one only watches."""


class Here(ToBrowser, frozen=True):
    """This connection plays from now on: it asked to, or the one that played is gone."""


class Knocked(ToBrowser, frozen=True, omit_defaults=True):
    """Somebody asks to be let in, or for a seat; sent to those who may `admit` them."""

    knock: str
    """id of the knock, for `admit`; while it waits, it is sent again when the host connects or
    another guest becomes the host, and whenever the server cannot be sure that it has arrived"""
    name: str
    """name that they gave; may be empty"""
    seat: int | UnsetType = UNSET
    """seat that they ask for: that of a computer player, or of the person they say they are; left
    out if they asked for none"""


class Answered(ToBrowser, frozen=True):
    """Somebody has answered a knock: nobody else needs to."""

    knock: str
    """id of the knock"""


class Pong(ToBrowser, frozen=True):
    """The answer to `ping`."""


AnyToBrowser = (
    Welcome
    | Update
    | Delta
    | Done
    | Refused
    | Said
    | Present
    | Elsewhere
    | Here
    | Knocked
    | Answered
    | Pong
)
