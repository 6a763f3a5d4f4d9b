"""The part of the endpoint table that is about joining, and seats that change hands."""

from collections.abc import Sequence
from typing import Any, Final

from rapido.rooms.model.errors import (
    DiceNotReady,
    NoSuchRoom,
    NoSuchSeat,
    NotYourSeat,
    RoomClosed,
    RoomFull,
    Unavailable,
)
from rapido.rooms.seat_links import LinkExpired, LinkUsed
from rapido.web.http.endpoint import Endpoint
from rapido.web.http.errors import KnocksFull
from rapido.web.http.handlers.knocks import ask_for_seat, knock, knock_outcome
from rapido.web.http.handlers.seats import create_seat_link, use_seat_link
from rapido.web.http.rate_limits import Quota, RateLimit
from rapido.web.wire.http import (
    KnockOutcome,
    KnockRequest,
    KnockTaken,
    SeatLinkGiven,
    SeatLinkRequest,
    SeatLinkUse,
    SeatMoved,
    SeatRequest,
)

SEAT_ENDPOINTS: Final[Sequence[Endpoint[Any, Any]]] = (
    Endpoint(
        "POST",
        "/api/rooms/{room}/knocks",
        ask_for_seat,
        KnockTaken,
        "Ask for a seat in a room whose link one has; a room that does not exist is answered in the"
        " same way.",
        body=SeatRequest,
        status=201,
        errors=(KnocksFull, Unavailable),
        limit=RateLimit(Quota.KNOCKS),
        new_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/seat-links",
        create_seat_link,
        SeatLinkGiven,
        "Create a link that moves one's own seat to another device, once.",
        body=SeatLinkRequest,
        status=201,
        errors=(NoSuchRoom, NoSuchSeat, NotYourSeat, Unavailable),
        limit=RateLimit(Quota.KNOCKS),
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/seat",
        use_seat_link,
        SeatMoved,
        "Take the seat of such a link; whoever had it may watch, and take it back.",
        body=SeatLinkUse,
        errors=(LinkUsed, LinkExpired, NoSuchRoom, RoomClosed, RoomFull, DiceNotReady, Unavailable),
        limit=RateLimit(Quota.KNOCKS),
        new_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/knocks",
        knock,
        KnockTaken,
        "Ask the host of a room for its link, with its short code; a wrong code is answered in the"
        " same way.",
        body=KnockRequest,
        status=201,
        errors=(KnocksFull, Unavailable),
        limit=RateLimit(Quota.KNOCKS),
        new_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/knocks/{knock}",
        knock_outcome,
        KnockOutcome,
        "How the host answered a knock; for the guest who knocked.",
        errors=(Unavailable,),
    ),
)
