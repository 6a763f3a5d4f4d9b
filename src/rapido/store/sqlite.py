"""The embedded store: one SQLite file, and one writer that commits for all who wait."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from rapido.rooms.facts import AnyFact, Closed
from rapido.rooms.ports import Conflict, Entry, Unavailable
from rapido.store.migrations import DamagedDatabase, migrate

BATCH: Final = 512
"""how many jobs one commit takes at most"""
HEADER_BYTES: Final = 100
"""every SQLite file has at least as many"""
CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""how long the log of SQLite grows before it is worked into the file, by another thread"""
JOB_BYTES: Final = 8 * 1024
"""what a job adds to the log, roughly: a page of entries and one of their keys"""

_encode = msgspec.json.Encoder().encode
_facts: Final = msgspec.json.Decoder(AnyFact)


@dataclass(slots=True)
class _Job:
    """Something to be written, and someone who waits for it to be on the disk."""

    write: Callable[[sqlite3.Connection], None]
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


class SqliteStore:
    """Keeps rooms in a file. What `append` has accepted survives a power cut."""

    def __init__(self, path: Path) -> None:
        """Open the file, bring it up to date, start the writer. Damage is found here."""
        self._path = path
        self._writer = _open(path)
        self._reader = _connect(path)
        self._reading = threading.Lock()
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

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        """Store entries and secrets, all or none, and return when they are on the disk."""
        await self._done(_Append(room, entries, secrets or {}))

    async def forget(self, room: str) -> None:
        """Delete a room with all its games."""
        await self._done(partial(_forget, room))

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room after a version."""
        rows = await self._read(
            "SELECT version, at, by, key, what FROM entries"
            " WHERE room = ? AND version > ? ORDER BY version",
            (room, after),
        )
        try:
            return [
                Entry(version, at, by, key or "", _facts.decode(what))
                for version, at, by, key, what in rows
            ]
        except msgspec.DecodeError as error:
            raise Unavailable(f"an entry of the database is damaged: {error}") from error

    async def secret(self, game: str) -> bytes | None:
        """Return the secret of a game."""
        rows = await self._read("SELECT secret FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows else None

    async def room_of(self, game: str) -> str | None:
        """Return the room of a game."""
        rows = await self._read("SELECT room FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows else None

    async def quiet(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms in which nothing has happened since then.

        Rooms remember it to the minute, so that not every move has to touch them; the last entry
        knows it to the moment.
        """
        rows = await self._read(
            "SELECT id FROM rooms WHERE closed = ? AND touched < ? AND"
            " (SELECT at FROM entries WHERE room = id ORDER BY version DESC LIMIT 1) < ?",
            (int(closed), since + 60, since),
        )
        return [room for (room,) in rows]

    async def ping(self) -> None:
        """Raise Unavailable if nothing can be stored now."""
        await self._done(_touch)

    async def reopen(self, change: Callable[[], object]) -> None:
        """Close the file for a moment, let it be changed by something else, and go on with it."""
        await self._done(lambda _database: None, change)

    async def close(self) -> None:
        """Commit what is waiting, and close the file."""
        self._closed = True
        self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        with self._reading:
            self._reader.close()

    async def _done(
        self,
        write: Callable[[sqlite3.Connection], None],
        change: Callable[[], object] | None = None,
    ) -> None:
        if self._closed:
            raise Unavailable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(write, done, change=change))
        await done

    async def _read(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read: {error}") from error

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
        self._writer.close()

    def _reopen(self, job: _Job) -> None:
        with self._reading:
            self._writer.close()
            self._reader.close()
            try:
                if job.change is not None:
                    job.change()
                self._writer = _open(self._path)
                self._reader = _connect(self._path)
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
                    self._writer.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            self._writer.execute("BEGIN IMMEDIATE")
            appends = [job.write for job in jobs if isinstance(job.write, _Append)]
            if len(appends) < len(jobs) or self._try(partial(_append, appends)):
                for job in jobs:
                    job.fault = self._try(job.write)
            self._writer.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is, the writer must live on
            with suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            for job in jobs:
                job.fault = Unavailable(f"the database takes nothing now: {error}")
        loop = jobs[0].done.get_loop()
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_tell, jobs)
        self._log += len(jobs) * JOB_BYTES
        if self._log > CHECKPOINT_BYTES:
            self._log = 0
            self._grown.set()

    def _try(self, write: Callable[[sqlite3.Connection], None]) -> Conflict | None:
        """Write all of something, or nothing of it if anything is in the way."""
        fault = None
        self._writer.execute("SAVEPOINT job")
        try:
            write(self._writer)
        except (Conflict, sqlite3.IntegrityError) as error:
            self._writer.execute("ROLLBACK TO job")
            fault = Conflict(str(error))
        self._writer.execute("RELEASE job")
        return fault

    def _checkpoint(self) -> None:
        """Work the log into the file now and then, so that no commit has to wait for it."""
        while not self._ended:
            self._grown.wait()
            self._grown.clear()
            with suppress(sqlite3.Error), closing(_connect(self._path)) as database:
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._worked_in = True


