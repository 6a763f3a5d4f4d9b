"""The one who writes: a thread that commits for all who wait, and one that keeps the log short."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from rapido.rooms.ports import Conflict, Unavailable
from rapido.store.database import connect, open_database
from rapido.store.reader import Reader
from rapido.store.statements import Append, append

BATCH: Final = 512
"""how many jobs one commit takes at most"""
CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""how long the log of SQLite grows before it is worked into the file, by another thread"""
JOB_BYTES: Final = 8 * 1024
"""what a job adds to the log, roughly: a page of entries and one of their keys"""

Write = Callable[[sqlite3.Connection], None]


@dataclass(slots=True)
class _Job:
    """Something to be written, and someone who waits for it to be on the disk."""

    write: Write
    done: asyncio.Future[None]
    fault: Exception | None = None
    change: Callable[[], object] | None = None
    """done while the file is closed"""

    def tell(self) -> None:
        """Tell the one who waits, unless nobody does any more."""
        if self.done.done():
            return
        if self.fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.fault)


class Writer:
    """Commits what it is given; whoever gave it hears of it when it is on the disk."""

    def __init__(self, path: Path, database: sqlite3.Connection, reader: Reader) -> None:
        """Start to work."""
        self._path = path
        self._database = database
        self._reader = reader
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._grown = threading.Event()
        self._log = 0
        self._worked_in = False
        self._closed = False
        self._ended = False
        self._threads = [
            threading.Thread(target=work, name=f"store {work.__name__}", daemon=True)
            for work in (self._write, self._checkpoint)
        ]
        for thread in self._threads:
            thread.start()

    async def write(self, write: Write, change: Callable[[], object] | None = None) -> None:
        """Write something, and return when it is on the disk."""
        if self._closed:
            raise Unavailable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(write, done, change=change))
        await done

    async def close(self) -> None:
        """Commit what is waiting, and close the file."""
        self._closed = True
        self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _write(self) -> None:
        """Commit for all who wait, again and again, until told to end."""
        while not self._ended:
            jobs = [self._jobs.get()]
            with suppress(queue.Empty):
                while len(jobs) < BATCH:
                    jobs.append(self._jobs.get_nowait())
            self._ended = None in jobs
            waiting = [job for job in jobs if job is not None]
            for job in waiting:
                if job.change is not None:
                    self._reopen(job)
            self._commit(waiting)
        self._grown.set()
        self._database.close()

    def _reopen(self, job: _Job) -> None:
        self._database.close()
        try:
            with self._reader.away():
                if job.change is not None:
                    job.change()
                self._database = open_database(self._path)
        except Exception as error:  # noqa: BLE001 - whatever it is, the writer must live on
            job.fault = Unavailable(f"the database cannot be opened again: {error}")

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            if self._worked_in:
                # What has come meanwhile is little. Then the log begins anew, in the same place.
                self._worked_in = False
                with suppress(sqlite3.Error):
                    self._database.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            self._database.execute("BEGIN IMMEDIATE")
            appends = [job.write for job in jobs if isinstance(job.write, Append)]
            if len(appends) < len(jobs) or self._try(partial(append, appends)):
                for job in jobs:
                    job.fault = self._try(job.write)
            self._database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is, the writer must live on
            with suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            for job in jobs:
                job.fault = Unavailable(f"the database takes nothing now: {error}")
        loop = jobs[0].done.get_loop()
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_tell, jobs)
        self._log += len(jobs) * JOB_BYTES
        if self._log > CHECKPOINT_BYTES:
            self._log = 0
            self._grown.set()

    def _try(self, write: Write) -> Conflict | None:
        """Write all of something, or nothing of it if anything is in the way."""
        fault = None
        self._database.execute("SAVEPOINT job")
        try:
            write(self._database)
        except (Conflict, sqlite3.IntegrityError) as error:
            self._database.execute("ROLLBACK TO job")
            fault = Conflict(str(error))
        self._database.execute("RELEASE job")
        return fault

    def _checkpoint(self) -> None:
        """Work the log into the file now and then, so that no commit has to wait for it."""
        while not self._ended:
            self._grown.wait()
            self._grown.clear()
            with suppress(sqlite3.Error), closing(connect(self._path)) as database:
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._worked_in = True


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
