"""The endpoint table: routing, rate limits, OpenAPI and docs/web-protocol.md all come from it."""

from collections.abc import Sequence
from typing import Any, Final

from starlette.routing import BaseRoute, Route

from rapido.engine_protocol.wire import PlayerView
from rapido.record import BadRecord
from rapido.rooms.model.errors import NoSuchRoom, SeatsDiffer, Unavailable
from rapido.rules import BadPosition, GameOver, NotYourTurn
from rapido.web.access.checks import MAX_BODY
from rapido.web.http.endpoint import Deferred, Endpoint
from rapido.web.http.errors import (
    NoAnalysis,
    NoSuchGame,
    NotFound,
    NoToken,
    StillPlaying,
    TooFar,
    TooLong,
    TooManyRequests,
    UpgradeRequired,
)
from rapido.web.http.fallback import Fallback
from rapido.web.http.game_records import Form
from rapido.web.http.handlers import pages
from rapido.web.http.handlers.documents import get_document
from rapido.web.http.handlers.games import get_record
from rapido.web.http.handlers.handshakes import explain_refusal
from rapido.web.http.handlers.monitoring import check_alive, check_ready, get_metrics
from rapido.web.http.handlers.network import get_network
from rapido.web.http.handlers.players import list_players
from rapido.web.http.handlers.positions import check_position
from rapido.web.http.handlers.puzzles import list_puzzles
from rapido.web.http.handlers.qr import get_qr_code
from rapido.web.http.handlers.records import read_record_text, record_cost
from rapido.web.http.handlers.reviews import advise, review_game, review_record
from rapido.web.http.handlers.rooms import create_code, delete_room, open_room
from rapido.web.http.handlers.steps import play_steps, steps_cost
from rapido.web.http.rate_limits import Quota, RateLimit, make_rate_limiters
from rapido.web.http.seat_endpoints import SEAT_ENDPOINTS
from rapido.web.http.services import Services
from rapido.web.wire.game import GameRecord, PlayedGame
from rapido.web.wire.http import (
    AdviceRequest,
    CodeGiven,
    Health,
    NetworkView,
    NewRoom,
    PositionRequest,
    PositionView,
    PuzzlesView,
    RecordRequest,
    RoomOpened,
    StepsRequest,
    StepsView,
)

ADVICE: Final = Deferred("rapido.review.coach.wire", "AdviceView")
REVIEW: Final = Deferred("rapido.web.wire.reviewed_game", "ReviewedGame")

