"""Group commit: one thread commits queued writes, another checkpoints the write-ahead log."""

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

from rapido.rooms.errors import Conflict, Unavailable
from rapido.store.database import connect, open_database
from rapido.store.reader import Reader
from rapido.store.statements import Append, append

BATCH: Final = 512
"""the most jobs in one commit"""
CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""the size of the write-ahead log at which it is checkpointed"""
JOB_BYTES: Final = 8 * 1024
"""roughly what a job adds to the log: a page of entries and one of their keys"""

Write = Callable[[sqlite3.Connection], None]


@dataclass(slots=True)
class _Job:
    """Something to write, and a future that is resolved when it is on disk."""

    write: Write
    done: asyncio.Future[None]
    error: Exception | None = None
    change: Callable[[], object] | None = None
    """run while the file is closed"""

    def resolve(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Writer:
    """Queues writes and commits them in batches."""

    def __init__(
        self, path: Path, database: sqlite3.Connection, reader: Reader, checkpoint_bytes: int
    ) -> None:
        self._path = path
        self._database = database
        self._reader = reader
        self._checkpoint_bytes = checkpoint_bytes
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._checkpoint_due = threading.Event()
        self._log_bytes = 0
        self._checkpointed = False
        self._closed = False
        self._ended = False
        self._threads = [
            threading.Thread(target=work, name=f"store {work.__name__}", daemon=True)
            for work in (self._write, self._checkpoint)
        ]
        for thread in self._threads:
            thread.start()

    async def write(self, write: Write, change: Callable[[], object] | None = None) -> None:
        """Write something, and return when it is on disk."""
        if self._closed:
            raise Unavailable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(write, done, change=change))
        await done

    async def close(self) -> None:
        """Commit what is queued, then close the file."""
        self._closed = True
        self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _write(self) -> None:
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
        self._checkpoint_due.set()
        self._database.close()

    def _reopen(self, job: _Job) -> None:
        self._database.close()
        try:
            with self._reader.closed():
                if job.change is not None:
                    job.change()
                self._database = open_database(self._path)
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            job.error = Unavailable(f"the database cannot be opened again: {error}")

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            if self._checkpointed:
                # Little was written in the meantime, so this is quick; then the log starts over.
                self._checkpointed = False
                with suppress(sqlite3.Error):
                    self._database.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            self._database.execute("BEGIN IMMEDIATE")
            appends = [job.write for job in jobs if isinstance(job.write, Append)]
            if len(appends) < len(jobs) or self._try(partial(append, appends)):
                for job in jobs:
                    job.error = self._try(job.write)
            self._database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            with suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            for job in jobs:
                job.error = Unavailable(f"the database cannot be written: {error}")
        loop = jobs[0].done.get_loop()
        with suppress(RuntimeError):  # the event loop has ended, so nothing waits for them
            loop.call_soon_threadsafe(_resolve, jobs)
        self._log_bytes += len(jobs) * JOB_BYTES
        if self._log_bytes > self._checkpoint_bytes:
            self._log_bytes = 0
            self._checkpoint_due.set()

    def _try(self, write: Write) -> Conflict | None:
        """Write all of it, or nothing if there is a conflict."""
        conflict = None
        self._database.execute("SAVEPOINT job")
        try:
            write(self._database)
        except (Conflict, sqlite3.IntegrityError) as error:
            self._database.execute("ROLLBACK TO job")
            conflict = Conflict(str(error))
        self._database.execute("RELEASE job")
        return conflict

    def _checkpoint(self) -> None:
        """Checkpoint in a separate thread, so that no commit waits for it."""
        while not self._ended:
            self._checkpoint_due.wait()
            self._checkpoint_due.clear()
            with suppress(sqlite3.Error), closing(connect(self._path)) as database:
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._checkpointed = True


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        job.resolve()
