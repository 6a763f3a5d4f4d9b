"""The computer players that can take a seat."""

from rapido.engine_protocol.wire import PlayerView
from rapido.players import names
from rapido.rules import PLAYERS
from rapido.web.workers.bots import EngineBots


class PlayerList:
    def __init__(self, bots: EngineBots) -> None:
        self._bots = bots

    async def get(self) -> list[PlayerView]:
        found = await self._bots.players()
        # Without descriptions, all can still be chosen by name.
        return found or [PlayerView(name, "", tuple(PLAYERS)) for name in names()]