ENDPOINTS: Final[Sequence[Endpoint[Any, Any]]] = (
    *(
        Endpoint("GET", path, pages.get_page(path), "text/html", summary, new_guest=True)
        for path, summary in pages.VIEWS.items()
    ),
    Endpoint(
        "POST",
        "/api/rooms",
        open_room,
        RoomOpened,
        "Open a room and become its host; its first game may begin in a given position.",
        body=NewRoom,
        status=201,
        errors=(BadPosition, SeatsDiffer, Unavailable),
        limit=RateLimit(Quota.ROOMS),
        new_guest=True,
    ),
    Endpoint(
        "DELETE",
        "/api/rooms/{room}",
        delete_room,
        summary="Delete a room with all its games; for the host.",
        status=204,
        errors=(NoSuchRoom, Unavailable),
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/code",
        create_code,
        CodeGiven,
        "Create a short code for a room; for the host.",
        status=201,
        errors=(NoSuchRoom, Unavailable),
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/qr.svg",
        get_qr_code,
        "image/svg+xml",
        "The link to a room as a QR code, under the address that `GET /api/network` answers, or"
        " else under the host name of the request. Drawn for any valid id, whether or not there is"
        " such a room.",
        errors=(NoSuchRoom,),
        limit=RateLimit(Quota.QR_CODES),
    ),
    *SEAT_ENDPOINTS,
    Endpoint(
        "GET",
        "/api/games/{game}.json",
        get_record(Form.JSON),
        GameRecord,
        "The record of a game as JSON.",
        errors=(NoSuchGame,),
        limit=RateLimit(Quota.STEPS, cost=None),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}.rapido",
        get_record(Form.TEXT),
        "text/plain",
        "The record of a game as text.",
        errors=(NoSuchGame,),
        limit=RateLimit(Quota.STEPS, cost=None),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/steps",
        get_record(Form.STEPS),
        PlayedGame,
        "A game with what each of its moves led to.",
        errors=(NoSuchGame,),
        limit=RateLimit(Quota.STEPS, cost=None),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/review",
        review_game,
        REVIEW,
        "What every roll and every choice of a finished game was worth.",
        errors=(NoSuchGame, StillPlaying, TooFar, TooLong, NoAnalysis),
        limit=RateLimit(Quota.ANALYSIS, cost=None),
    ),
    Endpoint(
        "POST",
        "/api/record",
        read_record_text,
        PlayedGame,
        "Read and play a record from elsewhere, as far as it is valid.",
        body=RecordRequest,
        limit=RateLimit(Quota.RECORDS, record_cost),
        max_body=MAX_BODY,
    ),
    Endpoint(
        "POST",
        "/api/review",
        review_record,
        REVIEW,
        "Review a record from elsewhere.",
        body=RecordRequest,
        errors=(BadRecord, StillPlaying, TooFar, TooLong, NoAnalysis),
        limit=RateLimit(Quota.ANALYSIS, cost=None),
        max_body=MAX_BODY,
    ),
    Endpoint(
        "POST",
        "/api/advice",
        advise,
        ADVICE,
        "What every choice in a position is worth, and what the dice may bring.",
        body=AdviceRequest,
        errors=(BadPosition, GameOver, NotYourTurn, TooFar, NoAnalysis),
        limit=RateLimit(Quota.ANALYSIS),
    ),
    Endpoint(
        "POST",
        "/api/position",
        check_position,
        PositionView,
        "Check a position: its board, or why there is no such position.",
        body=PositionRequest,
        limit=RateLimit(Quota.POSITIONS),
    ),
    Endpoint(
        "GET",
        "/api/puzzles",
        list_puzzles,
        PuzzlesView,
        "The puzzles of the package; 304 if the `ETag` in `If-None-Match` is still current.",
        errors=(Unavailable,),
    ),
    Endpoint(
        "GET",
        "/api/players",
        list_players,
        list[PlayerView],
        "The installed computer players.",
    ),
    Endpoint(
        "GET",
        "/api/network",
        get_network,
        NetworkView,
        "Where other devices reach this server.",
    ),
    Endpoint(
        "POST",
        "/api/steps",
        play_steps,
        StepsView,
        "Play a game by the rules, without a room: every step, and the first token refused.",
        body=StepsRequest,
        errors=(BadPosition,),
        limit=RateLimit(Quota.STEPS, steps_cost),
        max_body=MAX_BODY,
    ),
    *(
        Endpoint("GET", f"/api/{name}.json", get_document(name), "application/json", summary)
        for name, summary in (
            ("schema", "The JSON Schema of all messages."),
            ("openapi", "The HTTP interface as OpenAPI."),
            ("asyncapi", "The WebSocket interface as AsyncAPI."),
        )
    ),
    Endpoint(
        "GET",
        "/ws/{room}",
        explain_refusal,
        summary="Why a handshake for a WebSocket would be refused now; costs no handshake. For"
        " browsers, which do not show a script the answer to a handshake.",
        status=426,
        errors=(NoToken, UpgradeRequired, TooManyRequests, Unavailable),
    ),
    Endpoint(
        *("GET", "/healthz", check_alive, Health),
        "Health check: whether the process is alive. It asks nothing of the store.",
    ),
    Endpoint(
        "GET",
        "/readyz",
        check_ready,
        Health,
        "Whether the server can store moves now; not while it is stopping.",
        errors=(Unavailable,),
    ),
    Endpoint(
        "GET",
        "/metrics",
        get_metrics,
        "text/plain",
        "Metrics for Prometheus; by default only for clients on this machine.",
        errors=(NotFound,),
    ),
)
DOCUMENTED: Final = [endpoint for endpoint in ENDPOINTS if endpoint.summary]


def http_routes(services: Services) -> list[BaseRoute]:
    """Return all routes; the last one matches every path, so mount these after any others."""
    limiters = make_rate_limiters(services.settings.limits)
    routes = [
        *(endpoint.route(services, limiters) for endpoint in ENDPOINTS),
        *pages.static_routes(),
    ]
    return [*routes, Route("/{path:path}", Fallback(services, routes))]
