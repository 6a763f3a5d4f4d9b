"""The installed computer players; their descriptions are cached."""

import asyncio

from rapido.engine_protocol.wire import PlayerView
from rapido.players import names
from rapido.rules import PLAYERS
from rapido.web.workers.bots import EngineBots


class PlayerList:
    def __init__(self, bots: EngineBots) -> None:
        self._bots = bots
        self._lock = asyncio.Lock()
        self._described: list[PlayerView] | None = None

    async def get(self) -> list[PlayerView]:
        async with self._lock:
            self._described = self._described or await self._bots.players()
        # If one player fails, no descriptions are available; all can still be chosen by name.
        return self._described or [PlayerView(name, "", tuple(PLAYERS)) for name in names()]
