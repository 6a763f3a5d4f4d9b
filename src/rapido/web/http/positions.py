"""A position checked, as a request."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from rapido.record import read_position, write_position
from rapido.web.http.impossible import PositionFault, fault_in
from rapido.web.http.requests import TooMany, address_of, read_body
from rapido.web.limits.token_bucket import RateLimiter
from rapido.web.settings import Limits
from rapido.web.wire.messages import GameView
from rapido.web.wire.view import board_view


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as somebody has written it."""

    text: Annotated[str, Meta(max_length=400)]


class PositionView(Struct, frozen=True):
    """A position as it is usually written, with its board, or why there is no such position."""

    position: str | None
    game: GameView | None
    fault: PositionFault | None


class Positions:
    """Checks positions."""

    def __init__(self, limits: Limits) -> None:
        """Allow every address its share."""
        self._by_address = RateLimiter(limits.compute_burst, limits.compute_rate)

    async def answer(self, request: Request) -> Response:
        """Answer a request."""
        wish = await read_body(request, PositionRequest)
        if not self._by_address.take(address_of(request)):
            raise TooMany("too many positions from this address; try again later")
        content = msgspec.json.encode(checked(wish.text))
        return Response(content, media_type="application/json")


def checked(text: str) -> PositionView:
    """Check a position."""
    fault = fault_in(text)
    if fault is not None:
        return PositionView(None, None, fault)
    state = read_position(text)
    return PositionView(write_position(state), board_view(state), None)
