"""Asking to join a room, by its short code or by its link."""

from rapido.record import is_name
from rapido.rooms.join_requests import SeatWish
from rapido.rules import BadRequest
from rapido.web.http.context import Context, client_of
from rapido.web.wire.http import KnockOutcome, KnockRequest, KnockTaken, SeatRequest


async def knock(context: Context, body: KnockRequest) -> KnockTaken:
    name = _name(body.name)
    client = client_of(context.request)
    wish = SeatWish(color=body.color) if body.sit else None
    knocks = context.services.knocks
    return KnockTaken(await knocks.knock(body.code, context.guest, name, client, wish))


async def ask_for_seat(context: Context, body: SeatRequest) -> KnockTaken:
    knocks, wish = context.services.knocks, SeatWish(body.seat, body.color)
    name, client = _name(body.name), client_of(context.request)
    return KnockTaken(await knocks.ask(context.param("room"), context.guest, name, client, wish))


async def knock_outcome(context: Context) -> KnockOutcome:
    knocks = context.services.knocks
    return KnockOutcome(*await knocks.outcome(context.param("knock"), context.guest))


def _name(given: str) -> str:
    name = given.strip()
    if not is_name(name):
        raise BadRequest("a name is one line without control or invisible characters")
    return name
