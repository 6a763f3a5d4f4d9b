"""Checking a position."""

from rapido.record import read_position, write_position
from rapido.rules import BadPosition
from rapido.web.http.context import Context
from rapido.web.view.room import board_view
from rapido.web.wire.http import PositionFault, PositionRequest, PositionView


async def check_position(_context: Context, body: PositionRequest) -> PositionView:
    return check(body.text)


def check(text: str) -> PositionView:
    try:
        state = read_position(text)
    except BadPosition as error:
        fault = PositionFault(error.reason, error.part, error.field, str(error))
        return PositionView(None, None, fault)
    return PositionView(write_position(state), board_view(state), None)
