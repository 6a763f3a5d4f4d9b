"""Group commit: one thread commits queued writes, another checkpoints the write-ahead log."""

import asyncio
import queue
import sqlite3
import threading
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.store.copying import copy_open_database
from rapido.store.database import connect, open_database
from rapido.store.folder import unused_name
from rapido.store.foreign_writes import ForeignWrites
from rapido.store.job import Job, Swap, Write
from rapido.store.private import create_file
from rapido.store.reader import Reader
from rapido.store.statements import Append, append, probe, probe_one_page
from rapido.store.watched_files import ReplacedFile, WatchedFiles

if TYPE_CHECKING:
    from collections.abc import Callable

BATCH: Final = 512
"""the most jobs in one commit"""
CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""the size of the write-ahead log at which it is checkpointed"""
LOG_LIMIT: Final = 64
"""the size at which writes are refused, in checkpoints: another program keeps an old state open"""
JOB_BYTES: Final = 8 * 1024
"""roughly what a job adds to the log: a page of entries and one of their keys"""
BUSY_MILLISECONDS: Final = 10_000
"""how long a write waits for other programs"""
READER_MILLISECONDS: Final = 100
"""how long a write waits for readers when the log is too long"""


class LogTooLong(Exception):
    """The write-ahead log cannot start over, because another program reads an old state."""


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
        self._checkpoint_bytes = checkpoint_bytes
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._checkpoint_due = threading.Event()
        self._checkpointing = threading.Lock()
        self._log_bytes = 0
        self._checkpointed = False
        self._failing = False
        self._wrote = False
        """whether anything was committed since the last probe"""
        self._foreign_writes = ForeignWrites(database)
        self._closed = False
        self._ended = False
        self._threads = [
            threading.Thread(target=work, name=f"store {work.__name__}", daemon=True)
            for work in (self._write, self._checkpoint)
        ]
        for thread in self._threads:
            thread.start()

    async def write(self, write: Write, swap: Swap | None = None, *, observe: bool = False) -> None:
        """Write something, and return when it is on disk."""
        if self._closed:
            raise Unavailable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(write, done, swap=swap, observe=observe))
        await done

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._jobs.qsize()

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
        self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def probe(self, database: sqlite3.Connection) -> None:
        """Write something that changes nothing, as little as proves that writing is possible."""
        if self._failing:
            probe(database)
        elif not self._wrote:
            probe_one_page(database)
        self._wrote = False

    def _write(self) -> None:
        while not self._ended:
            jobs = [self._jobs.get()]
            with suppress(queue.Empty):
                while len(jobs) < BATCH:
                    jobs.append(self._jobs.get_nowait())
            self._ended = None in jobs
            waiting = [job for job in jobs if job is not None]
            self._commit([job for job in waiting if job.swap is None and not job.observe])
            for job in waiting:
                if job.swap is not None:
                    self._reopen(job, job.swap)
                elif job.observe:
                    self._observe(job)
        self._checkpoint_due.set()
        self._close()

    def _reopen(self, job: Job, swap: Swap) -> None:
        self._close()
        try:
            with self._checkpointing, self._reader.closed(), swap:
                self._open()
        except Exception as error:  # noqa: BLE001 - the writer must survive any error
            self._close()  # the next commit opens what is there now
            job.error = error
        self._resolve([job])

    def _observe(self, job: Job) -> None:
        with suppress(sqlite3.Error):
            if self._database is not None:
                self._foreign_writes.look(self._database)
        with suppress(RuntimeError):  # the event loop has ended, so nothing waits for it
            job.done.get_loop().call_soon_threadsafe(job.resolve)

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
            self._restart_log(database)
            database.execute("BEGIN IMMEDIATE")
            appends = [job.write for job in jobs if isinstance(job.write, Append)]
            if len(appends) < len(jobs) or _try(partial(append, appends), database):
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
        self._log_bytes += len(jobs) * JOB_BYTES
        if self._log_bytes > self._checkpoint_bytes:
            self._log_bytes = 0
            self._checkpoint_due.set()

    def _rescue(self) -> str:
        """Save the games of a deleted file, which exist only as long as it is open.

        Return where they are, to be added to a sentence.
        """
        if self._database is not None and self._rescued is None:
            target = unused_name(self._path.parent, f"{self._path.name}.rescued")
            self._rescued = ""
            with suppress(OSError, sqlite3.Error):
                create_file(target)
                copy_open_database(self._database, target)
                self._rescued = f"; all its games are in {target.name}"
        return self._rescued or ""

    def _restart_log(self, database: sqlite3.Connection) -> None:
        """Let the log start over after a checkpoint; refuse to let it grow without bound."""
        too_long = self._files.check() > LOG_LIMIT * self._checkpoint_bytes
        if not (too_long or self._checkpointed):
            return
        # Little was written since the checkpoint, so this is quick, unless it waits for readers.
        self._checkpointed = False
        if not too_long:
            _checkpoint_now(database, "RESTART", 0)
            return
        with self._checkpointing:  # our own checkpoint must not pass for another program
            busy = _checkpoint_now(database, "TRUNCATE", READER_MILLISECONDS)
        if busy:
            raise LogTooLong("another program keeps an old state of the database open")

    def _resolve(self, jobs: list[Job], reason: str = "", seconds: float | None = None) -> None:
        recovered = self._failing and not reason
        self._failing = bool(reason)

        def resolve() -> None:
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

    def _checkpoint(self) -> None:
        """Checkpoint in a separate thread, so that no commit waits for it."""
        while not self._ended:
            self._checkpoint_due.wait()
            self._checkpoint_due.clear()
            with (
                suppress(Exception),  # the disk is full, for instance: the next one may work
                self._checkpointing,
                closing(connect(self._path)) as database,
            ):
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._checkpointed = True


def _checkpoint_now(database: sqlite3.Connection, mode: str, busy_milliseconds: int) -> bool:
    """Checkpoint the log, and return whether readers or another checkpoint prevented it."""
    database.execute(f"PRAGMA busy_timeout = {busy_milliseconds}")
    try:
        return bool(database.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()[0])
    except sqlite3.Error:
        return True
    finally:
        database.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")


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
