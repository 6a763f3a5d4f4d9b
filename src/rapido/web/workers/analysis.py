"""Advice and reviews, computed in a separate process so that rooms never wait for them."""

import sys
from typing import Final, Literal, NamedTuple

import msgspec

from rapido.web.http.errors import NoAnalysis, TooManyRequests
from rapido.web.operations.log import log_event
from rapido.workers import Supervisor, WorkerCommand, WorkerError, WorkersFull

COMMAND: Final = WorkerCommand(
    (sys.executable, "-P", "-m", "rapido.web.workers.analysis_process"),
    max_line=2**24,
    # One core is enough: the others are for the rooms.
    environment={f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "VECLIB")},
)


class AnalysisResult(NamedTuple):
    """The body of a response: the analysis, or the error that says why there is none."""

    ok: bool
    body: bytes


class AnalysisWorker:
    def __init__(
        self, timeout: float, max_waiting: int | None = None, command: WorkerCommand = COMMAND
    ) -> None:
        self._supervisor = Supervisor(command, timeout, max_waiting=max_waiting)

    async def analyze(self, kind: Literal["advice", "review"], text: str) -> AnalysisResult:
        """Analyze a position for `advice`, or a record for `review`."""
        request = msgspec.json.encode({"kind": kind, "text": text})
        try:
            async with self._supervisor.worker() as worker:
                answer = await worker.request(request)
        except WorkersFull as error:
            raise TooManyRequests("too many requests at once; try again in a moment") from error
        except WorkerError as error:
            log_event("analysis worker failed", error=str(error))
            raise NoAnalysis("this could not be analyzed; try again later") from error
        return AnalysisResult(answer.startswith(b"+"), answer[1:])

    async def close(self) -> None:
        await self._supervisor.close()
