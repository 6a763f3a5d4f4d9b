"""Checking a position."""

from typing import Annotated

from msgspec import Meta, Struct

from rapido.record import read_position, write_position
from rapido.rules import BadPosition, FaultPart, FaultReason
from rapido.web.http.context import Context
from rapido.web.view.room import board_view
from rapido.web.wire.room import GameView


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


async def check_position(_context: Context, body: PositionRequest) -> PositionView:
    return check(body.text)


def check(text: str) -> PositionView:
    try:
        state = read_position(text)
    except BadPosition as error:
        fault = PositionFault(error.reason, error.part, error.field, str(error))
        return PositionView(None, None, fault)
    return PositionView(write_position(state), board_view(state), None)
