"""A client for programs that speak the engine protocol, each in a supervised process."""

import msgspec

from rapido.engine_protocol.codec import (
    AnyAnswer,
    EngineError,
    decode_action,
    decode_answer,
    encode,
)
from rapido.engine_protocol.view import position_view
from rapido.engine_protocol.wire import (
    Answer,
    BotsAnswer,
    BotsRequest,
    ChooseAnswer,
    ChooseRequest,
    EngineRequest,
    LoadRequest,
    PlayerView,
)
from rapido.rules import Action, State, legal_actions
from rapido.workers import Supervisor, WorkerCommand, WorkerError, WorkerFault, WorkerProcess


class EngineClient:
    """Asks engines; every failure is a `WorkerError`, after which the engine is restarted."""

    def __init__(self, command: WorkerCommand, timeout: float, *, engines: int = 1) -> None:
        self._supervisor = Supervisor(command, timeout, workers=engines)

    async def choose(self, state: State, bot: str, seed: int) -> Action:
        """Return the action that a computer player takes here; it is a legal one."""
        load = LoadRequest(position=msgspec.to_builtins(position_view(state)))
        async with self._supervisor.worker() as engine:
            await _ask(engine, load, Answer)
            answer = await _ask(engine, ChooseRequest(bot=bot, seed=seed), ChooseAnswer)
            action = decode_action(answer.action)
            if action not in legal_actions(state):
                chosen = msgspec.json.encode(answer.action).decode()
                message = f"chose an illegal action: {chosen}"
                raise WorkerError(WorkerFault.ILLEGAL, message, chosen)
            return action

    async def players(self) -> list[PlayerView]:
        """List the computer players."""
        return (await self.installed()).bots

    async def installed(self) -> BotsAnswer:
        """List the computer players, and those that are installed but broken."""
        async with self._supervisor.worker() as engine:
            return await _ask(engine, BotsRequest(), BotsAnswer)

    async def close(self) -> None:
        await self._supervisor.close()

    def kill(self) -> None:
        """End all engines where nothing can be awaited any more."""
        self._supervisor.kill()


async def _ask(engine: WorkerProcess, request: EngineRequest, kind: type[AnyAnswer]) -> AnyAnswer:
    line = await engine.request(encode(request))
    command = request.__struct_config__.tag
    try:
        return decode_answer(line, kind)
    except EngineError as error:
        detail = f"{command}: {error}"
        raise WorkerError(WorkerFault.REFUSED, f"refused {detail}", detail, error.trace) from error
    except ValueError as error:
        detail = f"{command}: {error}"
        raise WorkerError(
            WorkerFault.INVALID, f"gave an invalid answer to {detail}", detail
        ) from error
