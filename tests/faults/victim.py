"""Two people who play on, at the pace of people, while somebody else floods the server."""

import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.faults.history import Call, History
from tests.faults.load import Load
from tests.faults.long_games import StoredGames
from tests.faults.player import Pace
from tests.faults.server import Server
from tests.waiting import TIMEOUT

PEOPLE = Pace(thinks=0.3, patience=TIMEOUT, forgets=0)
"""about three commands a second at a table of two: below every limit"""


@dataclass(slots=True)
class TimedHistory(History):
    """A history that also notes how long each answer took, for reports: no test asserts on it."""

    latencies: list[float] = field(default_factory=list[float])
    _called_at: dict[str, float] = field(default_factory=dict[str, float])

    def called(self, who: str, room: str, command: dict[str, Any], seen: int | None) -> Call:
        call = History.called(self, who, room, command, seen)
        self._called_at[call.key] = time.monotonic()
        return call

    def answered(self, answer: dict[str, Any], at: int) -> None:
        History.answered(self, answer, at)
        if called_at := self._called_at.pop(answer["key"], None):
            self.latencies.append(time.monotonic() - called_at)

    def waiting(self) -> list[float]:
        return [time.monotonic() - called_at for called_at in self._called_at.values()]


class Victims(Load):
    """One table of two."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        self.timed = TimedHistory()
        super().__init__(server, seed, self.timed, PEOPLE)

    def take_latencies(self) -> list[float]:
        """Return the seconds that answers took since the last call, or take so far."""
        taken, self.timed.latencies = self.timed.latencies, []
        return taken + self.timed.waiting()


@dataclass(slots=True)
class Flooding:
    """A flood in a process of its own."""

    name: str
    process: asyncio.subprocess.Process
    counted: Counter[str] = field(default_factory=Counter[str])
    """what the server did about it, once it has ended"""

    async def stop(self) -> None:
        output, _ = await self.process.communicate(b"")
        self.counted = Counter(json.loads(output or b"{}"))


@asynccontextmanager
async def flooding(
    name: str, server: Server, address: str, games: StoredGames
) -> AsyncGenerator[Flooding]:
    """Run a flood from another address for the duration of a `with` block."""
    command = [sys.executable, "-m", "tests.faults.floods", name, str(server.port), address]
    process = await asyncio.create_subprocess_exec(
        *command,
        json.dumps(games._asdict()),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    flood = Flooding(name, process)
    try:
        assert await process.stdout.readline() == b"begun\n"
        yield flood
        await flood.stop()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
