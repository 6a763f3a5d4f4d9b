"""The messages between browser and server; the front end's types are made from these."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from rapido.rooms.commands import AnyCommand
from rapido.rooms.facts import SeatKind
from rapido.rooms.settings import Settings

Key = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Phrase(StrEnum):
    """What can be said at the table; everyone reads it in the own language."""

    HELLO = "hello"
    WELL_DONE = "well_done"
    OUCH = "ouch"
    LUCKY = "lucky"
    BRAVE = "brave"
    SORRY = "sorry"
    HURRY = "hurry"
    THANKS = "thanks"
    AGAIN = "again"
    BYE = "bye"


# From the browser


class FromBrowser(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a browser."""


class Hello(FromBrowser, frozen=True):
    """The first message: the last version that this browser has seen."""

    seen: Version = 0


class Do(FromBrowser, frozen=True):
    """A command. The same key is carried out once; `seen` guards moves against old views."""

    key: Key
    command: AnyCommand
    seen: Version | None = None


class Say(FromBrowser, frozen=True):
    """A phrase for the table."""

    phrase: Phrase


class Admit(FromBrowser, frozen=True):
    """The host lets somebody in who has knocked, or does not."""

    knock: Annotated[str, Meta(max_length=40)]
    yes: bool


class PlayHere(FromBrowser, frozen=True, tag="here"):
    """This tab or device is to play from now on, and no other one of the same guest."""


class Ping(FromBrowser, frozen=True):
    """Ask whether anybody is there."""


AnyFromBrowser = Hello | Do | Say | Admit | PlayHere | Ping


# To the browser


class SeatView(Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: SeatKind
    guest: str
    """a name for the guest that tells nothing; empty if there is none"""
    name: str
    colour: int
    bot: str
    away: bool
    word: bool
    """whether a lucky word was given for the next game"""


class PairView(Struct, frozen=True):
    """Dice on a field."""

    player: int
    pair: int
    field: int
    dice: tuple[int, int]
    value: int


class ActionView(Struct, frozen=True):
    """Something that the player to act can do."""

    do: str
    """`throw` with a pair, or `place` with a field"""
    pair: int | None = None
    field: int | None = None
    throws_out: tuple[tuple[int, int], ...] = ()
    """player and pair of every victim"""


class GameView(Struct, frozen=True):
    """A game as everyone sees it."""

    id: str
    seal: str
    secret: str
    """empty until the end"""
    order: tuple[int, ...]
    turn: int
    position: str
    """the one-line notation"""
    steps: tuple[int, ...]
    finish: int
    pairs: tuple[PairView, ...]
    player: int
    phase: str
    pair: int | None
    roll: tuple[int, int] | None
    value: int | None
    rolls: int
    winner: int | None
    actions: tuple[ActionView, ...]
    moved: float


class RoomView(Struct, frozen=True):
    """A room as everyone sees it."""

    room: str
    version: int
    host: str
    seats: tuple[SeatView, ...]
    settings: Settings
    playing: bool
    closed: bool
    next_seal: str
    start: str
    game: GameView | None
    games: tuple[str, ...]


class EventView(Struct, frozen=True, omit_defaults=True):
    """What the rules say has happened; players as in the game's order."""

    event: str
    player: int
    pair: int | None = None
    dice: tuple[int, int] | None = None
    value: int | None = None
    valid: bool | None = None
    steps: int | None = None
    field: int | None = None
    by: int | None = None


class ToBrowser(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a browser."""


class Missed(Struct, frozen=True):
    """One version that a browser has not seen."""

    version: int
    fact: str
    events: tuple[EventView, ...]


class Welcome(ToBrowser, frozen=True):
    """The answer to hello: who you are, the room, and what you have missed."""

    you: str
    view: RoomView
    missed: tuple[Missed, ...]
    complete: bool
    """whether nothing between is left out"""
    present: tuple[str, ...]
    now: float


class Update(ToBrowser, frozen=True):
    """The room has a new version; the versions come without gaps."""

    version: int
    fact: str
    events: tuple[EventView, ...]
    view: RoomView
    now: float


class Done(ToBrowser, frozen=True):
    """A command was carried out and is stored for good."""

    key: str
    version: int


class Refused(ToBrowser, frozen=True):
    """A command was refused, with a stable code; nothing has changed."""

    key: str
    code: str
    message: str


class Said(ToBrowser, frozen=True):
    """Somebody says a phrase."""

    guest: str
    phrase: Phrase


class Present(ToBrowser, frozen=True):
    """Who is connected now."""

    guests: tuple[str, ...]


class Elsewhere(ToBrowser, frozen=True):
    """Another tab or device of the same guest plays from now on; this one only watches."""


class Here(ToBrowser, frozen=True):
    """This tab or device plays from now on: it has asked to, or the one that played has gone."""


class Knocked(ToBrowser, frozen=True):
    """Somebody with the short code asks the host to be let in."""

    knock: str
    name: str


class Pong(ToBrowser, frozen=True):
    """Somebody is there."""


AnyToBrowser = (
    Welcome | Update | Done | Refused | Said | Present | Elsewhere | Here | Knocked | Pong
)
