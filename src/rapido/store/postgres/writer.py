"""Group commit: one task stores everything that waits, of all rooms, in one statement."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

import asyncpg

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.store.postgres.address import Address
from rapido.store.postgres.connections import ATTEMPT, CLOSE, PAUSE, WAIT, connect, fetch
from rapido.store.postgres.failures import FAILURES, final_reason, is_of_statement, reason_of
from rapido.store.postgres.statements import APPEND, PROBE, STORED, Append, append_values

if TYPE_CHECKING:
    from asyncpg import Connection, Record

BATCH: Final = 512
"""the most appends in one transaction"""


@dataclass(slots=True)
class _Job:
    """Something to store, or nothing: then it is a question whether storing is possible."""

    append: Append | None
    end: float
    """when it is refused, by the clock of the event loop"""
    done: asyncio.Future[None]
    attempted: bool = False
    """whether it may be stored already: the connection was lost before the answer came"""

    def resolve(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Queues appends and commits them in batches, on a connection of its own.

    A failure is followed by another attempt until the time of an append is up. Nothing is refused
    as long as it is not known whether the attempt before has stored it: that is read first. If
    this cannot be found out in time, Unavailable is raised; the caller then finds the entries, if
    they were stored, by the conflict of its next append.
    """

    def __init__(self, address: Address) -> None:
        self.on_failure: Callable[[str, int], None] = lambda _reason, _refused: None
        """called with the reason, and the number of appends that were refused"""
        self.on_recovery: Callable[[], None] = lambda: None
        """called at the first commit after a refusal"""
        self.on_commit: Callable[[float], None] = lambda _seconds: None
        """called with the seconds that a commit took"""
        self._address = address
        self._connection: Connection[Record] | None = None
        self._waiting: deque[_Job] = deque()
        self._work = asyncio.Event()
        self._reason = ""
        """why the latest attempt failed"""
        self._failing = ""
        """why the latest appends were refused; others are refused at once until a probe works"""
        self._wrote = False
        """whether anything was committed since the last probe"""
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    async def append(self, append: Append) -> None:
        """Store entries, and return when they are durable."""
        await self._enqueue(append)

    async def probe(self) -> None:
        """Raise Unavailable if nothing can be stored; what was just stored is proof enough."""
        if self._wrote and not self._failing:
            self._wrote = False
        else:
            await self._enqueue(None)

    @property
    def waiting(self) -> int:
        """How many appends wait for the next commit."""
        return len(self._waiting)

    async def close(self) -> None:
        """Store what is queued, then close the connection."""
        self._closed = True
        self._work.set()
        await self._task
        if self._connection is not None:
            with suppress(*FAILURES):
                await self._connection.close(timeout=CLOSE)

    async def _enqueue(self, append: Append | None) -> None:
        if self._closed:
            raise Unavailable("the database is closed")
        if self._failing:
            self.on_failure(self._failing, 1)
            raise _unavailable(self._failing)
        job = _Job(append, self._loop.time() + WAIT, self._loop.create_future())
        self._waiting.append(job)
        self._work.set()
        await job.done

    async def _run(self) -> None:
        while not (self._closed and not self._waiting):
            if self._failing and not self._waiting:
                await self._recover()
                continue
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                await self._commit(self._take())

    def _take(self) -> list[_Job]:
        """Take what can be stored together: one append of each room at most."""
        taken: list[_Job] = []
        rooms: set[str] = set()
        later: list[_Job] = []
        while self._waiting and len(taken) < BATCH:
            job = self._waiting.popleft()
            if job.append is None or job.append.room not in rooms:
                taken.append(job)
                rooms.add("" if job.append is None else job.append.room)
            else:
                later.append(job)
        self._waiting.extendleft(reversed(later))
        return taken

    async def _commit(self, jobs: list[_Job]) -> None:
        end = min(job.end for job in jobs)
        seconds = max(0.01, min(ATTEMPT, end - self._loop.time()))
        started = perf_counter()
        try:
            connection = await self._open(seconds)
            await self._store(connection, jobs, end)
        except FAILURES as error:
            self._drop_connection()
            pause = PAUSE if self._reason else 0.0  # none if only this connection is dead
            self._reason = final_reason(self._reason, error)
            self._after_failure(jobs, self._reason)
            await asyncio.sleep(pause)
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            self._drop_connection()
            for job in jobs:
                job.resolve(_unavailable(type(error).__name__))
            self.on_failure(f"{type(error).__name__}: {error}", len(jobs))
        else:
            self._wrote = True
            self._reason = ""
            self._recovered()
            self.on_commit(perf_counter() - started)

    async def _store(self, connection: "Connection[Record]", jobs: list[_Job], end: float) -> None:
        """Store all of them and resolve them; those that have an error, one by one."""
        appends = [job.append for job in jobs if job.append is not None]
        again = [job.attempted for job in jobs]
        for job in jobs:
            job.attempted = True
        try:
            if appends:
                rows = await self._fetch(connection, end, APPEND, *append_values(appends))
                accepted = {row["room"] for row in rows}
            else:
                await self._fetch(connection, end, PROBE)
                accepted = set[str]()
        except FAILURES as error:
            if not is_of_statement(error):
                raise
            if len(jobs) > 1:
                for job in jobs:
                    await self._store(connection, [job], end)
                return
            if not isinstance(error, asyncpg.UniqueViolationError):
                self.on_failure(reason_of(error), 1)
                jobs[0].resolve(_unavailable(reason_of(error)))
                return
            # This room or game was stored in the same moment, perhaps by the attempt before.
            accepted = set[str]()
        for job, unknown in zip(jobs, again, strict=True):
            stored = job.append is None or job.append.room in accepted
            if not stored and unknown and job.append is not None:
                stored = await self._is_stored(connection, job.append, end)
            job.resolve(None if stored else Conflict("this is not the next version of the room"))

    async def _is_stored(
        self, connection: "Connection[Record]", append: Append, end: float
    ) -> bool:
        """Tell whether an append whose outcome was unknown had been stored."""
        first, last = append.entries[0].version, append.entries[-1].version
        rows = await self._fetch(connection, end, STORED, append.room, first, last)
        return [tuple(row)[:-1] for row in rows] == append.rows()

    async def _fetch(
        self, connection: "Connection[Record]", end: float, query: str, *values: object
    ) -> "list[Record]":
        seconds = max(0.01, min(ATTEMPT, end - self._loop.time()))
        return await fetch(connection, self._address, query, values, seconds)

    def _after_failure(self, jobs: Sequence[_Job], reason: str) -> None:
        """Refuse what has waited long enough, and try all else again after a moment."""
        unresolved = [job for job in jobs if not job.done.done()]
        self._waiting.extendleft(reversed(unresolved))
        now = self._loop.time()
        expired = [job for job in self._waiting if job.end <= now + PAUSE]
        if expired:
            self._waiting = deque(job for job in self._waiting if job.end > now + PAUSE)
            self._failing = reason
            for job in expired:
                job.resolve(_unavailable(reason))
            self.on_failure(reason, len(expired))

    async def _recover(self) -> None:
        """Find out whether storing is possible again, while everything is refused."""
        try:
            await fetch(await self._open(ATTEMPT), self._address, PROBE, (), ATTEMPT)
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            self._failing = reason_of(error)
            self._drop_connection()
            await asyncio.sleep(PAUSE)
        else:
            self._recovered()

    def _recovered(self) -> None:
        if self._failing:
            self._failing = ""
            self.on_recovery()

    async def _open(self, seconds: float) -> "Connection[Record]":
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address, seconds, ATTEMPT)
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _unavailable(reason: str) -> Unavailable:
    return Unavailable(f"the database cannot be written: {reason}")
