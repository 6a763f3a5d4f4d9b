"""Computer players in engine processes, so that a failing one affects no room."""

import sys
from typing import Final

from rapido.engine_protocol.client import EngineClient
from rapido.engine_protocol.wire import PlayerView
from rapido.rules import Action, State
from rapido.workers import WorkerCommand, WorkerError

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

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        """Return the choice of a computer player, or None if it fails or takes too long."""
        try:
            return await self._engines.choose(state, bot, seed)
        except WorkerError:
            return None

    async def players(self) -> list[PlayerView] | None:
        """List the computer players, or None if one of them fails."""
        # In a separate engine: loading all players takes long, and rooms should not wait for it.
        engine = EngineClient(self._command, self._list_timeout)
        try:
            return await engine.players()
        except WorkerError:
            return None
        finally:
            await engine.close()

    async def close(self) -> None:
        await self._engines.close()
