"""A program that speaks the engine protocol, asked for moves."""

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from rapido.web.wire.room import ActionView, GameView

LINE_BYTES: Final = 1 << 20


class Trouble(Exception):
    """Something for which nothing more can be done, in a sentence for people."""


class Engine:
    """A program that is asked for moves."""

    def __init__(self, command: Sequence[str], bot: str, seconds: float) -> None:
        """Start this command when it is needed."""
        self._command = command
        self._bot = bot
        self._seconds = seconds
        self._process: Process | None = None

    async def choose(self, game: GameView, seed: int) -> ActionView:
        """Ask for one of the actions of a game."""
        try:
            async with asyncio.timeout(self._seconds):
                await self._ask({"cmd": "load", "position": position_of(game)})
                answer = await self._ask({"cmd": "choose", "bot": self._bot, "seed": seed})
        except TimeoutError as error:
            raise Trouble(f"The engine has not answered in {self._seconds:g} seconds.") from error
        match answer.get("action"):
            case {"do": "roll", "pair": pair}:
                wanted = ("throw", pair, None)
            case {"do": "place", "field": field}:
                wanted = ("place", None, field)
            case other:
                raise Trouble(f"The engine has chosen no action: {other}")
        for action in game.actions:
            if (action.do, action.pair, action.field) == wanted:
                return action
        raise Trouble(f"The engine has chosen what is not possible now: {answer['action']}")

    async def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            process = self._process or await self._start()
            assert process.stdin is not None  # noqa: S101 - it was started with pipes
            assert process.stdout is not None  # noqa: S101
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=dict[str, Any]) if line else None
        except ConnectionError:
            answer = None
        except (OSError, ValueError) as error:  # ValueError: no JSON, or a line without end
            raise Trouble(f"The engine {self._command[0]} fails: {error}") from error
        if answer is None:
            raise Trouble(f"The engine {self._command[0]} has ended.")
        if answer.get("ok") is not True:
            raise Trouble(f"The engine refuses {request['cmd']}: {answer.get('error')}")
        return answer

    async def _start(self) -> Process:
        # In a session of its own, so that Ctrl-C reaches the bot alone, which then ends it.
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LINE_BYTES
        )
        return self._process

    async def close(self) -> None:
        """End the program."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


def position_of(game: GameView) -> dict[str, Any]:
    """Write the position of a game as the engine protocol does."""
    each = 2 if len(game.steps) == 2 else 1
    pairs: list[list[dict[str, Any] | None]] = [[None] * each for _ in game.steps]
    for pair in game.pairs:
        pairs[pair.player][pair.pair] = {"field": pair.field, "dice": pair.dice}
    return {
        "players": len(game.steps),
        "finish": game.finish,
        "steps": game.steps,
        "pairs": pairs,
        "turn": game.player,
        "phase": game.phase,
        "pair": game.pair,
        "roll": game.roll,
        "rolls": game.rolls,
    }
