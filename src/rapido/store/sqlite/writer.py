"""Group commit: one thread commits all writes that wait."""

import asyncio
import queue
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.store.sqlite.copying import copy_open_database
from rapido.store.sqlite.database import RESCUED, open_database
from rapido.store.sqlite.folder import unused_name
from rapido.store.sqlite.foreign_writes import ForeignWrites
from rapido.store.sqlite.job import Job, Swap, Write
from rapido.store.sqlite.private import create_file
from rapido.store.sqlite.reader import Reader
from rapido.store.sqlite.statements import Append, append, probe, probe_one_page
from rapido.store.sqlite.watched_files import ReplacedFile, WatchedFiles
from rapido.store.sqlite.write_ahead_log import WriteAheadLog

if TYPE_CHECKING:
    from collections.abc import Callable

BATCH: Final = 512
"""how many jobs are enough for one commit"""


class Writer:
    """Queues writes and commits them in batches."""

    def __init__(
        self, path: Path, database: sqlite3.Connection, reader: Reader, checkpoint_bytes: int
    ) -> None:
        self.on_failure: Callable[[str, int], None] = lambda _reason, _writes: None
        """called in the event loop with the reason, and the number of writes it has refused"""
        self.on_recovery: Callable[[], None] = lambda: None
        """called in the event loop at the first commit after a failure"""
        self.on_commit: Callable[[float], None] = lambda _seconds: None
        """called in the event loop with the seconds that a commit took"""
        self._path = path
        self._database: sqlite3.Connection | None = database
        self._files = WatchedFiles(path)
        self._rescued: str | None = None
        self._reader = reader
        self._collected: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job | None]] = queue.SimpleQueue()
        self._log = WriteAheadLog(path, checkpoint_bytes)
        self._failing = False
        self._wrote = False
        """whether anything was committed since the last probe"""
        self._foreign_writes = ForeignWrites(database)
        self._closed = False
        self._ended = False
        self.waiting = 0
        """how many writes are not on disk yet"""
        self._thread = threading.Thread(target=self._write, name="store writer", daemon=True)
        self._thread.start()

    def write(
        self, write: Write, swap: Swap | None = None, *, observe: bool = False
    ) -> asyncio.Future[None]:
        """Write something; the future is done when it is on disk.

        No coroutine: for every move it would cost as much again.
        """
        if self._closed:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        if not self._collected:
            loop.call_soon(self._submit)
        job = Job(write, loop.create_future(), swap=swap, observe=observe)
        self._collected.append(job)
        self.waiting += 1
        return job.done

    def _submit(self) -> None:
        """Queue what one iteration of the event loop has collected.

        So the thread wakes up once for all of it, and asks for the GIL when there is less to do.
        """
        self._jobs.put([*self._collected])
        self._collected.clear()

    async def changed_elsewhere(self) -> bool:
        """Return whether another program has written to the file since the last call."""
        if self._closed:
            return False
        await self.write(_nothing, observe=True)
        return self._foreign_writes.take()

    async def reopen(self, swap: Swap) -> None:
        """Commit what is queued, close the file, enter `swap`, and open the file again.

        If anything fails, `swap` puts the old file back, which is opened again.
        """
        await self.write(_nothing, swap)

    async def close(self) -> None:
        """Commit what is queued, then close the file."""
        self._closed = True
        self._submit()
        self._jobs.put([None])
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._log.close)

    def probe(self, database: sqlite3.Connection) -> None:
        """Write something that changes nothing, as little as proves that writing is possible."""
        if self._failing:
            probe(database)
        elif not self._wrote:
            probe_one_page(database)
        self._wrote = False

    def _write(self) -> None:
        while not self._ended:
            jobs = self._jobs.get()
            with suppress(queue.Empty):
                while len(jobs) < BATCH:
                    jobs += self._jobs.get_nowait()
            self._ended = None in jobs
            waiting = [job for job in jobs if job is not None]
            self._commit([job for job in waiting if job.swap is None and not job.observe])
            for job in waiting:
                if job.swap is not None:
                    self._reopen(job, job.swap)
                elif job.observe:
                    self._observe(job)
        self._close()

    def _reopen(self, job: Job, swap: Swap) -> None:
        self._close()
        try:
            with self._log.checkpointing, self._reader.closed(), swap:
                self._open()
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            self._close()  # the next commit opens what is there now
            job.error = error
        self._resolve([job])

    def _observe(self, job: Job) -> None:
        with suppress(sqlite3.Error):
            if self._database is not None:
                self._foreign_writes.look(self._database)

        def resolve() -> None:
            self.waiting -= 1
            job.resolve()

        with suppress(RuntimeError):  # the event loop has ended, so nothing waits for it
            job.done.get_loop().call_soon_threadsafe(resolve)

    def _open(self) -> sqlite3.Connection:
        # Never a new one: whatever has happened to the file, its games are not to be forgotten.
        self._database = database = open_database(self._path, create=False)
        self._files = WatchedFiles(self._path)
        self._rescued = None
        self._foreign_writes = ForeignWrites(database)
        return database

    def _close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None

    def _commit(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        reason = ""
        started = perf_counter()
        try:
            database = self._database or self._open()
            self._log.restart(database, self._files.check())
            database.execute("BEGIN IMMEDIATE")
            appends = [job.write for job in jobs if isinstance(job.write, Append)]
            if len(appends) < len(jobs) or not _append_all(appends, database):
                for job in jobs:
                    job.error = _try(job.write, database)
            database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            reason = str(error) or type(error).__name__
            if isinstance(error, ReplacedFile):
                reason += self._rescue()
            if self._database is not None:
                with suppress(sqlite3.Error):
                    self._database.execute("ROLLBACK")
            for job in jobs:
                job.error = Unavailable(f"the database cannot be written: {reason}")
        if not reason and any(job.write != self.probe for job in jobs):
            self._wrote = True
        self._resolve(jobs, reason, perf_counter() - started)
        self._log.add(len(jobs))

    def _rescue(self) -> str:
        """Save the games of a deleted file, which exist only as long as it is open.

        Return where they are, to be added to a sentence.
        """
        if self._database is not None and self._rescued is None:
            target = unused_name(self._path.parent, f"{self._path.name}{RESCUED}")
            self._rescued = ""
            with suppress(OSError, sqlite3.Error):
                create_file(target)
                copy_open_database(self._database, target)
                self._rescued = f"; all its games are in {target.name}"
        return self._rescued or ""

    def _resolve(self, jobs: list[Job], reason: str = "", seconds: float | None = None) -> None:
        recovered = self._failing and not reason
        self._failing = bool(reason)

        def resolve() -> None:
            self.waiting -= len(jobs)
            for job in jobs:
                job.resolve()
            if reason:
                self.on_failure(reason, len(jobs))
            elif recovered:
                self.on_recovery()
            if seconds is not None:
                self.on_commit(seconds)

        with suppress(RuntimeError):  # the event loop has ended, so nothing waits for them
            jobs[0].done.get_loop().call_soon_threadsafe(resolve)


def _append_all(appends: list[Append], database: sqlite3.Connection) -> bool:
    """Write everything at once, or nothing if there is any conflict.

    A savepoint would keep a copy of every page in case of one, which is rare.
    """
    try:
        append(appends, database)
    except (Conflict, sqlite3.IntegrityError):
        database.execute("ROLLBACK")
        database.execute("BEGIN IMMEDIATE")
        return False
    return True


def _try(write: Write, database: sqlite3.Connection) -> Conflict | None:
    """Write all of it, or nothing if there is a conflict."""
    conflict = None
    database.execute("SAVEPOINT job")
    try:
        write(database)
    except (Conflict, sqlite3.IntegrityError) as error:
        database.execute("ROLLBACK TO job")
        conflict = Conflict(str(error))
    database.execute("RELEASE job")
    return conflict


def _nothing(_database: sqlite3.Connection) -> None:
    return
