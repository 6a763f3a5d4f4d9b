"""Notices when somebody deletes or replaces the files of an open database.

SQLite would go on writing to the deleted files, and everything would be lost at the end.
"""

import os
from pathlib import Path

from rapido.store.sqlite.database import write_ahead_log


class ReplacedFile(OSError):
    """A file of the open database was deleted, moved or replaced."""


class WatchedFiles:
    """The database and its write-ahead log, as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self._log = write_ahead_log(path)
        self._opened = {file: _identity(file) for file in (path, self._log)}

    def check(self) -> int:
        """Return the size of the write-ahead log; raise ReplacedFile if it is another file."""
        for file, opened in self._opened.items():
            if _identity(file) != opened:
                raise ReplacedFile(f"{file.name} was deleted or replaced while it was in use")
        return self._log.stat().st_size


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        status = os.stat(file)  # noqa: PTH116 - called for every commit
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino
