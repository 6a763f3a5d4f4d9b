"""Computer players in a process of their own, asked through the engine protocol.

One that hangs, crashes or answers nonsense costs its table the time that is set here, and the
process its life; a new one takes its place.
"""

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from rapido.rules import Action, Place, State, Throw

SECONDS: Final = 1.5
"""how long a computer player may think"""
WORKERS: Final = 2
INTRODUCTION_SECONDS: Final = 10.0
"""how long all of them together may take to introduce themselves; no table waits for that"""
_FAULTS: Final = (TimeoutError, OSError, EOFError, ValueError, LookupError)


class PlayerView(Struct, frozen=True):
    """A computer player, as it introduces itself."""

    name: str
    """unique name, for `bot` of a seat"""
    about: str
    """sentence in English, for people; may be empty"""
    players: tuple[int, ...]
    """how many may play in a game that it joins"""


class EngineBots:
    """A few engines that answer one question at a time."""

    def __init__(
        self,
        seconds: float = SECONDS,
        workers: int = WORKERS,
        introduction_seconds: float = INTRODUCTION_SECONDS,
    ) -> None:
        """Start them when they are needed."""
        self._seconds = seconds
        self._introduction_seconds = introduction_seconds
        self._free: asyncio.Queue[_Engine] = asyncio.Queue()
        self._engines = [_Engine() for _ in range(workers)]
        for engine in self._engines:
            self._free.put_nowait(engine)

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        """Return the choice of a computer player, or nothing if there is none in time."""
        try:
            async with asyncio.timeout(self._seconds):
                engine = await self._free.get()
        except TimeoutError:
            return None
        try:
            async with asyncio.timeout(self._seconds):
                return await engine.choose(state, bot, seed)
        except _FAULTS:
            engine.kill()
            return None
        finally:
            self._free.put_nowait(engine)

    async def introduce(self) -> list[PlayerView] | None:
        """Let all that are installed introduce themselves, or return nothing if one fails."""
        engine = _Engine()
        try:
            async with asyncio.timeout(self._introduction_seconds):
                return await engine.introduce()
        except _FAULTS:
            return None
        finally:
            engine.kill()
            await engine.gone()

    async def close(self) -> None:
        """End all engines."""
        for engine in self._engines:
            engine.kill()
            await engine.gone()


class _Engine:
    """One process that speaks the engine protocol."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        await self._start()
        await self._ask({"cmd": "load", "position": _position(state)})
        answer = await self._ask({"cmd": "choose", "bot": bot, "seed": seed})
        action = answer["action"]
        return Place(action["field"]) if action["do"] == "place" else Throw(action["pair"])

    async def introduce(self) -> list[PlayerView]:
        await self._start()
        answer = await self._ask({"cmd": "bots"})
        return msgspec.convert(answer["bots"], list[PlayerView])

    async def _start(self) -> None:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", "rapido", "engine"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )

    async def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=dict[str, Any])

    def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def gone(self) -> None:
        if self._process is not None:
            await self._process.wait()


def _position(state: State) -> dict[str, Any]:
    """Write a position as the engine protocol does."""
    pairs: list[list[dict[str, Any] | None]] = [[None] * state.pairs_each for _ in state.steps]
    for pair in state.pairs:
        pairs[pair.owner][pair.index] = {"field": pair.field, "dice": pair.roll}
    return {
        "players": state.players,
        "finish": state.finish,
        "steps": state.steps,
        "pairs": pairs,
        "turn": state.player,
        "phase": state.phase.value,
        "pair": state.pair,
        "roll": state.roll,
        "rolls": state.rolls,
    }
