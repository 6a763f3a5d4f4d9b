"""Positions and games worked out in a process of their own, so that no table waits for it.

It is started when it is first needed. One that hangs or crashes is killed, and a new one takes its
place.
"""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final, Literal, NamedTuple

import msgspec

from rapido.rules import RapidoError
from rapido.web.http.errors import TooManyRequests
from rapido.web.operations.log import log_event

WAITING: Final = 16
"""how many may wait for their turn"""
LONGEST: Final = 2**24
"""bytes of an answer"""
COMMAND: Final = (sys.executable, "-P", "-m", "rapido.web.workers.analysis_process")
# One core is enough: the others are for the tables.
_ALONE: Final = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "VECLIB")}
_FAULTS: Final = (TimeoutError, OSError, EOFError, ValueError)


class NoAnalysis(RapidoError):
    """Nobody can work this out at the moment."""

    code = "no_analysis"


class TooFar(RapidoError):
    """A staircase that is longer than any that can be worked out."""

    code = "too_far"


class Found(NamedTuple):
    """An answer as it goes out: what was worked out, or why it was not."""

    good: bool
    content: bytes


class Analyst:
    """One process that answers one question at a time."""

    def __init__(
        self, seconds: float, waiting: int = WAITING, command: tuple[str, ...] = COMMAND
    ) -> None:
        """Give every question so many seconds."""
        self._seconds = seconds
        self._most = waiting
        self._command = command
        self._waiting = 0
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, about: Literal["advice", "review"], text: str) -> Found:
        """Wait for one's turn, and for the answer."""
        if self._waiting > self._most:
            raise TooManyRequests("too many ask at once; try again in a moment")
        self._waiting += 1
        try:
            async with asyncio.timeout(self._seconds):
                await self._turn.acquire()
            try:
                return await self._ask_in_time(msgspec.json.encode({"about": about, "text": text}))
            finally:
                self._turn.release()
        except TimeoutError as error:
            raise NoAnalysis("nobody has the time to work this out; try again later") from error
        finally:
            self._waiting -= 1

    async def _ask_in_time(self, question: bytes) -> Found:
        answered = False
        try:
            async with asyncio.timeout(self._seconds):
                found = await self._ask(question)
            answered = True
        except _FAULTS as error:
            log_event("analyst failed", error=type(error).__name__)
            raise NoAnalysis("this could not be worked out; try again later") from error
        finally:
            if not answered:  # what it may still say must never answer another question
                await self.close()
        return found

    async def _ask(self, question: bytes) -> Found:
        process = await self._started()
        assert process.stdin is not None  # noqa: S101 - both are pipes
        assert process.stdout is not None  # noqa: S101
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return Found(line.startswith(b"+"), line[1:-1])

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST,
                env=os.environ | _ALONE,
            )
        return self._process

    async def close(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
