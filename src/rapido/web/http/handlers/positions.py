"""Checking a position that somebody has written."""

from typing import Annotated

from msgspec import Meta, Struct

from rapido.record import read_position, write_position
from rapido.web.http.context import Context
from rapido.web.http.impossible import PositionFault, fault_in
from rapido.web.wire.room import GameView
from rapido.web.wire.view import board_view


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to check."""

    text: Annotated[str, Meta(max_length=400)]
    """the position in the one-line notation; extra white space is ignored"""


class PositionView(Struct, frozen=True):
    """A position with its board, or why there is no such position."""

    position: str | None
    """the position in its usual spelling; null if there is no such position"""
    game: GameView | None
    """its board, as in `StepView`; null if there is no such position"""
    fault: PositionFault | None
    """what is wrong; null if the position is possible"""


async def check_position(_context: Context, body: PositionRequest) -> PositionView:
    return checked(body.text)


def checked(text: str) -> PositionView:
    fault = fault_in(text)
    if fault is not None:
        return PositionView(None, None, fault)
    state = read_position(text)
    return PositionView(write_position(state), board_view(state), None)
