"""The computer players that can take a seat, as a request."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rapido.engine_protocol.wire import PlayerView
from rapido.players import names
from rapido.rules import PLAYERS
from rapido.web.workers.bots import EngineBots


class Players:
    """Lets all that are installed introduce themselves, once."""

    def __init__(self, bots: EngineBots) -> None:
        """Ask these."""
        self._bots = bots
        self._asking = asyncio.Lock()
        self._known: list[PlayerView] | None = None

    async def answer(self, _request: Request) -> Response:
        """List them."""
        async with self._asking:
            self._known = self._known or await self._bots.players()
        # If one fails, none can introduce itself; they can still be chosen by their names.
        silent = [PlayerView(name, "", tuple(PLAYERS)) for name in names()]
        content = msgspec.json.encode(self._known or silent)
        return Response(content, media_type="application/json")
