"""Advice and reviews, computed in a separate process so that rooms never wait for them."""

import asyncio
import sys
from typing import Final, Literal

import msgspec

from rapido.web.http.errors import NoAnalysis, TooManyRequests, WorkerRefused
from rapido.web.limits.fair_queue import FairQueue, QueueFull
from rapido.web.limits.networks import Client
from rapido.web.operations.log import log_event
from rapido.web.wire.http import Failure
from rapido.workers import Supervisor, WorkerCommand, WorkerError

COMMAND: Final = WorkerCommand(
    (sys.executable, "-P", "-m", "rapido.web.workers.analysis_process"),
    max_line=2**24,
    # One core is enough: the others are for the rooms.
    environment={f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "VECLIB")},
)
MAX_REVIEWED_MOVES: Final = 1500
"""a game of two has about 100, one of six rarely 800; without the kernel, one of this length takes
some seconds"""
PER_GUEST: Final = 4
"""requests of one guest that wait"""
RETRY_AFTER: Final = 5.0
"""seconds after which a client may try again when the queue was full"""


class AnalysisWorker:
    def __init__(
        self, timeout: float, max_waiting: int = 16, command: WorkerCommand = COMMAND
    ) -> None:
        """Allow `timeout` seconds to wait for the worker, and as much again for the analysis."""
        self._timeout = timeout
        self._queue = FairQueue(max_waiting, PER_GUEST)
        self._supervisor = Supervisor(command, timeout)

    async def analyze(self, kind: Literal["advice", "review"], text: str, client: Client) -> bytes:
        """Analyze a position for `advice`, or a record for `review`; return it as JSON."""
        request = msgspec.json.encode({"kind": kind, "text": text})
        try:
            async with asyncio.timeout(self._timeout) as waiting, self._queue.turn(client):
                waiting.reschedule(None)
                async with self._supervisor.worker() as worker:
                    answer = await worker.request(request)
        except QueueFull as error:
            message = "too many requests at once; try again in a moment"
            raise TooManyRequests(message, RETRY_AFTER) from error
        except (WorkerError, TimeoutError) as error:
            log_event("analysis worker failed", error=str(error) or "not free in time")
            raise NoAnalysis("this could not be analyzed; try again later") from error
        if not answer.startswith(b"+"):
            raise WorkerRefused(msgspec.json.decode(answer[1:], type=Failure))
        return answer[1:]

    async def close(self) -> None:
        await self._supervisor.close()
