"""The endpoint that checks a position."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from rapido.record import read_position, write_position
from rapido.rules import BadPosition, FaultPart, FaultReason
from rapido.web.http.requests import TooMany, address_of, read_body
from rapido.web.limits.token_bucket import Buckets
from rapido.web.settings import Limits
from rapido.web.wire.messages import GameView
from rapido.web.wire.view import board_view


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as somebody wrote it."""

    text: Annotated[str, Meta(max_length=400)]


class PositionFault(Struct, frozen=True):
    """Why there is no such position."""

    reason: FaultReason
    """what is wrong"""
    part: FaultPart
    """where it is wrong"""
    field: int | None
    """the field that is wrong, if it is a single one"""
    message: str
    """a sentence in English, for programmers"""


class PositionView(Struct, frozen=True):
    """A position as it is usually written, with its board, or why there is no such position."""

    position: str | None
    game: GameView | None
    fault: PositionFault | None


class Positions:
    def __init__(self, limits: Limits) -> None:
        self._by_address = Buckets(limits.reckoned, limits.reckoned_rate)

    async def answer(self, request: Request) -> Response:
        wish = await read_body(request, PositionRequest)
        if not self._by_address.take(address_of(request)):
            raise TooMany("too many positions from this address; try again later")
        content = msgspec.json.encode(check_position(wish.text))
        return Response(content, media_type="application/json")


def check_position(text: str) -> PositionView:
    try:
        state = read_position(text)
    except BadPosition as bad:
        fault = PositionFault(bad.reason, bad.part, bad.field, str(bad))
        return PositionView(None, None, fault)
    return PositionView(write_position(state), board_view(state), None)
