"""The connection for reading, separate from the writer's."""

import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rapido.store.sqlite.database import connect

if TYPE_CHECKING:
    from sqlite3 import Connection


class Reader:
    """Runs queries one at a time, from any thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._database: Connection | None = connect(path)
        self._lock = threading.Lock()

    def read(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        with self._lock:
            if self._database is None:
                self._database = connect(self._path)
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def closed(self) -> Generator[None]:
        """Close the file for the duration of a `with` block; queries wait, the next opens it."""
        with self._lock:
            self._close()
            yield

    def close(self) -> None:
        with self._lock:
            self._close()

    def _close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None
