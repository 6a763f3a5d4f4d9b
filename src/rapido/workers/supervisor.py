"""A pool of workers: bounded in number and time, and restarted after a failure."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from rapido.workers.process import WorkerCommand, WorkerError, WorkerFault, WorkerProcess


class WorkersFull(WorkerError):
    """As many requests as allowed are waiting already."""


class Supervisor:
    """Lends one worker at a time to each user.

    A worker that hangs, exits or gives an invalid answer is killed, and a new one is started for
    the next request, so that a late answer never reaches another request.
    """

    def __init__(
        self,
        command: WorkerCommand,
        timeout: float,
        *,
        workers: int = 1,
        max_waiting: int | None = None,
    ) -> None:
        """Allow `timeout` seconds to wait for a worker, and as much again to use it."""
        self._timeout = timeout
        self._workers = [WorkerProcess(command) for _ in range(workers)]
        # Last in, first out: prefer a worker that is already running.
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._max_users = None if max_waiting is None else workers + max_waiting
        self._users = 0
        self._closed = False

    @asynccontextmanager
    async def worker(self) -> AsyncGenerator[WorkerProcess]:
        """Lend a worker; any exception in the block restarts it."""
        if self._max_users is not None and self._users >= self._max_users:
            raise WorkersFull(WorkerFault.BUSY, "has too many requests waiting")
        self._users += 1
        try:
            worker = await self._next_free()
            try:
                async with self._restart_on_failure(worker):
                    yield worker
            finally:
                self._free.put_nowait(worker)
        finally:
            self._users -= 1

    async def close(self) -> None:
        """Kill all workers, and start no more."""
        self._closed = True
        for worker in self._workers:
            await worker.stop()

    def kill(self) -> None:
        """Kill all workers where nothing can be awaited any more."""
        self._closed = True
        for worker in self._workers:
            worker.kill()

    async def _next_free(self) -> WorkerProcess:
        try:
            async with asyncio.timeout(self._timeout):
                return await self._free.get()
        except TimeoutError as error:
            message = f"has not been free within {self._timeout:g} seconds"
            raise WorkerError(WorkerFault.BUSY, message) from error

    @asynccontextmanager
    async def _restart_on_failure(self, worker: WorkerProcess) -> AsyncGenerator[None]:
        if self._closed:
            raise WorkerError(WorkerFault.CLOSED, "has been closed")
        succeeded = False
        try:
            async with asyncio.timeout(self._timeout):
                yield
            succeeded = True
        except TimeoutError as error:
            seconds = f"{self._timeout:g}"
            message = f"has not answered within {seconds} seconds"
            raise WorkerError(WorkerFault.SILENT, message, seconds) from error
        finally:
            if not succeeded:
                await worker.stop()
