"""The write-ahead log of a SQLite file: checkpointed in a thread of its own, and bounded."""

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from rapido.store.sqlite.database import connect

CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""the size of the log at which it is checkpointed"""
LOG_LIMIT: Final = 64
"""the size at which writes are refused, in checkpoints: another program keeps an old state open"""
JOB_BYTES: Final = 8 * 1024
"""roughly what a write adds to the log: a page of entries and one of their keys"""
BUSY_MILLISECONDS: Final = 10_000
"""how long a write waits for other programs"""
READER_MILLISECONDS: Final = 100
"""how long a write waits for readers when the log is too long"""


class LogTooLong(Exception):
    """The log cannot start over, because another program reads an old state."""


class WriteAheadLog:
    """Checkpoints without letting any commit wait for it."""

    def __init__(self, path: Path, checkpoint_bytes: int) -> None:
        self._path = path
        self._checkpoint_bytes = checkpoint_bytes
        self.checkpointing = threading.Lock()
        """held during a checkpoint, and by whoever wants none"""
        self._due = threading.Event()
        self._bytes = 0
        self._checkpointed = False
        self._ended = False
        self._thread = threading.Thread(target=self._run, name="store checkpoint", daemon=True)
        self._thread.start()

    def add(self, writes: int) -> None:
        """Report what was committed; every few megabytes, the log is checkpointed."""
        self._bytes += writes * JOB_BYTES
        if self._bytes > self._checkpoint_bytes:
            self._bytes = 0
            self._due.set()

    def restart(self, database: sqlite3.Connection, size: int) -> None:
        """Let the log start over after a checkpoint; refuse to let it grow without bound."""
        too_long = size > LOG_LIMIT * self._checkpoint_bytes
        if not (too_long or self._checkpointed):
            return
        # Little was written since the checkpoint, so this is quick, unless it waits for readers.
        self._checkpointed = False
        if not too_long:
            _checkpoint(database, "RESTART", 0)
            return
        with self.checkpointing:  # our own checkpoint must not pass for another program
            busy = _checkpoint(database, "TRUNCATE", READER_MILLISECONDS)
        if busy:
            raise LogTooLong("another program keeps an old state of the database open")

    def close(self) -> None:
        """End the thread."""
        self._ended = True
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        while self._due.wait() and not self._ended:
            self._due.clear()
            with (
                suppress(Exception),  # the disk is full, for instance: the next one may work
                self.checkpointing,
                closing(connect(self._path)) as database,
            ):
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._checkpointed = True


def _checkpoint(database: sqlite3.Connection, mode: str, busy_milliseconds: int) -> bool:
    """Checkpoint the log, and return whether readers or another checkpoint prevented it."""
    database.execute(f"PRAGMA busy_timeout = {busy_milliseconds}")
    try:
        return bool(database.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()[0])
    except sqlite3.Error:
        return True
    finally:
        database.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
