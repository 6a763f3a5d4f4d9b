"""The computer players that can take a seat."""

from rapido.engine_protocol.wire import PlayerView
from rapido.web.http.context import Context


async def list_players(context: Context) -> list[PlayerView]:
    return await context.services.players.get()
