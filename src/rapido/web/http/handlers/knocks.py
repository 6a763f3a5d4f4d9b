"""Asking to join a room by its short code."""

from typing import Annotated

from msgspec import Meta, Struct

from rapido.record import is_line
from rapido.rules import BadRequest
from rapido.web.access.knocks import Outcome
from rapido.web.http.context import Context


class KnockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a room."""

    code: Annotated[str, Meta(max_length=12)]
    """short code of the room; case, spaces and hyphens do not matter"""
    name: Annotated[str, Meta(max_length=20)] = ""
    """name shown to the host: one line without control characters"""


class KnockTaken(Struct, frozen=True):
    """The knock was delivered. A wrong code is answered in the same way."""

    knock: str
    """id under which the outcome can be read, for 5 minutes"""


class KnockOutcome(Struct, frozen=True):
    """Whether the host has answered."""

    state: Outcome
    """`waiting` until the host answers; `refused` also if there is no such knock"""
    room: str
    """id of the room if `admitted`, otherwise empty"""


async def knock(context: Context, body: KnockRequest) -> KnockTaken:
    name = body.name.strip()
    if not is_line(name):
        raise BadRequest("a name is one line without control characters")
    return KnockTaken(context.services.knocks.knock(body.code, context.guest, name))


async def knock_outcome(context: Context) -> KnockOutcome:
    knocks = context.services.knocks
    return KnockOutcome(*knocks.outcome(context.param("knock"), context.guest))
