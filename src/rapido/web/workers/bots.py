"""Computer players in engine processes, so that a failing one affects no room."""

import asyncio
import sys
from time import monotonic
from typing import Final

from rapido.engine_protocol.client import EngineClient
from rapido.engine_protocol.wire import BotsAnswer, PlayerView
from rapido.players import is_built_in, names
from rapido.rules import Action, State
from rapido.web.workers.bot_log import BotLog
from rapido.workers import WorkerCommand, WorkerError

RETRY: Final = 60.0
"""seconds until a list that has failed is asked for again, or pages would wait for it one by one"""
COMMAND: Final = WorkerCommand((sys.executable, "-P", "-m", "rapido", "engine"))


class EngineBots:
    def __init__(
        self,
        timeout: float,
        workers: int,
        list_timeout: float,
        command: WorkerCommand = COMMAND,
    ) -> None:
        self._command = command
        self._list_timeout = list_timeout
        self._engines = EngineClient(command, timeout, engines=workers)
        self._listing = asyncio.Lock()
        self._listed: BotsAnswer | None = None
        self._next_list = 0.0
        self._log = BotLog()

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        """Return the choice of a computer player, or None if it fails or takes too long."""
        try:
            return await self._engines.choose(state, bot, seed)
        except WorkerError as error:
            self._log.failed(bot, error)
            return None

    async def players(self) -> list[PlayerView] | None:
        """List the computer players that can play, or None if there is no list."""
        listed = await self._list()
        return None if listed is None else listed.bots

    async def why_unusable(self, bot: str) -> str:
        """Return why a computer player cannot play; empty if it can, or nobody knows."""
        if is_built_in(bot) or bot not in names():
            return ""
        listed = await self._list()
        left_out = [] if listed is None else listed.left_out or []
        return next((each.message for each in left_out if each.name == bot), "")

    async def close(self) -> None:
        await self._engines.close()

    async def _list(self) -> BotsAnswer | None:
        # In a separate engine: loading all players takes long, and rooms should not wait for it.
        async with self._listing:
            if self._listed is None and monotonic() >= self._next_list:
                engine = EngineClient(self._command, self._list_timeout)
                try:
                    self._listed = await engine.installed()
                    self._log.left_out(self._listed.left_out or [])
                except WorkerError as error:
                    self._log.not_listed(error)
                    self._next_list = monotonic() + RETRY
                finally:
                    await engine.close()
            return self._listed
