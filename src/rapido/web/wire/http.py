"""The bodies and answers of the HTTP endpoints.

The docstring below a member is its documentation everywhere, as in `messages`.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from rapido.rules import FaultPart, FaultReason
from rapido.web.access.checks import MAX_BODY
from rapido.web.wire.game import StepView
from rapido.web.wire.room import GameView

MAX_MOVES: Final = 2000

Outcome = Literal["waiting", "admitted", "refused"]


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to open."""

    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    """number of seats; by default the number of players in `start`, or 2"""
    start: Annotated[str, Meta(max_length=200)] | None = None
    """position in which the first game begins; its players take the seats in order"""


class RoomOpened(Struct, frozen=True):
    """The new room; its link is `/r/ROOM`."""

    room: str
    """id of the room, which cannot be guessed"""


class CodeGiven(Struct, frozen=True):
    """A short code that can be read aloud."""

    code: str
    """six letters and digits, valid for 30 minutes; it replaces the one before"""


class NetworkView(Struct, frozen=True):
    """Where other devices reach this server."""

    address: str | None
    """URL of the page for them: as in the request, or on the network if the request names this
    machine alone, such as `localhost`; null if the server does not know one"""


class KnockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a room."""

    code: Annotated[str, Meta(max_length=12)]
    """short code of the room; case, spaces and hyphens do not matter"""
    name: Annotated[str, Meta(max_length=20)] = ""
    """name shown to the host: one line without control or invisible characters"""
    sit: bool = False
    """whether to get a seat together with the host's answer: an open one, or that of a computer
    player if the room allows latecomers; if there is none, the guest may only watch. A server that
    is older than this member answers `bad_request`: ask without it"""
    color: Annotated[int, Meta(ge=0, le=5)] | None = field(default=None, name="colour")
    """color for that seat, if no other person has it"""


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat by somebody who has the link."""

    name: Annotated[str, Meta(max_length=20)] = ""
    """name shown to whoever answers, as in a knock"""
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    """a computer player's seat, or that of a person on whose behalf this device is to play: while
    that person is connected, only they can agree. By default any free seat"""
    color: Annotated[int, Meta(ge=0, le=5)] | None = field(default=None, name="colour")
    """color for the seat, as in a knock"""


class SeatLinkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is to move to another device."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    """seat of the guest"""


class SeatLinkGiven(Struct, frozen=True):
    """A link that moves the seat to the device on which it is opened first."""

    token: str
    """secret of the link, which is `/r/ROOM#seat=TOKEN`; the server stores only a hash of it"""
    lifetime: float
    """seconds for which it is valid; a newer link for the same seat replaces it"""
    qr: str
    """the link as a QR code in SVG, under the same address as that of a room"""


class SeatLinkUse(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that was opened."""

    token: Annotated[str, Meta(max_length=40)]
    """secret of the link"""


class SeatMoved(Struct, frozen=True):
    """The seat belongs to this device now."""

    seat: int
    """number of the seat"""


class KnockTaken(Struct, frozen=True):
    """The knock was delivered. A wrong code is answered in the same way."""

    knock: str
    """id under which the outcome can be read, for 5 minutes"""


class KnockOutcome(Struct, frozen=True):
    """Whether the host has answered."""

    state: Outcome
    """`waiting` until the host answers; `refused` also if there is no such knock"""
    room: str
    """id of the room if `admitted`, otherwise empty"""


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to read or review."""

    record: Annotated[str, Meta(max_length=MAX_BODY)]
    """the record as text, or its JSON form as a string"""


class AdviceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which a player is about to act."""

    position: Annotated[str, Meta(max_length=200)]
    """the position in the one-line notation"""


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to check."""

    text: Annotated[str, Meta(max_length=400)]
    """the position in the one-line notation; extra white space is ignored"""


class PositionFault(Struct, frozen=True):
    """Why there is no such position."""

    reason: FaultReason
    """what is wrong"""
    part: FaultPart
    """where it is wrong"""
    field: int | None
    """the field that is wrong, if it is a single one"""
    message: str
    """sentence in English, for developers"""


class PositionView(Struct, frozen=True):
    """A position with its board, or why there is no such position."""

    position: str | None
    """the position in its usual spelling; null if there is no such position"""
    game: GameView | None
    """its board, as in `StepView`; null if there is no such position"""
    fault: PositionFault | None
    """what is wrong; null if the position is possible"""


class ThreePlayerPuzzlesView(Struct, frozen=True):
    """The puzzles for three players."""

    source: str
    """where the winning chances come from"""
    epsilon: float
    """the most that anyone can gain by deviating from the solution these chances belong to"""
    margin: float
    """how much better the best choice is than the second best, at least"""
    puzzles: tuple[str, ...]
    """one line per puzzle, as for two"""


class PuzzlesView(Struct, frozen=True):
    """All puzzles of the package."""

    rapido_puzzles: int
    """version of the format"""
    source: str
    """where the winning chances of the puzzles for two come from"""
    puzzles: tuple[str, ...]
    """one line per puzzle for two players, as `rapido.review.puzzle` reads it"""
    three_players: ThreePlayerPuzzlesView | None = None
    """the puzzles for three"""


class StepsRequest(Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """A game to play."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """number of players; ignored if there is a `start`"""
    finish: Annotated[int, Meta(ge=1, le=999)] = 21
    """step that wins; ignored if there is a `start`"""
    start: Annotated[str, Meta(max_length=200)] | None = None
    """position in the one-line notation; null for a new game"""
    moves: Annotated[list[str], Meta(max_length=MAX_MOVES)] = field(default_factory=list[str])
    """tokens as in records; a throw `A?` and its dice `46` may also be separate tokens"""
    since: Annotated[int, Meta(ge=0, le=MAX_MOVES)] = 0
    """index of the first token whose step is wanted"""


class StepFault(Struct, frozen=True):
    """The first token that was refused."""

    index: int
    """index of the token in `moves`"""
    code: str
    """stable code of the rule that refused it, for programs"""
    message: str
    """sentence in English, for developers"""


class StepsView(Struct, frozen=True):
    """A game step by step, up to its end or the first token that was refused."""

    start: GameView
    """the game before the first token"""
    steps: tuple[StepView, ...]
    """one step per token, beginning with token `from`"""
    fault: StepFault | None
    """null if every token was played"""


class Health(Struct, frozen=True):
    """The server is alive, or can take moves."""

    ok: bool
    """always true; otherwise the answer is 503, or there is none"""


class Failure(Struct, frozen=True):
    """Why a request was refused."""

    error: str
    """stable code, for programs"""
    message: str
    """sentence in English, for developers"""
