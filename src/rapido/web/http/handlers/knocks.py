"""Asking to join a room by its short code."""

from rapido.record import is_name
from rapido.rules import BadRequest
from rapido.web.http.context import Context, client_of
from rapido.web.wire.http import KnockOutcome, KnockRequest, KnockTaken


async def knock(context: Context, body: KnockRequest) -> KnockTaken:
    name = body.name.strip()
    if not is_name(name):
        raise BadRequest("a name is one line without control or invisible characters")
    client = client_of(context.request)
    knocks = context.services.knocks
    return KnockTaken(await knocks.knock(body.code, context.guest, name, client))


async def knock_outcome(context: Context) -> KnockOutcome:
    knocks = context.services.knocks
    return KnockOutcome(*await knocks.outcome(context.param("knock"), context.guest))
