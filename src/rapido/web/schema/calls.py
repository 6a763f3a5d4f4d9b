"""The HTTP requests that the server answers, in one table, with what they carry."""

from typing import Final, Literal

from msgspec import Struct

from rapido.review.coach.wire import AdviceView
from rapido.review.wire import ReviewView
from rapido.web.http.positions import PositionRequest, PositionView
from rapido.web.http.puzzles import PuzzlesView
from rapido.web.http.records import GameRecord, RecordRequest, RecordView
from rapido.web.http.requests import STATUS
from rapido.web.http.review import AdviceRequest
from rapido.web.http.rooms import KnockRequest, NewRoom
from rapido.web.http.steps import StepsRequest, StepsView
from rapido.web.workers.bots import PlayerView


class RoomOpened(Struct, frozen=True):
    """A new room; its link is `/r/ROOM`."""

    room: str


class CodeGiven(Struct, frozen=True):
    """A short code of six letters and digits, good for half an hour."""

    code: str


class KnockTaken(Struct, frozen=True):
    """A knock at the door; ask for its outcome. A wrong code gives one as well."""

    knock: str


class KnockOutcome(Struct, frozen=True):
    """How a knock was answered, and the room if it was with yes."""

    state: Literal["waiting", "admitted", "refused"]
    room: str


class Health(Struct, frozen=True):
    """Moves can be taken."""

    ok: bool


class Failure(Struct, frozen=True):
    """Why a request was refused, with a stable code."""

    error: str
    message: str


class Call(Struct, frozen=True):
    """One HTTP request that the server answers."""

    method: str
    path: str
    about: str
    answer: type[Struct] | str = ""
    """the struct of a JSON answer, or the media type of another one"""
    many: bool = False
    """whether the JSON answer is a list of such"""
    body: type[Struct] | None = None
    status: int = 200
    errors: tuple[str, ...] = ()


CALLS: Final = (
    Call("get", "/", "The start page; sets the cookie.", "text/html"),
    Call("get", "/r/{room}", "The page of a room; sets the cookie.", "text/html"),
    Call("get", "/g/{game}", "The replay of a game; `#turn=N` is a turn of it.", "text/html"),
    Call(
        "post",
        "/api/rooms",
        "Open a room and be its host; its first game may begin in a position.",
        RoomOpened,
        body=NewRoom,
        status=201,
        errors=("too_many",),
    ),
    Call("delete", "/api/rooms/{room}", "The host deletes a room with all its games.", status=204),
    Call("post", "/api/rooms/{room}/code", "The host gets a short code.", CodeGiven, status=201),
    Call(
        "get",
        "/api/rooms/{room}/qr.svg",
        "The link to a room as a QR code, as the one who asks would write it; drawn for any name.",
        "image/svg+xml",
        errors=("too_many",),
    ),
    Call(
        "post",
        "/api/knocks",
        "Knock with a code.",
        KnockTaken,
        body=KnockRequest,
        status=201,
        errors=("too_many",),
    ),
    Call("get", "/api/knocks/{knock}", "How a knock was answered.", KnockOutcome),
    Call("get", "/api/games/{game}.json", "The record of a game as JSON.", GameRecord),
    Call("get", "/api/games/{game}.rapido", "The record of a game as text.", "text/plain"),
    Call(
        "get",
        "/api/games/{game}/review",
        "What every roll and every choice of a game was worth, once it has ended.",
        ReviewView,
        errors=("still_playing", "too_many", "no_analysis"),
    ),
    Call(
        "post",
        "/api/record",
        "Read a record that is not of this server, as far as it is good.",
        RecordView,
        body=RecordRequest,
        errors=("too_many",),
    ),
    Call(
        "post",
        "/api/review",
        "The review of a record that is not of this server.",
        ReviewView,
        body=RecordRequest,
        errors=("too_many", "no_analysis"),
    ),
    Call(
        "post",
        "/api/advice",
        "What every choice is worth in a position, and what the dice may do.",
        AdviceView,
        body=AdviceRequest,
        errors=("too_many", "no_analysis"),
    ),
    Call(
        "post",
        "/api/position",
        "Check a position: its board, or why there is no such position.",
        PositionView,
        body=PositionRequest,
        errors=("too_many",),
    ),
    Call(
        "get",
        "/api/puzzles",
        "The puzzles of the package; answered with 304 if the `ETag` is still the same.",
        PuzzlesView,
        errors=("unavailable",),
    ),
    Call("get", "/api/players", "The computer players that are installed.", PlayerView, many=True),
    Call(
        "post",
        "/api/steps",
        "Play a game by the rules, without a room: every step, and the first token refused.",
        StepsView,
        body=StepsRequest,
        errors=("too_many",),
    ),
    Call("get", "/api/schema.json", "The JSON Schema of all messages.", "application/json"),
    Call("get", "/api/openapi.json", "The HTTP interface.", "application/json"),
    Call("get", "/api/asyncapi.json", "The WebSocket interface.", "application/json"),
    Call("get", "/healthz", "Whether moves can be taken.", Health, errors=("unavailable",)),
    Call("get", "/metrics", "Counters, for this machine alone unless set otherwise.", "text/plain"),
)
BODIES: Final = (
    *(call.body for call in CALLS if call.body),
    *(call.answer for call in CALLS if not isinstance(call.answer, str)),
    Failure,
)
STATUS_OF: Final = {code: STATUS[code] for call in CALLS for code in call.errors}