def _open(path: Path) -> sqlite3.Connection:
    """Open a database for writing; a file that is not ours or is damaged is not touched."""
    if path.exists() and path.stat().st_size < HEADER_BYTES:
        # SQLite would take it for a new one, and overwrite it.
        raise DamagedDatabase("the file is cut off")
    if not path.exists():
        _create(path)
    database = _connect(path)
    try:
        migrate(database)
        database.execute("PRAGMA journal_mode = WAL")
    except BaseException:
        database.close()
        raise
    return database


def _create(path: Path) -> None:
    """Make a new database whole before it gets its name."""
    unfinished = path.with_name(path.name + ".new")
    unfinished.unlink(missing_ok=True)
    with closing(_connect(unfinished)) as database:
        migrate(database)
    unfinished.replace(path)


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
    except sqlite3.DatabaseError as error:
        database.close()
        raise DamagedDatabase(str(error)) from error
    return database


class _Append(NamedTuple):
    """Entries that wait to be stored."""

    room: str
    entries: Sequence[Entry]
    secrets: Mapping[str, bytes]

    def __call__(self, database: sqlite3.Connection) -> None:
        _append([self], database)


def _append(appends: Sequence[_Append], database: sqlite3.Connection) -> None:
    rows = [
        (room, entry.version, entry.at, entry.by, entry.key or None, _encode(entry.what))
        for room, entries, _ in appends
        for entry in entries
    ]
    if database.executemany(_INSERT, rows).rowcount != len(rows):
        raise Conflict("another version comes next")
    database.executemany(
        _TOUCH,
        [
            (room, entries[-1].at, isinstance(entries[-1].what, Closed))
            for room, entries, _ in appends
        ],
    )
    games = [(game, each.room, key) for each in appends for game, key in each.secrets.items()]
    if games:
        database.executemany("INSERT INTO games (id, room, secret) VALUES (?, ?, ?)", games)


_INSERT: Final = """
INSERT INTO entries (room, version, at, by, key, what) SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE ?2 = 1 + ifnull((SELECT max(version) FROM entries WHERE room = ?1), 0)
"""
_TOUCH: Final = """
INSERT INTO rooms (id, touched, closed) VALUES (?, ?, ?)
ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, closed = excluded.closed
WHERE closed <> excluded.closed OR abs(touched - excluded.touched) > 60
"""


def _touch(database: sqlite3.Connection) -> None:
    """Write as much as a move does, and take it back, to see that writing is possible."""
    database.execute("INSERT INTO rooms (id, touched, closed) VALUES ('', 0, 0)")
    database.execute(
        "INSERT INTO entries (room, version, at, by, key, what) VALUES ('', 0, 0, '', '', '')"
    )
    database.execute("DELETE FROM entries WHERE room = ''")
    database.execute("DELETE FROM rooms WHERE id = ''")


def _forget(room: str, database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM entries WHERE room = ?", (room,))
    database.execute("DELETE FROM games WHERE room = ?", (room,))
    database.execute("DELETE FROM rooms WHERE id = ?", (room,))


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
