"""What the writer of a SQLite file has to do."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

Write = Callable[[sqlite3.Connection], None]
Swap = AbstractContextManager[object]


@dataclass(slots=True)
class Job:
    """Something to write, and a future that is resolved when it is on disk."""

    write: Write
    done: asyncio.Future[None]
    error: Exception | None = None
    swap: Swap | None = None
    """replaces the file while it is closed"""
    observe: bool = False
    """only looks whether another program has written"""

    def resolve(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)
