"""The computer players that can take a seat."""

from rapido.web.http.context import Context
from rapido.web.workers.bots import PlayerView


async def list_players(context: Context) -> list[PlayerView]:
    return await context.services.players.get()
